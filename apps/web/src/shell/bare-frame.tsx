import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import styles from './bare-frame.module.css';
import { Wordmark } from './wordmark.tsx';

/** The frame of screens outside the app proper: the name above, one column of text on paper. */
export const BareFrame = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <div className={styles.frame}>
    <header className={styles.head}>
      <Wordmark />
    </header>
    <main className={styles.main} tabIndex={-1}>
      {children}
    </main>
  </div>
);
