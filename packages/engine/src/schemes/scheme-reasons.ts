import type { ColorFamily } from '@signet/brain';
import { nearestFamily, plainName, type ColorAnchor } from '@signet/color';
import type { Counterfactual, SchemeReason } from '@signet/contract';
import { mean } from '@signet/statistics';
import type { EngineInput } from '../input.ts';
import { MIDDLE } from '../meaning/position.ts';
import { readingOf } from '../meaning/reading.ts';
import { schemeRatings } from '../meaning/scheme-ratings.ts';
import { fulfillment, shareBelow, type Wish } from '../meaning/wish.ts';
import { swatchesOf, swatchOf } from '../swatch.ts';
import type { Brief } from './brief.ts';
import type { Candidate } from './candidate.ts';
import { leastFromRivals, mayLead, nearestRival, type RivalColor } from './competition.ts';
import { isKin, roleOf } from './favorites.ts';
import { schemeReasonValue } from './reason-values.ts';
import { shareLessHarmonious, type FitTerm } from './scheme-fit.ts';

type WithoutValue<Reason> = Reason extends unknown ? Omit<Reason, 'value'> : never;

/**
 * What could be said for a scheme before it is known whether there is room for it, and how much it lifts the scheme
 * above the others of its list.
 */
type Argument = {
  lead: number;
  reason: WithoutValue<Exclude<SchemeReason, Counterfactual>>;
};

type Case = {
  input: EngineInput;
  brief: Brief;
  scheme: Candidate;
  listed: readonly Candidate[];
  /** How well the listed schemes fulfill each keyword on average. */
  means: ReadonlyMap<Wish, number>;
};

const leadOf = ({ scheme, listed }: Case, term: FitTerm): number =>
  scheme.fit[term] - mean(listed.map(({ fit }) => fit[term]));

/** A keyword that fewer of the reference schemes suit less is a reason only where there is no better one. */
const WELL = 0.7;
const WEAK = -0.5;
/** Better than half of the reference schemes: less speaks against a scheme, also where others of its list do worse. */
const SPEAKS_FOR = 0.5;
/** How much of a reason a keyword is, in the unit of the fit: a standard deviation of one keyword of three. */
const KEYWORD_LEAD = 0.06;

const keywordArgument = (wish: Wish<ColorAnchor>, { scheme, means }: Case): Argument[] => {
  const ratings = schemeRatings(swatchesOf(scheme.colors));
  const share = shareBelow(wish, ratings);
  if (share < SPEAKS_FOR) return [];
  const lead = share < WELL ? WEAK : (fulfillment(wish, ratings) - (means.get(wish) ?? 0)) * KEYWORD_LEAD;
  return [{ lead, reason: { kind: 'keyword', subject: wish.id, name: wish.name, reading: readingOf(wish, ratings) } }];
};

/** What a primary color keeps at least from this color of a competitor. */
const leastOf = ({ isMain }: RivalColor): number => (isMain ? leastFromRivals.main : leastFromRivals.any);

/** The WCAG ratio that a color needs to carry text (spec results §5). */
const CARRIES_TEXT = 4.5;

const favoriteArgument = (family: ColorFamily, { brief, scheme }: Case, lead: number): Argument[] => {
  const role = roleOf(scheme.colors, family.hex);
  if (!role) return [];
  const about = { subject: family._id, name: family.name, role };
  if (schemeReasonValue.favorite(scheme.colors, brief, family._id) < CARRIES_TEXT) {
    const kin = isKin(scheme.colors.p1, family);
    return [{ lead, reason: { kind: 'favorite-as-accent', ...about, bound: CARRIES_TEXT, isKin: kin } }];
  }
  const swatch = swatchOf(family.hex);
  const rival = role === 'p1' || mayLead(swatch, brief) ? undefined : nearestRival(swatch, brief.rivals);
  return rival
    ? [
        {
          lead,
          reason: { kind: 'favorite-moved', ...about, bound: leastOf(rival), competitor: rival.competitor.name },
        },
      ]
    : [{ lead, reason: { kind: 'favorite', ...about, bound: CARRIES_TEXT } }];
};

const rivalsArgument = (one: Case): Argument[] => {
  const { brief, scheme, listed, input } = one;
  const nearest = nearestRival(scheme.p1, brief.rivals);
  if (!nearest) return [];
  const isFurthest = listed.every(({ p1 }) => (nearestRival(p1, brief.rivals)?.distance ?? 0) <= nearest.distance);
  return [
    {
      lead: leadOf(one, 'rivals'),
      reason: {
        kind: 'rivals',
        subject: nearest.competitor.id,
        name: nearest.competitor.name,
        color: plainName(nearest.swatch.hex),
        competitors: input.research.competitors.length,
        furthestOf: isFurthest ? listed.length : undefined,
        bound: leastOf(nearest),
      },
    },
  ];
};

/** Nearer than this to the usual color a primary color is of its kind. */
const USUAL = 0.15;

