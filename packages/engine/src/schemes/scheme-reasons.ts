import type { ColorFamily, Keyword } from '@signet/brain';
import { nearestFamily } from '@signet/color';
import type { ColorRole } from '@signet/color';
import { inHundredths, inWords } from '../in-words.ts';
import type { EngineInput, Reason } from '../input.ts';
import { anchorWord } from '../meaning/anchor-words.ts';
import { schemeRatings } from '../meaning/scheme-ratings.ts';
import { contributions, fulfillment, shareBelow } from '../meaning/wish.ts';
import type { Wish } from '../meaning/wish.ts';
import { swatchOf } from '../swatch.ts';
import type { Brief } from './brief.ts';
import type { Candidate } from './choose-schemes.ts';
import { isDistinct, leastFromRivals, nearestRival } from './competition.ts';
import type { RivalColor } from './competition.ts';
import { isKin, roleOf } from './favorites.ts';
import { schemeReasonValue } from './reason-values.ts';
import type { SchemeReasonKind } from './reason-values.ts';
import { shareLessHarmonious } from './scheme-fit.ts';
import type { FitTerm } from './scheme-fit.ts';

const roleNames: Record<ColorRole, string> = {
  p1: 'main color',
  p2: 'second main color',
  s1: 'secondary color',
  a1: 'accent',
  a2: 'second accent',
  n1: 'quiet dark',
  n2: 'tone of lines and cards',
  n3: 'ground',
  b1: 'near-black',
  w1: 'white',
};

/** Two decimals, never up to a ratio that is not reached. */
const ratio = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2);
const lower = (name: string): string => name.toLowerCase();

/**
 * A reason before it is known whether there is room for it: how much it lifts the scheme above the others of its
 * list.
 */
interface Ground {
  kind: SchemeReasonKind;
  input: string;
  lead: number;
  sentence: (value: number) => string;
}

interface Telling {
  input: EngineInput;
  brief: Brief;
  scheme: Candidate;
  listed: readonly Candidate[];
  /** Of the list, by keyword. */
  means: ReadonlyMap<Wish, number>;
}

const leadOf = ({ scheme, listed: all }: Telling, term: FitTerm): number =>
  scheme.fit[term] - all.reduce((sum, { fit }) => sum + fit[term], 0) / all.length;

/**
 * A keyword that this share of the reference schemes suits as well is a reason only for want of another: before the
 * last, legibility.
 */
const WELL = 0.7;
const WEAK = -0.5;

/** How much of a reason a keyword is, in the unit of the fit: a standard deviation of one keyword of three. */
const KEYWORD_LEAD = 0.06;

/** A part of a keyword's reading that weighs less than this share of its weightiest is not worth a word. */
const WORTH_A_WORD = 0.5;

/**
 * What a keyword was taken to mean: as people rated colors for the word itself, or by our own reading, the weightiest
 * of what this scheme shows of it first.
 */
const reading = (keyword: Keyword, wish: Wish, ratings: Float64Array): string => {
  const shown = contributions(wish, ratings)
    .filter(({ adds }) => adds > 0)
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const most = Math.max(...wish.parts.map(({ weight }) => Math.abs(weight)));
  const parts = shown.filter(({ weight }, at) => at === 0 || Math.abs(weight) >= WORTH_A_WORD * most).slice(0, 2);
  if (parts[0]?.source === 'measured')
    return `You chose ${keyword.name}: going by how people rated colors for it, these suit it`;
  const words = [...new Set(parts.map(({ anchor, weight }) => anchorWord(anchor, weight)))].filter(
    (word) => word !== lower(keyword.name),
  );
  return `You chose ${keyword.name}${words.length === 0 ? '' : `, which we read as ${inWords(words)}`}: these colors suit it`;
};

/** Better than how many of the reference schemes; never all, which a few hundred of them cannot show. */
const betterThan = (share: number): string =>
  `${Math.min(99, Math.floor(share * 100))} of 100 schemes made without your answers`;

/**
 * Better than half of the reference schemes: less speaks against a scheme, also where it is the best of a list that
 * other answers decided.
 */
const SPEAKS_FOR = 0.5;

