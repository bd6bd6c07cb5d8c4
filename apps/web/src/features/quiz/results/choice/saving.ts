import { selectionCalls, quizCalls, type Selections } from '@signet/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { OWN_BOOK, OWN_BRAND } from '../../../../api/own-keys.ts';
import { worthRetrying } from '../../../../api/query-client.ts';
import { refreshBrand } from '../../../../brand/brand-queries.ts';
import { selectionsQuery } from '../../../../brand/recommended-queries.ts';
import { quizQuery } from '../../../../brand/own-quiz.ts';
import { toasts } from '../../../../ui/toast-queue.ts';
import { Overtaken, PartlySaved, type About, type Choice } from './choice-store.ts';

/** Spec results §8. */
const failedWords = {
  kit: 'Error saving quiz data. Marketing Kit selection has been reverted.',
  fonts: 'Error saving quiz data. Font selections have been reverted.',
  logoText: 'Error saving quiz data. Logo text has been reverted.',
  other: 'An unknown error occurred while trying to save',
} as const satisfies Record<About, string>;

/** Milliseconds before another try; twice as many before the one after that. */
const BEFORE_RETRY = 400;

/** A server that does not answer is asked again before anything is taken back. */
const retrying = async <T>(work: () => Promise<T>, failures = 0): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!worthRetrying(failures, error)) throw error;
    await new Promise((done) => setTimeout(done, BEFORE_RETRY * 2 ** failures));
    return retrying(work, failures + 1);
  }
};

const partsOf = ({ brandQuizSelections, customSelections, useCustomSelections }: Omit<Choice, 'logoText'>) => ({
  brandQuizSelections,
  customSelections,
  useCustomSelections,
});

/** What a founder has chosen, as the server answered it. */
export const choiceOf = (selections: Selections, logoText: string): Choice => ({ ...partsOf(selections), logoText });

/** What is in force: the custom colors lie over the quiz's where they are in use (flow decisions). */
const activeOf = ({ brandQuizSelections, customSelections, useCustomSelections }: Choice) =>
  useCustomSelections ? { ...brandQuizSelections, ...customSelections } : brandQuizSelections;

/** Puts a choice on screen, before and after it is saved. */
export const showChoice = (client: QueryClient, quizId: string) => (choice: Choice) => {
  client.setQueryData(
    selectionsQuery(quizId).queryKey,
    (before) => before && { ...before, ...partsOf(choice), activeSelections: activeOf(choice) },
  );
  client.setQueryData(quizQuery.queryKey, (before) =>
    before && before.logoText !== choice.logoText ? { ...before, logoText: choice.logoText } : before,
  );
};

/** What other screens keep of the brand is of before. */
const forgetBrand = (client: QueryClient) =>
  Promise.all([OWN_BRAND, OWN_BOOK].map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'none' })));

/** In whatever order their keys come: the server answers in another than the screen writes. */
const equal = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

const saveSelections = async (client: QueryClient, quizId: string, wanted: Choice): Promise<Selections> => {
  const query = selectionsQuery(quizId);
  const { _id, version } = await client.ensureQueryData(query);
  try {
    return await retrying(() => call(selectionCalls.save, { body: { _id, version, ...partsOf(wanted) } }));
  } catch (error) {
    if (!(error instanceof ApiError && error.errorCode === 'staleSelections')) throw error;
    const now = await call(selectionCalls.get, { params: { id: _id } });
    // as after an answer that got lost on its way: the very same choice is saved already
    if (equal(partsOf(now), partsOf(wanted))) return now;
    client.setQueryData(query.queryKey, now);
    throw new Overtaken(choiceOf(now, wanted.logoText), { cause: error });
  }
};

/** The name as it is drawn. Which fonts suit it is ranked anew in that request, so the lists follow. */
const saveLogoText = async (client: QueryClient, logoText: string): Promise<void> => {
  const { _id, version } = await client.ensureQueryData(quizQuery);
  const saved = await retrying(() => call(quizCalls.save, { body: { _id, version, logoText } }));
  client.setQueryData(quizQuery.queryKey, saved);
  // the name is saved by now; whoever shows the brand asks again
  await refreshBrand(client, _id).catch(() => undefined);
};

/**
 * Saves what differs from what the server has; answers what it has then. The first choice of all is saved even where
 * it is what was recommended: from then on the founder has decided. What was saved as it was wanted is answered as the
 * very object: what can be undone would keep a copy of each step otherwise.
 */
export const saveChoice =
  (client: QueryClient, quizId: string) =>
  async (wanted: Choice, confirmed: Choice): Promise<Choice> => {
    const query = selectionsQuery(quizId);
    const renames = wanted.logoText !== confirmed.logoText;
    if (renames) await saveLogoText(client, wanted.logoText);
    const isFirst = !renames && (await client.ensureQueryData(query)).version === 0;
    try {
      if (isFirst || !equal(partsOf(wanted), partsOf(confirmed)))
        client.setQueryData(query.queryKey, await saveSelections(client, quizId, wanted));
    } catch (error) {
      if (!renames || error instanceof Overtaken) throw error;
      throw new PartlySaved({ ...confirmed, logoText: wanted.logoText }, { cause: error });
    }
    await forgetBrand(client);
    const now = choiceOf(await client.ensureQueryData(query), wanted.logoText);
    return equal(now, wanted) ? wanted : now;
  };

/** Says what was taken back, in the spec's words, and offers to try once more. A refusal adds why. */
export const tellFailed = (about: About, thrown: unknown, again: () => void): void => {
  if (thrown instanceof Overtaken) {
    toasts.error(messageOf(thrown.cause));
    return;
  }
  const error = thrown instanceof PartlySaved ? thrown.cause : thrown;
  const refused = error instanceof ApiError && error.errorCode !== undefined;
  const message = refused ? `${failedWords[about]} ${error.message}` : failedWords[about];
  toasts.error(message, { label: 'Try again', onPress: again });
};
