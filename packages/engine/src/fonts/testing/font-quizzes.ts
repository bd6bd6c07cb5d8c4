import type { NameFit } from '@signet/type';
import fc from 'fast-check';
import type { EngineInput, NameFits } from '../../input.ts';
import { readDefaultBrain } from '../../testing/default-brain.ts';

export const brain = await readDefaultBrain();

export const flawless: NameFit = { collisions: 0, gaps: 0, confusion: [], widths: [4, 4, 4], score: 1 };
/** The same fit in every weight of each of these families. */
export const fitsOf = (fits: ReadonlyMap<string, NameFit>): NameFits =>
  new Map(
    brain.fonts.flatMap(({ _id, weights }) => {
      const fit = fits.get(_id);
      return fit ? [[_id, new Map(weights.map((weight) => [weight, fit]))] as const] : [];
    }),
  );
export const allFit: ReadonlyMap<string, NameFit> = new Map(brain.fonts.map(({ _id }) => [_id, flawless]));

/** A quiz of the default brain in which every family sets the name without a flaw. */
export const fontQuiz = (keywords: readonly string[], rest: Partial<EngineInput> = {}): EngineInput => ({
  seed: 'quiz',
  brain,
  companyName: 'Acme',
  research: { competitors: [] },
  nameFits: fitsOf(allFit),
  answers: { favoriteColors: [], dislikedColors: [], keywords, industry: 'banking', lifecycle: 'seed' },
  ...rest,
});

/** Any three keywords, industry and lifecycle. */
export const anyQuiz = fc
  .record({
    keywords: fc.uniqueArray(fc.constantFrom(...brain.keywords.map(({ _id }) => _id)), { minLength: 3, maxLength: 3 }),
    industry: fc.constantFrom(...brain.industries.map(({ _id }) => _id)),
    lifecycle: fc.constantFrom('ideation', 'seed', 'seriesA'),
  })
  .map((answers) => fontQuiz([], { answers: { favoriteColors: [], dislikedColors: [], ...answers } }));
