import { useRouteError } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './quiz-failed.module.css';

/** The quiz cannot be loaded (spec quiz §8). Anything but a failed call is for the glitch page further up. */
export const QuizFailed = () => {
  const error = useRouteError();
  if (!(error instanceof ApiError)) throw error;
  return (
    <div className={styles.failed} role="alert">
      <h1>Failed to initialize quiz</h1>
      <p>{error.message}</p>
      <p>Your saved answers are safe.</p>
      <Button variant="primary" onPress={() => window.location.reload()}>
        Refresh
      </Button>
    </div>
  );
};
