import { quiz as quizShape, type Quiz } from '@signet/contract';

/** Where the answers of a founder wait who has no account yet; every tab of the browser shares them. */
const KEY = 'signet.stranger-quiz';
/** What the quiz is called that no server knows. */
export const STRANGER_QUIZ = 'stranger';

const blank = (brainVersionId: string): Quiz => ({
  _id: STRANGER_QUIZ,
  version: 0,
  brainVersionId,
  companyName: '',
  websiteUrl: '',
  logoText: '',
  industry: '',
  businessLifecycle: '',
  thoughtsAndFeelings: [],
  completed: false,
  updatedAt: new Date(0).toISOString(),
});

// where the browser keeps nothing, answers live as long as the page does
let held: Quiz | undefined;

/** What was answered; undefined where nothing was, or what is there is not ours. */
export const strangersAnswers = (): Quiz | undefined => {
  try {
    const kept = quizShape.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : held;
  } catch {
    return held;
  }
};

export const strangersQuiz = (brainVersionId: string): Quiz => strangersAnswers() ?? blank(brainVersionId);

export const keepStrangersQuiz = (quiz: Quiz): void => {
  held = quiz;
  try {
    localStorage.setItem(KEY, JSON.stringify(quiz));
  } catch {
    // full or forbidden: `held` has it
  }
};

/** The answers have found their account. */
export const forgetStrangersQuiz = (): void => {
  held = undefined;
  try {
    for (const name of Object.keys(localStorage))
      if (name === KEY || name.startsWith(`signet.quiz.${STRANGER_QUIZ}.`)) localStorage.removeItem(name);
  } catch {
    // forbidden: there was nothing
  }
};
