import { quizSteps, type QuizAnswers, type QuizPage } from '@signet/brand';
import { IconCheck } from '@tabler/icons-react';
import { quizPath } from '../../../paths.ts';
import { Link } from '../../../shell/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './step-bar.module.css';
import { stepsInBar, type StepInBar } from './step-states.ts';

const spoken = { current: '', done: ', done', open: ', next to answer', 'not-yet': ', not yet' } as const;

const StepFace = ({ step }: { step: StepInBar }) => (
  <>
    <span className={styles.mark} aria-hidden="true">
      {step.done ? <IconCheck size={14} stroke={2.5} /> : step.page}
    </span>
    <span className={styles.name}>{step.name}</span>
    <VisuallyHidden>{step.state === 'current' && step.done ? ', done' : spoken[step.state]}</VisuallyHidden>
  </>
);

/** The quiz's steps with their states; those already reached are links (spec quiz §2). */
export const StepBar = ({ viewed, answers }: { viewed: QuizPage; answers: QuizAnswers }) => (
  <nav aria-label="Quiz steps" className={styles.bar} data-short={viewed === quizSteps.length}>
    <ol className={styles.steps}>
      {stepsInBar(viewed, answers).map((step) => (
        <li key={step.key} className={styles.step} data-state={step.state} data-done={step.done}>
          {step.state === 'not-yet' ? (
            <span className={styles.face}>
              <StepFace step={step} />
            </span>
          ) : (
            <Link
              className={styles.face}
              to={quizPath(step.page)}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              <StepFace step={step} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
