import { quizSteps } from '@signet/brand';
import { useLocation } from 'react-router';
import { resultsPaths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './quiz-skeleton.module.css';

/** The shape of a quiz page while the quiz is on its way. */
export const QuizSkeleton = () => (
  // the first tab of the results may lead to the directions, which have the whole width: no frame until that is known
  <div className={styles.quiz} aria-busy="true" data-frameless={useLocation().pathname === resultsPaths.preview}>
    <div className={styles.bar}>
      {quizSteps.map((step) => (
        <Skeleton key={step.key} height={44} />
      ))}
    </div>
    <div className={styles.studio}>
      <div className={styles.work}>
        <Skeleton width="min(420px, 100%)" height={50} />
        <Skeleton width="min(520px, 100%)" height={28} />
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
      <Skeleton className={styles.card} width={288} height={384} />
    </div>
  </div>
);