const keywordGrounds = ({ brief: { keywords }, scheme, means }: Telling): Ground[] =>
  keywords.flatMap(({ keyword, wish }): Ground[] => {
    const ratings = schemeRatings(scheme.colors);
    if (shareBelow(wish, ratings) < SPEAKS_FOR) return [];
    const mean = means.get(wish) ?? 0;
    return [
      {
        kind: 'keyword',
        input: keyword._id,
        lead: shareBelow(wish, ratings) < WELL ? WEAK : (fulfillment(wish, ratings) - mean) * KEYWORD_LEAD,
        sentence: (value) => `${reading(keyword, wish, ratings)} better than ${betterThan(value)}.`,
      },
    ];
  });

/** What a main color keeps at least from this color of a competitor. */
const leastOf = ({ isMain }: RivalColor): string => inHundredths(isMain ? leastFromRivals.main : leastFromRivals.any);

/** Why a favorite that could carry text is not the main color here, if competitors are the reason. */
const isTaken = (family: ColorFamily, { rivals }: Brief): boolean => !isDistinct(swatchOf(family.hex), rivals);

const CARRIES_TEXT = 4.5;

const favoriteGround = (family: ColorFamily, { input, brief, scheme }: Telling, lead: number): Ground | undefined => {
  const role = roleOf(scheme.colors, family.hex);
  if (!role) return undefined;
  const opening = `Your favorite ${family.name} is the ${roleNames[role]}, exactly as you chose it`;
  const carries = schemeReasonValue.favorite(scheme.colors, brief, family._id, input) >= CARRIES_TEXT;
  if (!carries) {
    const kin = isKin(scheme.colors.p1, family) ? ', so the main color is a darker one of nearly the same hue' : '';
    return {
      kind: 'favorite-as-accent',
      input: family._id,
      lead,
      sentence: (value) =>
        `${opening}: against white it reaches a contrast of ${ratio(value)}, and a main color needs 4.5${kin}.`,
    };
  }
  const rival = role === 'p1' ? undefined : nearestRival(swatchOf(family.hex), brief.rivals);
  if (rival && isTaken(family, brief)) {
    return {
      kind: 'favorite-moved',
      input: family._id,
      lead,
      sentence: (value) =>
        `${opening}: as main color it would be only ${inHundredths(value)} from a color of ${rival.competitor.name}; 0 is the same color, and ${leastOf(rival)} is our least.`,
    };
  }
  return {
    kind: 'favorite',
    input: family._id,
    lead,
    sentence: (value) => `${opening}: white text on it has a contrast of ${ratio(value)}, and 4.5 is needed.`,
  };
};

const favoriteGrounds = (telling: Telling): Ground[] => {
  const lead = leadOf(telling, 'favorites');
  return telling.brief.favorites.flatMap((family) => favoriteGround(family, telling, lead) ?? []);
};

const rivalsGround = (telling: Telling): Ground[] => {
  const {
    brief: { rivals },
    scheme,
    listed: all,
    input: { brain, research },
  } = telling;
  const nearest = nearestRival(scheme.p1, rivals);
  if (!nearest) return [];
  const furthest = all.every(({ p1 }) => (nearestRival(p1, rivals)?.distance ?? 0) <= nearest.distance);
  const whose = `${nearest.competitor.name}\u2019s ${lower(nearestFamily(nearest.swatch.hex, brain.colorFamilies).name)}`;
  const among =
    research.competitors.length === 1
      ? 'your competitor'
      : `your ${research.competitors.length === 2 ? 'two' : 'three'} competitors`;
  return [
    {
      kind: 'rivals',
      input: nearest.competitor.id,
      lead: leadOf(telling, 'rivals'),
      sentence: (value) =>
        furthest
          ? `Furthest of all ${all.length} from ${among}: the nearest color of theirs, ${whose}, is ${inHundredths(value)} away.`
          : `The main color is ${inHundredths(value)} away from ${whose}, the nearest color of ${among}; 0 is the same color, and ${leastOf(nearest)} is our least.`,
    },
  ];
};

/** Nearer than this to the usual color a main color is of its kind. */
const USUAL = 0.15;

const industryGround = (telling: Telling): Ground[] => {
  const {
    input: { answers },
    brief: { industry, standOut },
  } = telling;
  if (!industry || industry.usual.length === 0) return [];
  const opening = `Much of ${industry.row.name} is ${inWords(industry.usual.map(({ family }) => lower(family.name)))}, by our reading`;
  const asked = answers.standOut !== undefined && standOut < 0.5 ? ', and you want to fit in' : '';
  return [
    {
      kind: 'industry-color',
      input: industry.row._id,
      lead: standOut === 0.5 ? -1 : leadOf(telling, 'usual'),
      sentence: (value) =>
        value > USUAL
          ? `${opening}; this main color is ${inHundredths(value)} away from the nearest of that.`
          : `${opening}${asked}: this main color is ${inHundredths(value)} from it.`,
    },
  ];
};

