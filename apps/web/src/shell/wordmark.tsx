import { Mark } from '../ui/mark.tsx';
import { paths } from '../paths.ts';
import { Link } from './link.tsx';
import styles from './wordmark.module.css';

/** The mark and the name; leads to the start. */
export const Wordmark = () => (
  <Link to={paths.start} className={styles.wordmark} aria-label="Signet, home">
    <Mark size={36} />
    <span aria-hidden="true">Signet</span>
  </Link>
);
