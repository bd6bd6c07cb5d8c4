import { quizSteps } from '@signet/brand';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useQuiz } from '../answers/use-answers.ts';
import { editedQuizId } from '../../../brand/edited-quiz.ts';
import { BrandPanel } from '../brand-card/brand-panel.tsx';
import { useVisitor } from '../../../shell/visitor.ts';
import { Settling } from '../../../ui/settling.tsx';
import { preloadPage } from '../page-needs.ts';
import styles from './quiz-layout.module.css';
import { StepBar } from './step-bar.tsx';
import { lazyAside } from '../../../ui/lazy-aside.ts';

// Beside the work and seldom looked at first, so its code may come after the page.
const AnalysisPanel = lazyAside(async () => (await import('../analysis/analysis-panel.tsx')).AnalysisPanel);

/**
 * What all pages of the quiz share: the step bar on top, the work below it, the brand card beside it. Competitors are
 * looked at for whoever is signed in.
 */
export const QuizLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const client = useQueryClient();
  const quiz = useQuiz();
  const visitor = useVisitor();
  const [, , segment, part] = useLocation().pathname.split('/');
  const viewed = quizSteps.find((step) => String(step.page) === segment)?.page ?? 1;
  const next = quizSteps.find((step) => step.page === viewed + 1)?.page;
  return (
    // A page that is being submitted leads to the next one: what that needs is fetched while the answers are saved.
    <div
      className={styles.quiz}
      data-wide={part === 'directions' || part === 'compare'}
      onSubmit={() => next && preloadPage(next, client, quiz)}
    >
      {/* brands side by side take the whole screen */}
      {part !== 'compare' && <StepBar viewed={viewed} answers={quiz} />}
      {visitor?.user.quizCompleted && editedQuizId() === quiz._id && (
        <p className={styles.editing}>The brand in your book stays as it is until you save this one.</p>
      )}
      <div className={styles.studio}>
        {/* the results show the brand itself; whoever has no account yet sees what it will be made from */}
        {(viewed !== quizSteps.length || !visitor) && (
          <aside className={styles.side} aria-label="Your brand so far">
            {visitor && (
              <Suspense fallback={<div className={styles.coming} />}>
                <AnalysisPanel quiz={quiz} page={viewed} />
              </Suspense>
            )}
            <BrandPanel />
          </aside>
        )}
        {/* the directions' last button stands where the next screen has its own; tabs are one screen */}
        <Settling key={part === 'directions' ? part : viewed} className={styles.main}>
          {children}
        </Settling>
      </div>
    </div>
  );
};
