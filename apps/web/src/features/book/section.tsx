import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = { id: string; title: string; intro?: string; children: ReactNode };

/** A part of a chapter that has an address of its own. */
export const Section = ({ id, title, intro, children }: Props) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h3 id={`${id}-title`}>{title}</h3>
    {intro && <p className={styles.intro}>{intro}</p>}
    <div className={styles.body}>{children}</div>
  </section>
);
