import {
  businessLifecycles,
  colorPreferences,
  competitor,
  keyword,
  limits,
  type BusinessLifecycle,
  type ColorPreferences,
  type Competitor,
  type KeywordRecord,
  type Quiz,
  type QuizSave,
} from '@signet/contract';
import * as z from 'zod/mini';

/** The pages with something to fill in. */
export type FormPage = 1 | 2 | 3 | 4;

/** Page 1 while it is being filled in: any field may still be empty. */
export type CompanyAnswers = { companyName: string; websiteUrl: string; industry: string; businessLifecycle: string };
/** Page 2: one entry for each of the three boxes; null where nothing is chosen. */
export type CompetitorSlots = readonly (Competitor | null)[];

/**
 * `standOut` is the founder's own position between fitting in (0) and standing out (1); null where the industry's
 * norm counts.
 */
export type CompetitionAnswers = { slots: CompetitorSlots; standOut: number | null };

/** What each page holds on screen, before it is saved. */
export type PageAnswers = {
  1: CompanyAnswers;
  2: CompetitionAnswers;
  3: ColorPreferences;
  4: readonly KeywordRecord[];
};

/** What a draft read back from the browser must look like; anything else is forgotten. */
export const draftShapes = {
  1: z.object({ companyName: z.string(), websiteUrl: z.string(), industry: z.string(), businessLifecycle: z.string() }),
  2: z.object({
    slots: z.array(z.nullable(competitor)).check(z.length(limits.competitors)),
    standOut: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  }),
  3: colorPreferences.shape.colorPreferences,
  4: z.array(keyword).check(z.maxLength(limits.keywords)),
} as const;

const slotsOf = (chosen: readonly Competitor[]): CompetitorSlots =>
  Array.from({ length: limits.competitors }, (_, place) => chosen[place] ?? null);

/** The competitors in their boxes' order, without the gaps. */
export const chosenCompetitors = (slots: CompetitorSlots): Competitor[] => slots.filter((slot) => slot !== null);

/** What the quiz holds, page by page, as the screens show it. */
export const savedAnswers = (quiz: Quiz): PageAnswers => ({
  1: {
    companyName: quiz.companyName,
    websiteUrl: quiz.websiteUrl,
    industry: quiz.industry,
    businessLifecycle: quiz.businessLifecycle,
  },
  2: { slots: slotsOf(quiz.competitors ?? []), standOut: quiz.standOut ?? null },
  3: quiz.colorPreferences ?? { favoriteColors: [], dislikedColors: [] },
  4: quiz.thoughtsAndFeelings,
});

const ids = (list: readonly { _id: string }[]) => list.map((one) => one._id);

const fingerprints: { [P in FormPage]: (answers: PageAnswers[P]) => unknown } = {
  1: (one) => [one.companyName, one.websiteUrl, one.industry, one.businessLifecycle],
  2: ({ slots, standOut }) => [chosenCompetitors(slots).map((one) => one.identifier.uuid), standOut],
  3: ({ favoriteColors, dislikedColors }) => [ids(favoriteColors), ids(dislikedColors)],
  4: ids,
};

/** One string per distinct answer: two answers that mean the same have the same. */
export const fingerprint = <P extends FormPage>(page: P, answers: PageAnswers[P]): string =>
  JSON.stringify(fingerprints[page](answers));

/** A page's part of the body of PUT /api/quizzes/. */
export type SavedPart = Omit<QuizSave, '_id' | 'version'>;

const isLifecycle = (id: string): id is BusinessLifecycle => businessLifecycles.some((stage) => stage.id === id);

const parts: { [P in FormPage]: (answers: PageAnswers[P]) => SavedPart } = {
  1: ({ businessLifecycle, ...rest }) => (isLifecycle(businessLifecycle) ? { ...rest, businessLifecycle } : rest),
  2: ({ slots, standOut }) => ({ competitors: chosenCompetitors(slots), standOut }),
  3: (answers) => ({ colorPreferences: answers }),
  4: (keywords) => ({ thoughtsAndFeelings: ids(keywords) }),
};

/** What saving a page sends. */
export const partToSave = <P extends FormPage>(page: P, answers: PageAnswers[P]): SavedPart => parts[page](answers);
