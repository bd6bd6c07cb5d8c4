import { colorPreferences, companyProfile, competitors, keywordChoice } from '@signet/contract';

/** What the gate looks at: the quiz as it was answered by the server. */
export type QuizAnswers = Record<string, unknown>;

/**
 * The quiz pages by position (spec quiz §2). Pages with a schema count as done when the saved answers satisfy it
 * (spec quiz §5, "step completion"); the results page has nothing of its own to complete.
 */
export const quizSteps = [
  { page: 1, key: 'your-company', name: 'Your company', title: 'Lets Build Your Brand', schema: companyProfile },
  { page: 2, key: 'competitors', name: 'Competitors', title: 'Your Competitors', schema: competitors },
  { page: 3, key: 'colors', name: 'Colors', title: 'Color Preferences', schema: colorPreferences },
  { page: 4, key: 'keywords', name: 'Keywords', title: 'Your Keywords', schema: keywordChoice },
  { page: 5, key: 'results', name: 'Results', title: 'Your Brand Results', schema: undefined },
] as const;

export type QuizStep = (typeof quizSteps)[number];
export type QuizPage = QuizStep['page'];
/** Every place of the quiz that has an address: its pages, and the screen after the last one (spec quiz §2). */
export type QuizPlace = QuizPage | 'generating';

/**
 * The first page whose answers are missing: the count of steps that validate, in order, plus 1 (spec quiz §2). The
 * count stops at the first that fails (flow decisions). Between 1 and 5.
 */
export const firstUncompletedPage = (answers: QuizAnswers): QuizPage =>
  quizSteps.find((step) => !step.schema?.safeParse(answers).success)?.page ?? 5;

/** Whether every question is answered, so that results can be made. */
export const allAnswered = (answers: QuizAnswers): boolean => firstUncompletedPage(answers) === 5;

/**
 * The place a visitor of `/quiz/{segment}` may see, or where to send them instead (history replaced). An empty or
 * unknown path goes to step 1; a page beyond the first uncompleted one goes there (spec quiz §2). Generating needs
 * what the results need: every answer.
 */
export const gatedPage = (
  segment: string | undefined,
  answers: QuizAnswers,
): { page: QuizPlace } | { redirectTo: QuizPage } => {
  const page = segment === 'generating' ? segment : quizSteps.find((step) => String(step.page) === segment)?.page;
  if (!page) return { redirectTo: 1 };
  const first = firstUncompletedPage(answers);
  const needs = page === 'generating' ? quizSteps.length : page;
  return needs > first ? { redirectTo: first } : { page };
};
