import { recommendationCalls, type Quiz, type RecommendationSet, type Selections } from '@signet/contract';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../../../../api/call.ts';
import { messageOf } from '../../../../api/api-error.ts';
import { brandOf, brandQuery, hasFontForName, type Brand } from '../../../../brand/brand-queries.ts';
import { recommendationsQuery, selectionsQuery } from '../../../../brand/recommended-queries.ts';
import { toasts } from '../../../../ui/toast-queue.ts';
import { createChoiceStore, type ChoiceStore } from './choice-store.ts';
import { choiceOf, saveChoice, showChoice, tellFailed } from './saving.ts';
import { missingFor, type Kind } from './stepping.ts';

/** All that a tab of the results page draws and changes. */
export type Studio = {
  quiz: Quiz;
  selections: Selections;
  recommendations: RecommendationSet;
  brand: Brand;
  choices: ChoiceStore;
};

/** What can be undone lives as long as the tab of the browser, whatever screen is visited meanwhile. */
const stores = new WeakMap<QueryClient, Map<string, ChoiceStore>>();

const storeOf = (client: QueryClient, selections: Selections, quiz: Quiz): ChoiceStore => {
  const ofClient = stores.get(client) ?? new Map<string, ChoiceStore>();
  stores.set(client, ofClient);
  const known = ofClient.get(quiz._id);
  if (known) return known;
  const made = createChoiceStore({
    confirmed: choiceOf(selections, quiz.logoText),
    save: saveChoice(client, quiz._id),
    show: showChoice(client, quiz._id),
    onFailed: tellFailed,
  });
  ofClient.set(quiz._id, made);
  return made;
};

/** Asks for more of some lists; whether there are more now. Errors that start with 'Max Number' are not shown. */
export const fetchMore = async (
  client: QueryClient,
  quizId: string,
  types: Partial<Record<Kind, number>>,
): Promise<void> => {
  if (Object.keys(types).length === 0) return;
  const { errors, recommendations } = await call(recommendationCalls.additional, { body: { quizId, types } });
  client.setQueryData(recommendationsQuery(quizId).queryKey, recommendations);
  for (const error of errors.filter((one) => !one.startsWith('Max Number'))) toasts.error(error);
};

/** The lists as they are now. */
const listsOf = (client: QueryClient, { quiz, recommendations }: Studio): RecommendationSet =>
  client.getQueryData(recommendationsQuery(quiz._id).queryKey) ?? recommendations;

/**
 * The lists with what the next step of these kinds needs. They are there already, or what is missing is fetched, which
 * is a promise then; undefined where that failed.
 */
export const listsForStep = (
  client: QueryClient,
  studio: Studio,
  kinds: readonly Kind[],
): RecommendationSet | Promise<RecommendationSet | undefined> => {
  const { quiz, choices } = studio;
  const lists = listsOf(client, studio);
  const missing = missingFor(lists, choices.current().brandQuizSelections, kinds);
  if (Object.keys(missing).length === 0) return lists;
  return fetchMore(client, quiz._id, missing).then(
    () => listsOf(client, studio),
    (error: unknown) => void toasts.error(messageOf(error)),
  );
};

/** How far saving is, and what can be undone. */
export const useChoiceState = (choices: ChoiceStore) => useSyncExternalStore(choices.subscribe, choices.state);

/**
 * What is chosen as of this moment, for the controls that choose it: the brand around them is drawn a moment later, and
 * a radio that still says what was chosen before takes the next press for none.
 */
export const useChosenNow = (choices: ChoiceStore) => useSyncExternalStore(choices.subscribe, choices.current);

/** What the server has, for whoever draws it: how far saving is would have them drawn anew for nothing. */
export const useConfirmed = (choices: ChoiceStore) =>
  useSyncExternalStore(choices.subscribe, () => choices.state().confirmed);

/** Whether the same is drawn of both: a save that was answered counts the version up and changes nothing else. */
const drawsSame = (one: Selections, other: Selections): boolean =>
  one._id === other._id &&
  one.brandQuizSelections === other.brandQuizSelections &&
  one.customSelections === other.customSelections &&
  one.useCustomSelections === other.useCustomSelections &&
  one.activeSelections === other.activeSelections &&
  (one.version === 0) === (other.version === 0);

/** Selections that stay the same object as long as the same is drawn of them. */
const useDrawn = (now: Selections | undefined): Selections | undefined => {
  const [held, setHeld] = useState(now);
  if (held === now || (held && now && drawsSame(held, now))) return held;
  setHeld(now);
  return now;
};

/**
 * The brand with the lists it can be changed along, once both are here; where there is none, whether that is because
 * no font has the letters of the name.
 */
export const useStudio = (quiz: Quiz) => {
  const client = useQueryClient();
  const loaded = useQuery({ ...brandQuery(client, quiz), placeholderData: keepPreviousData });
  const { data: recommendations } = useQuery({
    ...recommendationsQuery(quiz._id),
    enabled: loaded.data === null,
    staleTime: Infinity,
  });
  const selections = useDrawn(useQuery({ ...selectionsQuery(quiz._id), enabled: false }).data);
  const isThere = Boolean(loaded.data);
  const studio = useMemo((): Studio | undefined => {
    if (!isThere || !selections || !recommendations) return undefined;
    const brand = brandOf(selections, recommendations);
    return brand && { quiz, selections, recommendations, brand, choices: storeOf(client, selections, quiz) };
  }, [client, isThere, quiz, recommendations, selections]);
  const { dataUpdatedAt } = loaded;
  useEffect(() => {
    const now = client.getQueryData(selectionsQuery(quiz._id).queryKey);
    if (dataUpdatedAt > 0 && now) storeOf(client, now, quiz).rebase(choiceOf(now, quiz.logoText));
    // only when the server has been asked: what is shown before it is saved is no news from there
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, quiz._id, dataUpdatedAt]);
  return {
    studio,
    isPending: loaded.isPending,
    refetch: loaded.refetch,
    lacksFont: loaded.data === null && recommendations !== undefined && !hasFontForName(recommendations),
  };
};
