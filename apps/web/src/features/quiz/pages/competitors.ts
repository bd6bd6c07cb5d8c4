import { competitor, competitors as schema, limits, type Competitor } from '@signet/contract';
import * as z from 'zod/mini';
import { othersOf, positionWords } from '../competitors/position-words.ts';
import { listed, type PageDescriptor } from './page-descriptor.ts';

/** One entry for each of the three boxes; null where nothing is chosen. */
export type CompetitorSlots = readonly (Competitor | null)[];

/**
 * Page 2. `standOut` is the founder's own position between fitting in (0) and standing out (1); null where the
 * industry's norm counts.
 */
export type CompetitionAnswers = { slots: CompetitorSlots; standOut: number | null };

const slotsOf = (chosen: readonly Competitor[]): CompetitorSlots =>
  Array.from({ length: limits.competitors }, (_, place) => chosen[place] ?? null);

/** The competitors in their boxes' order, without the gaps. */
export const chosenCompetitors = (slots: CompetitorSlots): Competitor[] => slots.filter((slot) => slot !== null);

const namesOfCompanies = (companies: readonly Competitor[]) => companies.map(({ identifier }) => identifier.value);

export const competitors: PageDescriptor<CompetitionAnswers> = {
  heading: 'Your Competitors',
  intro: 'Name up to three companies your customers would look at first.',
  listedAs: { name: 'Competitors', what: 'competitors' },
  next: 3,
  draft: z.object({
    slots: z.array(z.nullable(competitor)).check(z.length(limits.competitors)),
    standOut: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  }),
  schema,
  saved: (quiz) => ({ slots: slotsOf(quiz.competitors ?? []), standOut: quiz.standOut ?? null }),
  toSave: ({ slots, standOut }) => ({ competitors: chosenCompetitors(slots), standOut }),
  essence: ({ slots, standOut }) => [chosenCompetitors(slots).map(({ identifier }) => identifier.uuid), standOut],
  summary: ({ slots, standOut }) => {
    const chosen = chosenCompetitors(slots);
    const named = listed(namesOfCompanies(chosen), 'No competitors');
    return standOut === null ? named : `${named}. ${positionWords(standOut, othersOf(chosen.length))}.`;
  },
};
