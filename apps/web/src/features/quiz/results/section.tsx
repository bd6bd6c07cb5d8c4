import type { QuizPage } from '@signet/brand';
import { useId, type ReactNode } from 'react';
import { EditLink } from './edit-link.tsx';
import styles from './section.module.css';

/** A numbered part of the brief with the way back to its page. */
export const Section = ({ number, title, page, children }: { number: number; title: string; page: QuizPage; children: ReactNode }) => {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 id={titleId}>{title}</h3>
        <EditLink page={page} what={title.toLowerCase()} />
      </header>
      <div>{children}</div>
    </section>
  );
};
