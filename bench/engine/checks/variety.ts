import type { EngineInput } from '@signet/engine';
import { median } from '../../report.ts';
import { chromaOf, distance, hueBetween, hueOf, labOf, type Lab } from '../color-math.ts';
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
/** Two kinds of palette around one favorite. */
const LEAST_AROUND_ONE = 0.045;
const MEDIAN_APART = 0.065;
const HUELESS = 0.05;
/** As the first favorite's darker relative may be turned. */
const KIN = 20;
const FIRST = 5;
const FIRST_APART = 0.1;
const FAVORITE_APART = 0.05;

const isYellow = (color: Lab): boolean => hueOf(color) > 70 && hueOf(color) < 118;
/** Its hue, or ochre for a yellow. */
const isKin = (main: Lab, loved: Lab): boolean =>
  chromaOf(loved) >= HUELESS &&
  (hueBetween(main, loved) <= KIN || (isYellow(loved) && hueOf(main) >= 40 && hueOf(main) <= 90));

/**
 * Two primary colors of the favorites' own groups or hues may be nearer: the founder asked for those colors. One and
 * the same favorite may lead twice.
 */
const leastApart = (quiz: EngineInput, pair: readonly SeenScheme[]): number => {
  const favorites = favoritesOf(quiz);
  const groups = new Set(favorites.map(({ group }) => group));
  const [one, other] = pair.map(({ colors }) => colors.p1);
  if (one === other && favorites.some(({ hex }) => hex === one)) return 0;
  const isAsked = ({ labs }: SeenScheme) =>
    groups.has(familyOf(labs.p1, quiz.brain.colorFamilies).group) ||
    favorites.some(({ hex }) => isKin(labs.p1, labOf(hex)));
  return pair.every(isAsked) ? FAVORITE_APART : FIRST_APART;
};

const pairsOf = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));

/** Where two schemes are around one favorite, less is enough. */
const areApart = (quiz: EngineInput, one: SeenScheme, other: SeenScheme): boolean => {
  const isAroundOne = one.colors.p1 === other.colors.p1 && favoritesOf(quiz).some(({ hex }) => hex === one.colors.p1);
  return schemesApart(one, other) >= (isAroundOne ? LEAST_AROUND_ONE : LEAST_APART);
};

export const varietyChecks: readonly SchemeCheck[] = [
  {
    key: 'apart',
    claim:
      `quizzes whose schemes are all ${LEAST_APART.toFixed(2)} or more apart ` +
      `(${LEAST_AROUND_ONE} around one favorite)`,
    atLeast: 1,
    judge: (quiz, schemes) => {
      if (schemes.length < 2) return silent;
      const close = pairsOf(schemes).find(([one, other]) => !areApart(quiz, one, other));
      return whole(!close, `p1 ${close?.[0].colors.p1} and ${close?.[1].colors.p1}`, Math.min(...neighbors(schemes)));
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
      `(${FAVORITE_APART.toFixed(2)} where both follow a favorite, which may lead twice)`,
    atLeast: 1,
    judge: (quiz, schemes) => {
      const pairs = pairsOf(schemes.slice(0, FIRST));
      const close = pairs.find(([one, other]) => distance(one.labs.p1, other.labs.p1) < leastApart(quiz, [one, other]));
      return whole(
        !close,
        close ? `p1 ${close[0].colors.p1} and ${close[1].colors.p1}` : '',
        Math.min(...pairs.map(([one, other]) => distance(one.labs.p1, other.labs.p1))),
      );
    },
  },
];
