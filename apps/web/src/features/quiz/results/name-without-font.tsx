import { Link } from 'react-router';
import { quizPath } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import styles from './results-failed.module.css';

/**
 * Nothing can be drawn, because no font has every letter of the name: what to do about it, instead of a 'Try again'
 * that never helps.
 */
export const NameWithoutFont = ({ companyName }: { companyName: string }) => (
  <div className={styles.failed} role="alert">
    <h2>
      None of our fonts can draw “<bdi>{companyName}</bdi>”
    </h2>
    <p>
      They have Latin letters and many of them Greek and Cyrillic ones, but no emoji, and not the letters of every
      script. Your answers are saved: write the name in other letters, and your brand is drawn from the rest.
    </p>
    <Link className={buttonClass('primary')} to={quizPath(1)}>
      Change the name
    </Link>
  </div>
);
