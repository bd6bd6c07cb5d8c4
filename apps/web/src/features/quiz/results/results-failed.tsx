import { quizPath } from '../../../paths.ts';
import { Link } from '../../../shell/link.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './results-failed.module.css';

/** Spec results §8: nothing to show, even after everything was asked for afresh. */
export const ResultsFailed = ({ onTryAgain }: { onTryAgain: () => Promise<unknown> }) => (
  <div className={styles.failed} role="alert">
    <h2>An Unknown Error Has Occurred</h2>
    <p>Your answers are saved. Your brand could not be put together from them just now.</p>
    <div className={styles.ways}>
      <Link look="secondary" to={quizPath(4)}>
        Back to keywords
      </Link>
      <Button onPress={onTryAgain}>Try again</Button>
    </div>
  </div>
);

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
      Our fonts have Latin letters, and many have Greek and Cyrillic, but no emoji and not every script. Your answers
      are saved: write the name in other letters, and we draw your brand.
    </p>
    <Link look="primary" to={quizPath(1)}>
      Change the name
    </Link>
  </div>
);
