import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { LevelIcon, type Level } from './level-icon.tsx';

const looks = {
  error: styles.error,
  warning: styles.warning,
  success: styles.success,
  info: styles.info,
} as const satisfies Record<Level, string>;

export type BannerProps = {
  level: Level;
  children: ReactNode;
  title?: string;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Red all over: the keywords page's error (spec quiz §2). Only with `level="error"`. */
  isFilled?: boolean;
  className?: string;
};

/** A message in the flow of the page. An error is announced at once, the rest when there is a pause. */
export const Banner = ({ level, children, title, action, isFilled = false, className }: BannerProps) => (
  <div
    className={classNames(styles.banner, looks[level], isFilled && styles.filled, className)}
    role={level === 'error' ? 'alert' : 'status'}
  >
    <span className={styles.icon}>
      <LevelIcon level={level} />
    </span>
    <div className={styles.words}>
      {title && <div className={styles.title}>{title}</div>}
      {children}
    </div>
    {action}
  </div>
);
