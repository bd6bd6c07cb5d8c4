import { orRefuse } from '../../http/refusal.ts';

/** Whoever makes a call about a quiz. */
export type Chooser = { _id: string; activeQuizId: string | null };

/** The quiz that a call is about: the one given, else the active one; undefined for somebody who has none. */
export const chosenQuizIdIfAny = (
  { activeQuizId }: Pick<Chooser, 'activeQuizId'>,
  given: string | undefined,
): string | undefined => given ?? activeQuizId ?? undefined;

/**
 * The same where there has to be one. Whether it is the caller's, the store finds out.
 * @throws Refusal `notFound` for somebody who has none.
 */
export const chosenQuizId = (user: Pick<Chooser, 'activeQuizId'>, given: string | undefined): string =>
  orRefuse(chosenQuizIdIfAny(user, given), 'notFound');
