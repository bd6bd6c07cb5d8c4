import type { ColorFamily } from '@signet/brain';
import type { EngineInput } from '@signet/engine';
import { chromaOf, contrastOf, distance, hueBetween, hueOf, labOf, type Lab } from '../color-math.ts';
import { wordsOf } from '../name-words.ts';
import type { RecommendedSet } from '../recommended-set.ts';
import { nearestTo, rivalColors, rivalMains } from './competitors.ts';
import { each, silent, whole, type SetCheck } from './check.ts';
import { familyOf, favoritesOf } from './wishes.ts';

const FIRST = 5;
const LED = 3;
const KIN = 15;
const HUELESS = 0.05;
const CARRIES_TEXT = 4.5;
const FROM_MAINS = 0.15;
const FROM_ANY = 0.1;
const SENSIBLE = 10;
const DARING = 0.75;

type Scheme = RecommendedSet['schemes'][number];

const isYellow = (color: Lab): boolean => hueOf(color) > 70 && hueOf(color) < 118;
/** Ochre is what yellow is when it is dark. */
const isOchre = (color: Lab): boolean => hueOf(color) >= 40 && hueOf(color) <= 90;

const isKin = (main: string, { hex }: ColorFamily): boolean => {
  const [dark, loved] = [labOf(main), labOf(hex)];
  if (chromaOf(loved) < HUELESS) return true;
  return hueBetween(dark, loved) <= KIN || (isYellow(loved) && isOchre(dark));
};

/** Whether a competitor stands so near to a favorite that it cannot be a primary color. */
const isTaken = (quiz: EngineInput, { hex }: ColorFamily): boolean =>
  nearestTo(labOf(hex), rivalMains(quiz)) < FROM_MAINS || nearestTo(labOf(hex), rivalColors(quiz)) < FROM_ANY;

/** Whether the founder dislikes what a favorite's darker relative is called. */
const isUnwanted = ({ brain, answers }: EngineInput, { group }: ColorFamily): boolean => {
  const kin: Partial<Record<ColorFamily['group'], readonly ColorFamily['group'][]>> = {
    yellow: ['brown', 'orange'],
    orange: ['brown', 'red'],
    pink: ['red', 'purple'],
    white: ['gray', 'black', 'brown'],
    gray: ['black'],
  };
  const groups = brain.colorFamilies.filter(({ _id }) => answers.dislikedColors.includes(_id)).map((one) => one.group);
  return groups.some((one) => one === group || kin[group]?.includes(one));
};

const leads = (favorites: readonly ColorFamily[], { colors }: Scheme): boolean =>
  favorites.some((favorite) =>
    contrastOf(favorite.hex, '#ffffff') >= CARRIES_TEXT ? colors.p1 === favorite.hex : isKin(colors.p1, favorite),
  );

const plainly = 0.75;
const namedIn = ({ brain, companyName }: EngineInput): ColorFamily | undefined => {
  const words = wordsOf(companyName);
  const [strongest] = brain.nameWords
    .filter(({ word, strength }) => strength >= plainly && words.has(word))
    .toSorted((one, other) => other.strength - one.strength);
  return brain.colorFamilies.find(({ _id }) => _id === strongest?.colorFamily_id);
};

const NAMED_WITHIN = 30;
const OF_ITS_YELLOW = 15;

const isNearWhite = (hex: string): boolean => labOf(hex)[0] > 0.93;

