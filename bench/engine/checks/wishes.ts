import type { ColorFamily, ColorGroup } from '@signet/brain';
import type { EngineInput } from '@signet/engine';
import { labOf as cielabOf } from '@signet/color';
import { distance, labOf, type Lab } from '../color-math.ts';
import { each, silent, whole, type SchemeCheck, type SeenScheme } from './check.ts';

const colored = ['p1', 'p2', 's1', 'a1', 'a2'] as const;
const ENOUGH = 27;
const FIRST = 5;

type Families = EngineInput['brain']['colorFamilies'];

const known = new WeakMap<Families, { family: ColorFamily; lab: Lab }[]>();
const familiesInLab = (families: Families): { family: ColorFamily; lab: Lab }[] => {
  const labs = known.get(families) ?? families.map((family) => ({ family, lab: labOf(family.hex) }));
  known.set(families, labs);
  return labs;
};

/** The family that a color looks most like; its group is the color's group. */
export const familyOf = (color: Lab, families: Families): ColorFamily => {
  const [first, ...others] = familiesInLab(families);
  if (!first) throw new Error('The brain has no color families.');
  return others.reduce(
    (nearest, other) => (distance(color, other.lab) < distance(color, nearest.lab) ? other : nearest),
    first,
  ).family;
};

const chosen = ({ brain }: EngineInput, ids: readonly string[]): ColorFamily[] =>
  brain.colorFamilies.filter(({ _id }) => ids.includes(_id));

export const favoritesOf = (quiz: EngineInput): ColorFamily[] => chosen(quiz, quiz.answers.favoriteColors);

/** A dislike excludes its whole group; where the founder favors a family of that group, the disliked family alone. */
export const isExcluded = (quiz: EngineInput): ((color: Lab) => boolean) => {
  const favored = new Set(favoritesOf(quiz).map(({ group }) => group));
  const disliked = chosen(quiz, quiz.answers.dislikedColors);
  return (color) => {
    if (disliked.length === 0) return false;
    const is = familyOf(color, quiz.brain.colorFamilies);
    return disliked.some((one) => one._id === is._id || (one.group === is.group && !favored.has(one.group)));
  };
};

/**
 * Where people's names for colors lie in CIELAB: centroids of the basic terms (Heer and Stone, "Color naming models",
 * 2012).
 */
const names: readonly (readonly [group: ColorGroup, lightness: number, a: number, b: number])[] = [
  ['red', 46, 62, 40],
  ['orange', 63, 36, 60],
  ['yellow', 87, -15, 74],
  ['green', 68, -50, 47],
  ['blue', 45, 22, -54],
  ['purple', 42, 53, -45],
  ['pink', 61, 58, -12],
  ['brown', 42, 15, 33],
  ['black', 11, 2, 0],
  ['gray', 61, -2, 2],
  ['white', 94, -3, 5],
];
/** AUTHORED: how much further the next name must be; between names people disagree. */
const CLEAR = 1.4;
/** What people would call a color, where one name lies clearly nearest. */
const nameOf = (hex: string): ColorGroup | undefined => {
  const { lightness, a, b } = cielabOf(hex);
  const [nearest, next] = names
    .map(([group, ...center]) => ({ group, away: Math.hypot(lightness - center[0], a - center[1], b - center[2]) }))
    .toSorted((one, other) => one.away - other.away);
  return nearest && next && nearest.away * CLEAR <= next.away ? nearest.group : undefined;
};

const holdsAll = (favorites: readonly ColorFamily[], { colors }: SeenScheme): boolean => {
  const hexes = new Set<string>(Object.values(colors));
  return favorites.every(({ hex }) => hexes.has(hex));
};

export const wishChecks: readonly SchemeCheck[] = [
  {
    key: 'dislikes',
    claim: 'schemes without a disliked group in p1, p2, s1, a1, a2',
    atLeast: 1,
    judge: (quiz, schemes) => {
      if (quiz.answers.dislikedColors.length === 0) return silent;
      const excluded = isExcluded(quiz);
      return each(schemes, ({ colors, labs }) => {
        const role = colored.find((one) => excluded(labs[one]));
        return role && `${role} ${colors[role]} looks like ${familyOf(labs[role], quiz.brain.colorFamilies)._id}`;
      });
    },
  },
  {
    // stricter than the product's rule, which goes by the nearest family: a founder goes by the name
    key: 'dislikes-named',
    claim: 'schemes without a color that people would clearly call by a disliked group\u2019s name',
    judge: (quiz, schemes) => {
      const favored = new Set(favoritesOf(quiz).map(({ group }) => group));
      const groups = new Set(
        chosen(quiz, quiz.answers.dislikedColors)
          .map(({ group }) => group)
          .filter((group) => !favored.has(group)),
      );
      if (groups.size === 0) return silent;
      return each(schemes, ({ colors }) => {
        const names = colored.map((role) => ({ role, name: nameOf(colors[role]) }));
        const called = names.find(({ name }) => name && groups.has(name));
        return called && `${called.role} ${colors[called.role]} would be called ${called.name}`;
      });
    },
  },
  {
    key: 'favorites',
    claim: `quizzes whose favorites are in at least ${ENOUGH} of 30 schemes`,
    atLeast: 0.99,
    judge: (quiz, schemes) => {
      const favorites = favoritesOf(quiz);
      const holding = schemes.filter((scheme) => holdsAll(favorites, scheme)).length;
      return favorites.length === 0 ? silent : whole(holding >= ENOUGH, `in ${holding} schemes`);
    },
  },
  {
    key: 'favorites-first',
    claim: `quizzes whose favorites are in each of the first ${FIRST}`,
    atLeast: 1,
    judge: (quiz, schemes) => {
      const favorites = favoritesOf(quiz);
      const without = schemes.slice(0, FIRST).findIndex((scheme) => !holdsAll(favorites, scheme));
      return favorites.length === 0 ? silent : whole(without < 0, `not in scheme ${without + 1}`);
    },
  },
];
