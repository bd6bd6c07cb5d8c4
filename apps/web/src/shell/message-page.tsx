import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './message-page.module.css';

export type MessagePageProps = {
  title: string;
  /** Paragraphs. */
  children: ReactNode;
  /** A drawing above the title. */
  drawing?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** One thing to say, set like a letter: a title, a few lines, what to do next. */
export const MessagePage = ({ title, children, drawing, actions, className }: MessagePageProps) => (
  <div className={classNames(styles.page, className)}>
    {drawing && <div className={styles.drawing}>{drawing}</div>}
    <h1>{title}</h1>
    <div className={styles.text}>{children}</div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
