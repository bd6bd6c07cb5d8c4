import type { ReactNode } from 'react';
import { Link } from '../../shell/link.tsx';
import styles from './chapter.module.css';

type Props = {
  /** Where a link leads; unique on the page. */ id: string;
  number: number;
  title: string;
  intro: string;
  /** Its sections by id and title, to be reached from its beginning. */ contents?:
    | readonly (readonly [id: string, title: string])[]
    | undefined;
  children: ReactNode;
};

/** A numbered chapter of the book: what it is about at the side, what it shows beside it. */
export const Chapter = ({ id, number, title, intro, contents, children }: Props) => (
  <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <header className={styles.head}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      {contents && (
        <nav className={styles.contents} aria-label={`Contents of ${title}`}>
          {contents.map(([section, name]) => (
            <Link key={section} to={`#${section}`}>
              {name}
            </Link>
          ))}
        </nav>
      )}
    </header>
    <div className={styles.body}>{children}</div>
  </section>
);
