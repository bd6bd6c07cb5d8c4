import { rankFonts, rankSchemes, type EngineInput } from '@signet/engine';
import type { SchemeColors } from '@signet/color';
import type { RecommendedSet } from './recommended-set.ts';

/** What later parts of a run ask of quizzes that were recommended already. */
type Remembered = {
  schemes: readonly SchemeColors[];
  headline: readonly string[];
  text: string;
};

const known = new Map<string, Remembered>();

/** All that a recommendation may depend on but the brain, which is one in a run. */
const keyOf = ({ seed, answers, companyName, research }: EngineInput): string =>
  JSON.stringify([seed, answers, companyName, research]);

const namesOf = ({ headline, bulkText }: Pick<RecommendedSet, 'headline' | 'bulkText'>) => ({
  headline: headline.map(({ fontId }) => fontId),
  text: bulkText[0]?.fontId ?? '',
});

/** Keeps what was recommended for a quiz, so that the run does not ask for the same again. */
export const remember = (quiz: EngineInput, set: RecommendedSet): void => {
  known.set(keyOf(quiz), { schemes: set.schemes.map(({ colors }) => colors), ...namesOf(set) });
};

/** The schemes of a quiz, from memory where it was asked already. */
export const schemesFor = (quiz: EngineInput): readonly SchemeColors[] =>
  known.get(keyOf(quiz))?.schemes ?? rankSchemes(quiz).map(({ colors }) => colors);

/** The headline families and the first text family of a quiz, from memory where it was asked already. */
export const fontsFor = (quiz: EngineInput): Pick<Remembered, 'headline' | 'text'> =>
  known.get(keyOf(quiz)) ?? namesOf(rankFonts(quiz));
