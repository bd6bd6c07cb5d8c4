import { Mark } from '../ui/mark.tsx';
import { paths } from '../paths.ts';
import { Link } from './link.tsx';
import { useFlag } from './feature-flags.ts';
import styles from './wordmark.module.css';

/** The mark that this Signet shows (spec administration §6), and the name; leads to the start. */
export const Wordmark = () => {
  const logo = useFlag('brand.logo') === 'next' ? 'next' : 'default';
  return (
    <Link to={paths.start} className={styles.wordmark} aria-label="Signet, home">
      <Mark size={36} logo={logo} />
      <span aria-hidden="true">Signet</span>
    </Link>
  );
};
