import { brandListCalls, quizCalls, type Quiz, type QuizSave } from '@signet/contract';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { editQuiz } from './edited-quiz.ts';
import { forgetOwnBrand } from './own-quiz.ts';
import { forgetStrangersQuiz, strangersAnswers } from './stranger-quiz.ts';

type Part = Omit<QuizSave, '_id' | 'version'>;

/** The answers page by page, as far as they go: what one page is refused for must not cost the others. */
const partsOf = (quiz: Quiz): Part[] => {
  const { companyName, websiteUrl, industry, businessLifecycle, competitors, standOut } = quiz;
  const { colorPreferences, thoughtsAndFeelings } = quiz;
  return [
    ...(companyName ? [{ companyName, websiteUrl, industry, businessLifecycle } as Part] : []),
    ...(competitors ? [{ competitors, standOut: standOut ?? null }] : []),
    ...(colorPreferences ? [{ colorPreferences }] : []),
    ...(thoughtsAndFeelings.length > 0 ? [{ thoughtsAndFeelings: thoughtsAndFeelings.map(({ _id }) => _id) }] : []),
  ];
};

/** An account that has answers of its own keeps them: these become a brand beside it. */
const quizToFill = async (): Promise<Quiz> => {
  const active = await call(quizCalls.get);
  if (active.version === 0 && !active.completed) return active;
  const { quizId } = await call(brandListCalls.begin, { body: {} });
  editQuiz(quizId);
  return call(quizCalls.get, { params: { id: quizId } });
};

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Takes what was answered before there was an account into the account's quiz. What cannot be kept (a name that cannot
 * be drawn, a word that is gone from the list) is asked again on its page. Where the server does not answer, everything
 * waits on in the browser for the next time.
 */
export const takeAlong = async (): Promise<void> => {
  const answered = strangersAnswers();
  if (!answered || answered.version === 0) return;
  try {
    const { _id, version } = await quizToFill();
    let basis = version;
    for (const part of partsOf(answered)) {
      try {
        basis = (await call(quizCalls.save, { body: { _id, version: basis, ...part } })).version;
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
    forgetStrangersQuiz();
    forgetOwnBrand(queryClient);
  } catch {
    // it waits
  }
};
