import { quizSteps } from '@signet/brand';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { useQuiz } from '../answers/use-answers.ts';
import { BrandPanel } from '../brand-card/brand-panel.tsx';
import { Settling } from '../../../ui/settling.tsx';
import { preloadPage } from '../page-needs.ts';
import styles from './quiz-layout.module.css';
import { StepBar } from './step-bar.tsx';

/** What all pages of the quiz share: the step bar on top, the work below it, the brand card beside it. */
export const QuizLayout = () => {
  const client = useQueryClient();
  const quiz = useQuiz();
  const segment = useLocation().pathname.split('/').at(-1);
  const viewed = quizSteps.find((step) => String(step.page) === segment)?.page ?? 1;
  const next = quizSteps.find((step) => step.page === viewed + 1)?.page;
  return (
    // A page that is being submitted leads to the next one: what that needs is fetched while the answers are saved.
    <div className={styles.quiz} onSubmit={() => next && preloadPage(next, client, quiz)}>
      <StepBar viewed={viewed} answers={quiz} />
      <div className={styles.studio}>
        {viewed !== quizSteps.length && (
          <aside className={styles.side} aria-label="Your brand so far">
            <BrandPanel />
          </aside>
        )}
        <Settling key={viewed} className={styles.main}>
          <Outlet />
        </Settling>
      </div>
    </div>
  );
};
