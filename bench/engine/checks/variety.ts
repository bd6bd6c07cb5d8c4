import type { EngineInput } from '@signet/engine';
import { median } from '../../report.ts';
import { distance, type Lab } from '../color-math.ts';
import { silent, whole, type SchemeCheck, type SeenScheme } from './check.ts';
import { familyOf, favoritesOf } from './wishes.ts';

/** Spec of the bench: delta-E OK of the same roles, each by how much it tells brands apart. */
const weights = [
  ['p1', 0.3],
  ['s1', 0.15],
  ['p2', 0.1],
  ['a1', 0.1],
  ['a2', 0.05],
] as const;
const WEIGHT_SUM = weights.reduce((sum, [, weight]) => sum + weight, 0);

export const schemesApart = (one: SeenScheme, other: SeenScheme): number =>
  weights.reduce((sum, [role, weight]) => sum + weight * distance(one.labs[role], other.labs[role]), 0) / WEIGHT_SUM;

/** Each scheme's distance to the one that is most like it. */
const neighbors = (schemes: readonly SeenScheme[]): number[] =>
  schemes.map((one, at) =>
    Math.min(...schemes.map((other, place) => (place === at ? Infinity : schemesApart(one, other)))),
  );

const LEAST_APART = 0.06;
const MEDIAN_APART = 0.08;
const FIRST = 5;
const FIRST_APART = 0.1;
const FAVORITE_APART = 0.05;

/** Two primary colors of the favorites' own groups may be nearer: the founder asked for those colors. */
const leastApart = (quiz: EngineInput, pair: readonly Lab[]): number => {
  const favored = new Set(favoritesOf(quiz).map(({ group }) => group));
  return pair.every((main) => favored.has(familyOf(main, quiz.brain.colorFamilies).group))
    ? FAVORITE_APART
    : FIRST_APART;
};

const pairsOf = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));

export const varietyChecks: readonly SchemeCheck[] = [
  {
    key: 'apart',
    claim: `quizzes whose schemes are all ${LEAST_APART.toFixed(2)} or more apart`,
    atLeast: 1,
    judge: (_, schemes) => {
      const least = Math.min(...neighbors(schemes));
      return schemes.length < 2
        ? silent
        : whole(least >= LEAST_APART, `two schemes are ${least.toFixed(3)} apart`, least);
    },
  },
  {
    key: 'neighbors',
    claim: `quizzes whose median nearest scheme is ${MEDIAN_APART.toFixed(2)} or more away`,
    atLeast: 1,
    judge: (_, schemes) => {
      const middle = median(neighbors(schemes));
      return schemes.length < 2 ? silent : whole(middle >= MEDIAN_APART, `the median is ${middle.toFixed(3)}`, middle);
    },
  },
  {
    key: 'first-five',
    claim:
      `quizzes whose first ${FIRST} p1 are ${FIRST_APART.toFixed(2)} or more apart ` +
      `(${FAVORITE_APART.toFixed(2)} inside a favorite)`,
    atLeast: 1,
    judge: (quiz, schemes) => {
      const pairs = pairsOf(schemes.slice(0, FIRST));
      const close = pairs.find(
        ([one, other]) => distance(one.labs.p1, other.labs.p1) < leastApart(quiz, [one.labs.p1, other.labs.p1]),
      );
      return whole(
        !close,
        close ? `p1 ${close[0].colors.p1} and ${close[1].colors.p1}` : '',
        Math.min(...pairs.map(([one, other]) => distance(one.labs.p1, other.labs.p1))),
      );
    },
  },
];
