import {
  brainCalls,
  companyCalls,
  quizCalls,
  refusals,
  strangerCalls,
  type Call,
  type Quiz,
  type QuizSave,
  type RefusalCode,
  type Result,
} from '@signet/contract';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { TokenSource } from '../../../api/tokens.ts';
import { keepStrangersQuiz, strangersQuiz } from '../../../brand/stranger-quiz.ts';

type Lists = Result<typeof strangerCalls.lists>;

const refused = (errorCode: RefusalCode): ApiError => {
  const { status, message } = refusals[errorCode];
  return new ApiError(message, { status, errorCode });
};

/** The brain's lists, asked for once. */
export const strangersLists = (): Promise<Lists> =>
  queryClient.ensureQueryData({
    queryKey: ['strangers', 'lists'],
    queryFn: () => call(strangerCalls.lists),
    staleTime: Infinity,
  });

/** Answers that are kept as they are sent. */
const kept = [
  'companyName',
  'websiteUrl',
  'industry',
  'businessLifecycle',
  'logoText',
  'competitors',
  'colorPreferences',
] as const satisfies readonly (keyof QuizSave)[];

/** The quiz after a save, as the server would answer it. */
const saved = (sent: QuizSave, before: Quiz, { keywords }: Lists): Quiz => {
  const { standOut: own, ...rest } = before;
  const position = sent.standOut === undefined ? own : sent.standOut;
  const words = sent.thoughtsAndFeelings as (string | { _id: string })[] | undefined;
  const ids = words?.map((one) => (typeof one === 'string' ? one : one._id));
  const given = kept.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]] as const);
  return {
    ...rest,
    ...Object.fromEntries(given),
    ...(typeof position === 'number' && { standOut: position }),
    ...(ids && { thoughtsAndFeelings: ids.flatMap((id) => keywords.find((one) => one._id === id) ?? []) }),
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  };
};

const save = async (sent: QuizSave): Promise<Quiz> => {
  const lists = await strangersLists();
  const before = strangersQuiz(lists.brainVersionId);
  // another tab of the same browser
  if (sent.version !== before.version) throw refused('staleQuiz');
  const after = saved(sent, before, lists);
  keepStrangersQuiz(after);
  return after;
};

const lists = {
  industries: brainCalls.industries,
  keywords: brainCalls.keywords,
  categories: brainCalls.categories,
  colorFamilies: brainCalls.colorFamilies,
  searchWords: brainCalls.searchWords,
} as const satisfies Partial<Record<keyof Lists, Call>>;

const ownLists = Object.entries(lists) as [keyof typeof lists, Call][];

/**
 * Answers what the pages of the quiz ask while nobody is signed in: the quiz from this browser, lists and companies
 * from the calls for strangers. What needs an account is refused without asking.
 */
export const answerStrangers: NonNullable<TokenSource['answer']> = (endpoint, { query, body }) => {
  if (endpoint.access.who === 'public') return undefined;
  const list = ownLists.find(([, one]) => one.path === endpoint.path)?.[0];
  if (list) return strangersLists().then((all) => all[list]);
  if (endpoint.path === companyCalls.autocompletes.path)
    return call(strangerCalls.companies, { query: query as never });
  if (endpoint.path === quizCalls.get.path)
    return strangersLists().then(({ brainVersionId }) => strangersQuiz(brainVersionId));
  if (endpoint.path === quizCalls.save.path) return save(body as QuizSave);
  return Promise.reject(refused('unauthenticated'));
};