const industryArgument = (one: Case): Argument[] => {
  const {
    input: { answers },
    brief: { industry, standOut },
  } = one;
  if (!industry || industry.usual.length === 0) return [];
  return [
    {
      lead: standOut === MIDDLE ? -1 : leadOf(one, 'usual'),
      reason: {
        kind: 'industry-color',
        subject: industry.row._id,
        name: industry.row.name,
        usual: industry.usual.map(({ family }) => family.name),
        asked: answers.standOut !== undefined && standOut < MIDDLE,
        bound: USUAL,
      },
    },
  ];
};

const dislikedArgument = (one: Case): Argument[] => {
  const {
    brief,
    scheme: { colors },
    input: { brain },
  } = one;
  const nearest = brief.dislikes
    .map(({ family }) => ({ family, distance: schemeReasonValue.disliked(colors, brief, family._id) }))
    .toSorted((first, second) => first.distance - second.distance)[0];
  if (!nearest) return [];
  const page = nearestFamily(colors.n3, brain.colorFamilies).group;
  return [
    {
      lead: leadOf(one, 'dislikes'),
      reason: {
        kind: 'disliked',
        subject: nearest.family._id,
        names: brief.dislikes.map(({ family }) => family.name),
        onPage: brief.dislikes.filter(({ family }) => family.group === page).map(({ family }) => family.name),
      },
    },
  ];
};

/** For when there is nothing else to say. */
const LAST = -2;

const harmonyArgument = (one: Case): Argument => ({
  lead: shareLessHarmonious(one.brief, one.scheme.colors) < SPEAKS_FOR ? LAST : leadOf(one, 'harmony'),
  reason: { kind: 'harmony', subject: '' },
});

const legibleArgument: Argument = { lead: -1, reason: { kind: 'legible', subject: '', bound: CARRIES_TEXT } };

const argumentsFor = (one: Case): Argument[] =>
  [
    ...one.brief.favorites.flatMap((family) => favoriteArgument(family, one, leadOf(one, 'favorites'))),
    ...one.brief.wishes.keywords.flatMap((wish) => keywordArgument(wish, one)),
    ...rivalsArgument(one),
    ...industryArgument(one),
    ...dislikedArgument(one),
    harmonyArgument(one),
    legibleArgument,
  ].toSorted((first, second) => second.lead - first.lead);

/** How many reasons a scheme is given beside those that are always told, with and without such. */
const REASONS = { beside: 2, alone: 3 } as const;
const LEAST_REASONS = 2;
const mostOf = ({ reason: { kind } }: Argument): number => (kind === 'keyword' ? 2 : 1);
const isOfFavorite = ({ reason: { kind } }: Argument): boolean => kind.startsWith('favorite');

/**
 * What a founder looks for in every scheme: where the favorites stand and what keeps it from competitors; in the
 * first one also the dislikes.
 */
const isAlwaysTold = (argument: Argument, isFirst: boolean): boolean =>
  isOfFavorite(argument) || argument.reason.kind === 'rivals' || (isFirst && argument.reason.kind === 'disliked');

const countOf = (list: readonly Argument[], { reason: { kind } }: Argument): number =>
  list.filter(({ reason }) => reason.kind === kind).length;

/**
 * What lifts a scheme most comes first, then what is always told, then the rest. A reason that does not lift it is
 * given only where there would be too few.
 */
const pick = (all: readonly Argument[], isFirst: boolean): Argument[] => {
  const told = all.filter((argument) => isAlwaysTold(argument, isFirst));
  const always = told.filter((argument, at) => isOfFavorite(argument) || countOf(told.slice(0, at), argument) === 0);
  const others: Argument[] = [];
  for (const argument of all) {
    if (others.length === (always.length > 0 ? REASONS.beside : REASONS.alone)) break;
    const chosen = [...always, ...others];
    if (isAlwaysTold(argument, isFirst) || countOf(chosen, argument) >= mostOf(argument)) continue;
    if (chosen.length < LEAST_REASONS || argument.lead > 0) others.push(argument);
  }
  return [...others.slice(0, 1), ...always, ...others.slice(1)];
};

const meansOf = ({ wishes: { keywords } }: Brief, listed: readonly Candidate[]): ReadonlyMap<Wish, number> => {
  const ratings = listed.map(({ colors }) => schemeRatings(swatchesOf(colors)));
  return new Map(keywords.map((wish) => [wish, mean(ratings.map((one) => fulfillment(wish, one)))]));
};

/**
 * Why each scheme of a list stands where it stands: two reasons or more, what lifts it most above the others first.
 * Each number can be had again by `schemeReasonValue`.
 */
export const schemeReasons = (input: EngineInput, brief: Brief, listed: readonly Candidate[]): SchemeReason[][] => {
  const means = meansOf(brief, listed);
  return listed.map((scheme, place) =>
    pick(argumentsFor({ input, brief, scheme, listed, means }), place === 0).map(({ reason }): SchemeReason => ({
      ...reason,
      value: schemeReasonValue[reason.kind](scheme.colors, brief, reason.subject),
    })),
  );
};
