import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './locked-over.module.css';

export type LockedOverProps = {
  /** What lies below and cannot be used yet; only seen, never read aloud. */
  below: ReactNode;
  title: ReactNode;
  text: string;
  /** What would open it. */
  children: ReactNode;
  className?: string;
};

/** A framed panel over pages that are closed for now, and says what would open them. */
export const LockedOver = ({ below, title, text, children, className }: LockedOverProps) => (
  <div className={classNames(styles.locked, className)}>
    <div className={styles.below} aria-hidden="true">
      {below}
    </div>
    <div className={styles.over}>
      <IconLock size={28} stroke={1.5} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  </div>
);
