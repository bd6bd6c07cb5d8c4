import { orRefuse } from '../../http/refusal.ts';

/** Whoever makes a call about a quiz. */
export type Chooser = { _id: string; activeQuizId: string | null };

/**
 * The quiz that a call is about: the one given, else the active one. Whether it is the caller's, the store finds out.
 * @throws Refusal `notFound` for somebody who has none.
 */
export const chosenQuizId = ({ activeQuizId }: Pick<Chooser, 'activeQuizId'>, given: string | undefined): string =>
  orRefuse(given ?? activeQuizId, 'notFound');