/** Which color leads, as `docs/decisions/0014` says. */
export const leadChecks: readonly SetCheck[] = [
  {
    key: 'favorites-lead',
    claim: 'quizzes whose favorites lead the first scheme and three of the first five, where no competitor forbids it',
    atLeast: 0.98,
    judge: (quiz, { schemes }) => {
      const favorites = favoritesOf(quiz);
      if (favorites.length === 0 || favorites.some((one) => isTaken(quiz, one) || isUnwanted(quiz, one))) return silent;
      const led = schemes.slice(0, FIRST).map((scheme) => leads(favorites, scheme));
      const isLed = led[0] === true && led.filter(Boolean).length >= LED;
      return whole(isLed, `${favorites.map(({ _id }) => _id).join(' and ')}: ${schemes[0]?.colors.p1} first`);
    },
  },
  {
    key: 'two-favorites',
    claim: 'quizzes with two favorites whose first scheme has both among p1, s1 and a1, where no competitor forbids it',
    atLeast: 0.9,
    judge: (quiz, { schemes: [first] }) => {
      const favorites = favoritesOf(quiz);
      const canBeSeen =
        favorites.every(({ hex }) => chromaOf(labOf(hex)) >= HUELESS && !isNearWhite(hex)) &&
        favorites.some(({ hex }) => contrastOf(hex, '#ffffff') >= CARRIES_TEXT);
      const [one, other] = favorites;
      if (!first || !one || !other || !canBeSeen || favorites.some((favorite) => isTaken(quiz, favorite)))
        return silent;
      if (distance(labOf(one.hex), labOf(other.hex)) < FROM_MAINS) return silent;
      const { p1, s1, a1 } = first.colors;
      return whole(
        favorites.every(({ hex }) => [p1, s1, a1].includes(hex)),
        `${favorites.map(({ _id }) => _id).join(' and ')}: ${p1} ${s1} ${a1}`,
      );
    },
  },
  {
    key: 'absurd',
    claim: 'quizzes without an absurd p1 among the first ten',
    atLeast: 1,
    judge: (quiz, { schemes }) => {
      const { brain, answers } = quiz;
      const norm = brain.industries.find(({ _id }) => _id === answers.industry)?.standOut ?? 0.5;
      if ((answers.standOut ?? norm) > DARING) return silent;
      const never = new Set(
        brain.industryNever.filter(({ industry_id }) => industry_id === answers.industry).map(({ group }) => group),
      );
      const favored = new Set(favoritesOf(quiz).map(({ _id }) => _id));
      const absurd = schemes.slice(0, SENSIBLE).find(({ colors }) => {
        const family = familyOf(labOf(colors.p1), brain.colorFamilies);
        const follows = favoritesOf(quiz).some(
          (favorite) => chromaOf(labOf(favorite.hex)) >= HUELESS && isKin(colors.p1, favorite),
        );
        return never.has(family.group) && !favored.has(family._id) && !follows;
      });
      return whole(!absurd, `p1 ${absurd?.colors.p1} in ${answers.industry}`);
    },
  },
  {
    key: 'name-leads',
    claim: 'quizzes without favorites whose name plainly names a color that leads the first scheme',
    atLeast: 0.95,
    judge: (quiz, { schemes: [first] }) => {
      const named = namedIn(quiz);
      const groups = quiz.answers.dislikedColors.map(
        (id) => quiz.brain.colorFamilies.find(({ _id }) => _id === id)?.group,
      );
      const never = quiz.brain.industryNever.filter(({ industry_id }) => industry_id === quiz.answers.industry);
      const isForbidden = groups.includes(named?.group) || never.some(({ group }) => group === named?.group);
      if (!first || !named || favoritesOf(quiz).length > 0 || isForbidden || isTaken(quiz, named)) return silent;
      const [main, accent, loved] = [labOf(first.colors.p1), labOf(first.colors.a1), labOf(named.hex)];
      // a yellow leads as a light, since no dark color looks like it (docs/decisions/0095)
      const isLight = isYellow(loved) && hueBetween(accent, loved) <= OF_ITS_YELLOW;
      const isLed =
        chromaOf(loved) < HUELESS
          ? chromaOf(main) < HUELESS
          : isLight || hueBetween(main, loved) <= NAMED_WITHIN || (isYellow(loved) && isOchre(main));
      return whole(isLed, `${quiz.companyName}: ${first.colors.p1} for ${named._id}`);
    },
  },
  {
    key: 'rivals-all',
    claim: 'schemes whose p1, s1 and a1 are .10 or more from every competitor color, favorites in s1 and a1 aside',
    atLeast: 1,
    judge: (quiz, { schemes }) => {
      const rivals = rivalColors(quiz);
      const held = new Set(favoritesOf(quiz).map(({ hex }) => hex));
      if (rivals.length === 0) return silent;
      return each(schemes, ({ colors }) => {
        const role = (['p1', 's1', 'a1'] as const).find(
          (one) => (one === 'p1' || !held.has(colors[one])) && nearestTo(labOf(colors[one]), rivals) < FROM_ANY,
        );
        return role && `${role} ${colors[role]}`;
      });
    },
  },
];
