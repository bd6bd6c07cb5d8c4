import { quizSteps, type QuizPage } from '@signet/brand';
import styles from './page-heading.module.css';

/** The page's heading and its one sentence. */
export const PageHeading = ({ page, heading, intro }: { page: QuizPage; heading: string; intro: string }) => (
  <header className={styles.heading}>
    <p className={styles.place}>
      Step {page} of {quizSteps.length}
    </p>
    <h1>{heading}</h1>
    <p className={styles.intro}>{intro}</p>
  </header>
);
