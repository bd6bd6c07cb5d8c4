import { colorAnchors, labDistance, type SchemeColors } from '@signet/color';
import { rankOf, standardScore } from '@signet/statistics';
import { schemeRatings } from '../meaning/scheme-ratings.ts';
import { fulfillment } from '../meaning/wish.ts';
import { swatchesOf, swatchOf, type Swatch } from '../swatch.ts';
import type { Brief } from './brief.ts';
import { leastFromRivals, nearestRival } from './competition.ts';
import { presenceOf } from './favorites.ts';
import { harmonyOf } from './harmony.ts';

/** What a scheme's place is decided by. */
export const fitTerms = [
  'keywords',
  'favorites',
  'rivals',
  'harmony',
  'industry',
  'lifecycle',
  'usual',
  'dislikes',
] as const;
export type FitTerm = (typeof fitTerms)[number];
export type SchemeFit = Record<FitTerm, number>;

/** AUTHORED: what each term is worth when it comes to 1, where the quiz has something to say to it. */
const worth = { keywords: 0.3, favorites: 0.34, harmony: 0.05, dislikes: 0.1 } as const;
/** AUTHORED: the rivals' share moves with the founder's position, most where they want to stand out. */
const rivalsWorth = ({ standOut }: Brief): number => 0.04 + 0.3 * standOut + 0.6 * standOut ** 2;
/**
 * AUTHORED: what the priors are of each other. Nobody has good data on industries and stages, so together they are 15
 * % of all that speaks in this quiz, at most.
 */
const priors = { industry: 0.34, lifecycle: 0.26, usual: 0.4 } as const;
const PRIORS = 0.15;

/** What a prior of share 1 may be worth beside the terms that this quiz fills. */
const priorsWorth = (brief: Brief): number => {
  const others =
    worth.keywords +
    worth.harmony +
    (brief.favorites.length > 0 ? worth.favorites : 0) +
    (brief.dislikes.length > 0 ? worth.dislikes : 0) +
    (brief.rivals.length > 0 ? rivalsWorth(brief) : 0);
  return (others * PRIORS) / (1 - PRIORS);
};

/** Two and a half standard deviations are as good as any more. */
const squash = (deviations: number): number => Math.max(-1, Math.min(1, deviations / 2.5));
/** A distance as a share of `far`, brought from 0 to 1 to -1 to 1. */
const spread = (distance: number, far: number): number => 2 * Math.min(1, Math.max(0, distance / far)) - 1;

/** The share of the reference schemes whose primary, secondary and accent color go together less well, 0 to 1. */
export const shareLessHarmonious = (
  { reference: { harmonies } }: Pick<Brief, 'reference'>,
  colors: SchemeColors,
): number => rankOf(harmonies, harmonyOf(swatchesOf(colors))) / Math.max(harmonies.length, 1);

/** AUTHORED: how much of what a color means to any keyword at all is taken off what it means to these. */
const OF_ANY = 0.85;

const keywordsTerm = ({ wishes: { keywords }, meaningToAny }: Brief, ratings: Float64Array): number => {
  const any = meaningToAny(ratings);
  let sum = 0;
  for (const wish of keywords) sum += squash(fulfillment(wish, ratings) - OF_ANY * any);
  return sum / Math.max(keywords.length, 1);
};

/** How far p1 is from the nearest rival beyond what every scheme keeps. */
const rivalsTerm = ({ rivals }: Brief, p1: Swatch): number => {
  const nearest = nearestRival(p1, rivals);
  return nearest ? spread(nearest.distance - leastFromRivals.any, 0.25) : 0;
};

/** Delta-E OK from p1 to the nearest of the industry's usual colors; undefined where the brain names none. */
export const distanceToUsual = ({ industry }: Brief, p1: Swatch): number | undefined =>
  industry && industry.usual.length > 0
    ? Math.min(...industry.usual.map(({ swatch }) => labDistance(p1.lab, swatch.lab)))
    : undefined;

/**
 * Whoever wants to stand out is rewarded for distance from the industry's usual color, whoever wants to fit in for
 * nearness; in the middle it does not count.
 */
const usualTerm = (brief: Brief, p1: Swatch): number => {
  const distance = distanceToUsual(brief, p1);
  return distance === undefined ? 0 : (2 * brief.standOut - 1) * spread(distance, 0.35);
};

/** The least delta-E OK from p1, s1 and a1 to a disliked family. */
export const distanceToDislikes = (
  { dislikes }: Pick<Brief, 'dislikes'>,
  { p1, s1, a1 }: Pick<SchemeColors, 'p1' | 's1' | 'a1'>,
): number => {
  let least = Infinity;
  for (const { swatch } of dislikes)
    for (const hex of [p1, s1, a1]) least = Math.min(least, labDistance(swatchOf(hex).lab, swatch.lab));
  return least;
};

/** Each scheme's ratings are looked at and forgotten. */
const scratch = new Float64Array(colorAnchors.length);

/**
 * How well a scheme answers a quiz, term by term, already weighed; a term that the quiz is silent on is 0. Each lies
 * within plus and minus its worth.
 */
export const schemeFit = (brief: Brief, colors: SchemeColors, scheme = swatchesOf(colors)): SchemeFit => {
  const ratings = schemeRatings(scheme, scratch);
  const { p1 } = scheme;
  const { industry, lifecycle } = brief.wishes;
  const prior = priorsWorth(brief);
  return {
    keywords: worth.keywords * keywordsTerm(brief, ratings),
    favorites: brief.favorites.length === 0 ? 0 : worth.favorites * (2 * presenceOf(colors, brief.favorites) - 1),
    rivals: rivalsWorth(brief) * rivalsTerm(brief, p1),
    harmony: worth.harmony * squash(standardScore(harmonyOf(scheme), brief.reference.harmony)),
    industry: industry ? prior * priors.industry * squash(fulfillment(industry, ratings)) : 0,
    lifecycle: lifecycle ? prior * priors.lifecycle * squash(fulfillment(lifecycle, ratings)) : 0,
    usual: prior * priors.usual * usualTerm(brief, p1),
    dislikes: brief.dislikes.length === 0 ? 0 : worth.dislikes * spread(distanceToDislikes(brief, colors), 0.3),
  };
};

/** All terms together, in their order. */
export const sumOf = (fit: SchemeFit): number =>
  fit.keywords + fit.favorites + fit.rivals + fit.harmony + fit.industry + fit.lifecycle + fit.usual + fit.dislikes;
