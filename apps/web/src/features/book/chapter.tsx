import type { ReactNode } from 'react';
import styles from './chapter.module.css';

type Props = {
  /** Where a link leads; unique on the page. */ id: string;
  number: number;
  title: string;
  intro: string;
  children: ReactNode;
};

/** A numbered chapter of the book: what it is about at the side, what it shows beside it. */
export const Chapter = ({ id, number, title, intro, children }: Props) => (
  <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <header className={styles.head}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
    </header>
    <div className={styles.body}>{children}</div>
  </section>
);
