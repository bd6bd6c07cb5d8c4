import type { ColorFamily } from '@signet/brain';
import type { EngineInput } from '@signet/engine';
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
  return others.reduce((nearest, other) => (distance(color, other.lab) < distance(color, nearest.lab) ? other : nearest), first).family;
};

const chosen = ({ brain }: EngineInput, ids: readonly string[]): ColorFamily[] => brain.colorFamilies.filter(({ _id }) => ids.includes(_id));

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

const holdsAll = (favorites: readonly ColorFamily[], { colors }: SeenScheme): boolean => {
  const hexes = new Set<string>(Object.values(colors));
  return favorites.every(({ hex }) => hexes.has(hex));
};

export const wishChecks: readonly SchemeCheck[] = [
  {
    key: 'dislikes', claim: 'schemes without a disliked group in p1, p2, s1, a1, a2', atLeast: 1,
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
    key: 'favorites', claim: `quizzes whose favorites are in at least ${ENOUGH} of 30 schemes`, atLeast: 0.99,
    judge: (quiz, schemes) => {
      const favorites = favoritesOf(quiz);
      const holding = schemes.filter((scheme) => holdsAll(favorites, scheme)).length;
      return favorites.length === 0 ? silent : whole(holding >= ENOUGH, `in ${holding} schemes`);
    },
  },
  {
    key: 'favorites-first', claim: `quizzes whose favorites are in each of the first ${FIRST}`, atLeast: 1,
    judge: (quiz, schemes) => {
      const favorites = favoritesOf(quiz);
      const without = schemes.slice(0, FIRST).findIndex((scheme) => !holdsAll(favorites, scheme));
      return favorites.length === 0 ? silent : whole(without < 0, `not in scheme ${without + 1}`);
    },
  },
];
