import { firstUncompletedPage, quizSteps, type QuizAnswers, type QuizPage, type QuizStep } from '@signet/brand';

/**
 * How a step shows in the bar: the page on screen; done; the one that is waiting to be answered; not to be reached
 * yet.
 */
export type StepState = 'current' | 'done' | 'open' | 'not-yet';

export type StepInBar = QuizStep & { state: StepState; done: boolean };

const stateOf = (page: QuizPage, viewed: QuizPage, first: QuizPage): StepState => {
  if (page === viewed) return 'current';
  if (page < first) return 'done';
  return page === first ? 'open' : 'not-yet';
};

/**
 * The steps with their states. Spec quiz §2: the bar jumps back to any completed step or to the current one (`done`,
 * `open`).
 */
export const stepsInBar = (viewed: QuizPage, answers: QuizAnswers): StepInBar[] => {
  const first = firstUncompletedPage(answers);
  return quizSteps.map((step) => ({ ...step, state: stateOf(step.page, viewed, first), done: step.page < first }));
};
