import type { Brain } from '@signet/brain';
import { businessLifecycles } from '@signet/contract';
import type { EngineInput } from '@signet/engine';
import { seededRandom } from '../live/random.ts';
import { companyNames } from './names.ts';

/** A number from 0 up to 1. */
export type Random = () => number;

/** What random quizzes are made from. `fitsOf` judges a company's name in every font. */
export type QuizSource = {
  brain: Brain;
  brandColors: readonly string[];
  fitsOf: (name: string) => EngineInput['nameFits'];
};

const MOST_COMPETITORS = 3;
const MOST_COLORS = 6;
const MOST_CHOICES = 2;
const KEYWORDS = 3;

export const oneOf = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to draw from.');
  return item;
};

/** So many different ones, in the order in which they were drawn. */
export const draw = <Item>(items: readonly Item[], count: number, random: Random): Item[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};

const upTo = (most: number, random: Random): number => Math.floor(random() * (most + 1));
const ids = (rows: readonly { _id: string }[]): string[] => rows.map(({ _id }) => _id);

const drawCompetitors = (brandColors: readonly string[], random: Random): EngineInput['research']['competitors'] =>
  Array.from({ length: upTo(MOST_COMPETITORS, random) }, (_, at) => ({
    id: `competitor-${at}`,
    name: `Rival ${'ABC'[at]}`,
    colors: draw(brandColors, 1 + upTo(MOST_COLORS - 1, random), random),
  }));

/**
 * The random quiz of a number, always the same: industries x lifecycles x 0 to 3 competitors with 1 to 6 colors x 0
 * to 2 favorites x 0 to 2 dislikes that are not favorites x 3 keywords. The industry's norm is the position between
 * fitting in and standing out.
 */
export const quizAt = ({ brain, brandColors, fitsOf }: QuizSource, number: number): EngineInput => {
  const random = seededRandom(number * 7919 + 4);
  const families = draw(ids(brain.colorFamilies), 2 * MOST_CHOICES, random);
  const companyName = oneOf(companyNames, random);
  return {
    seed: `quiz-${number}`,
    brain,
    companyName,
    nameFits: fitsOf(companyName),
    answers: {
      favoriteColors: families.slice(0, upTo(MOST_CHOICES, random)),
      dislikedColors: families.slice(MOST_CHOICES, MOST_CHOICES + upTo(MOST_CHOICES, random)),
      keywords: draw(ids(brain.keywords), KEYWORDS, random),
      industry: oneOf(ids(brain.industries), random),
      lifecycle: oneOf(businessLifecycles, random).id,
    },
    research: { competitors: drawCompetitors(brandColors, random) },
  };
};

/** The first so many quizzes, one at a time. */
export const quizzes = function* (source: QuizSource, count: number): Generator<EngineInput> {
  for (let number = 0; number < count; number++) yield quizAt(source, number);
};

/** Who asked what, in one line, for whoever looks into a failure. */
export const describeQuiz = ({ seed, companyName, answers, research }: EngineInput): string => {
  const { favoriteColors, dislikedColors, keywords, industry, lifecycle } = answers;
  const rivals = research.competitors.map(({ colors }) => colors.join(' ')).join(' | ');
  const wishes = `likes [${favoriteColors.join(' ')}] dislikes [${dislikedColors.join(' ')}] ${keywords.join(' ')}`;
  return `${seed} ${companyName}: ${wishes}; ${industry}, ${lifecycle}; rivals [${rivals}]`;
};