const dislikedGrounds = (telling: Telling): Ground[] =>
  telling.brief.dislikes.map(({ family }) => ({
    kind: 'disliked',
    input: family._id,
    lead: leadOf(telling, 'dislikes') / telling.brief.dislikes.length,
    sentence: (value) =>
      `No ${lower(family.name)}, as you asked: main, secondary and accent color keep ${inHundredths(value)} from it.`,
  }));

/** For when there is nothing else to say. */
const LAST = -2;

const harmonyGround = (telling: Telling): Ground => ({
  kind: 'harmony',
  input: '',
  lead: shareLessHarmonious(telling.scheme.colors) < SPEAKS_FOR ? LAST : leadOf(telling, 'harmony'),
  sentence: (value) =>
    `The main, secondary and accent colors go together better than in ${betterThan(value)}; the formula comes from people\u2019s ratings of color pairs.`,
});

const legibleGround: Ground = {
  kind: 'legible',
  input: '',
  lead: -1,
  sentence: (value) => `White text on the main color has a contrast of ${ratio(value)}; 4.5 is needed.`,
};

/**
 * How many reasons a scheme is given beside those that it always has, with and without such, and how many of one
 * kind.
 */
const REASONS = { beside: 2, alone: 3 } as const;
const LEAST_REASONS = 2;
const mostOf = (kind: SchemeReasonKind): number => (kind === 'keyword' ? 2 : 1);
const isOfFavorite = ({ kind }: Ground): boolean => kind.startsWith('favorite');

/**
 * What a founder looks for in every scheme: where the favorites stand and what keeps it from competitors; in the
 * first one also the dislikes.
 */
const isAlwaysTold = (ground: Ground, isFirst: boolean): boolean =>
  isOfFavorite(ground) || ground.kind === 'rivals' || (isFirst && ground.kind === 'disliked');

/**
 * What lifts a scheme most comes first, then what is always told, then the rest. A reason that does not lift it is
 * given only for want of another.
 */
const pick = (grounds: readonly Ground[], isFirst: boolean): Ground[] => {
  const told = grounds.filter((ground) => isAlwaysTold(ground, isFirst));
  const always = told.filter(
    (ground, at) => isOfFavorite(ground) || told.findIndex(({ kind }) => kind === ground.kind) === at,
  );
  const others: Ground[] = [];
  for (const ground of grounds) {
    if (others.length === (always.length > 0 ? REASONS.beside : REASONS.alone)) break;
    const alike = [...always, ...others].filter(({ kind }) => kind === ground.kind).length;
    if (isAlwaysTold(ground, isFirst) || alike >= mostOf(ground.kind)) continue;
    if (always.length + others.length < LEAST_REASONS || ground.lead > 0) others.push(ground);
  }
  const [first, ...rest] = others;
  return first ? [first, ...always, ...rest] : always;
};

/** How well the schemes of a list fulfill each keyword on average. */
const meansOf = ({ keywords }: Brief, all: readonly Candidate[]): ReadonlyMap<Wish, number> => {
  const ratings = all.map(({ colors }) => schemeRatings(colors));
  return new Map(
    keywords.map(({ wish }) => [wish, ratings.reduce((sum, one) => sum + fulfillment(wish, one), 0) / ratings.length]),
  );
};

/**
 * Why each scheme of a list stands where it stands: two reasons or more, what lifts it most above the others first.
 * Each number can be had again by `schemeReasonValue`.
 */
export const schemeReasons = (input: EngineInput, brief: Brief, all: readonly Candidate[]): Reason[][] => {
  const means = meansOf(brief, all);
  return all.map((scheme, place) => {
    const telling: Telling = { input, brief, scheme, listed: all, means };
    const grounds = [
      ...favoriteGrounds(telling),
      ...keywordGrounds(telling),
      ...rivalsGround(telling),
      ...industryGround(telling),
      ...dislikedGrounds(telling),
      harmonyGround(telling),
      legibleGround,
    ].toSorted((one, other) => other.lead - one.lead);
    return pick(grounds, place === 0).map(({ kind, input: of, sentence }) => {
      const value = schemeReasonValue[kind](scheme.colors, brief, of, input);
      return { kind, input: of, value, sentence: sentence(value) };
    });
  });
};
