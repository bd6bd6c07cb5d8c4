import { Button } from '../../../ui/button.tsx';
import styles from './results-failed.module.css';

/** Spec results §8: nothing to show, even after everything was asked for afresh. */
export const ResultsFailed = ({ onTryAgain }: { onTryAgain: () => Promise<unknown> }) => (
  <div className={styles.failed} role="alert">
    <h2>An Unknown Error Has Occurred</h2>
    <p>Your answers are saved. Your brand could not be put together from them just now.</p>
    <Button onPress={onTryAgain}>Try again</Button>
  </div>
);
