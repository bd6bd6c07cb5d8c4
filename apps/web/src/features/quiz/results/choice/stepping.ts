import { colorSelectionOf, fontSelectionOf, kitSelectionOf } from '@signet/brand';
import { YOUR_CHOICE, type RecommendationSet, type Selections } from '@signet/contract';
import type { ResultsTab } from '../../../../paths.ts';

/** What is recommended, each in a list of its own. */
export type Kind = 'color' | 'headline' | 'bulkText' | 'marketingKit';
export type Direction = 'previous' | 'next';
type Choice = Selections['brandQuizSelections'];

/** Spec results §4: what Next and Previous move on a tab, and what a tab calls it (spec results §2). */
export const movedOn = {
  preview: { kinds: ['color', 'headline', 'bulkText', 'marketingKit'], label: 'BRAND' },
  colors: { kinds: ['color'], label: 'COLORS' },
  type: { kinds: ['headline', 'bulkText'], label: 'FONTS' },
  kit: { kinds: ['marketingKit'], label: 'KIT' },
} as const satisfies Record<ResultsTab, { kinds: readonly Kind[]; label: string }>;

/** How many more are asked for at a time (flow decisions: the lists begin with as many). */
export const MORE = { color: 10, headline: 10, bulkText: 10, marketingKit: 5 } as const satisfies Record<Kind, number>;

type Ranked = { orderIndex: number };
type List = { items: readonly Ranked[]; limit: number };

const listOf = (set: RecommendationSet, kind: Kind): List => {
  const { headLineRecommendations: headline, bulkTextRecommendations: bulkText } = set.fontRecommendations;
  return {
    color: { items: set.colorRecommendations.colors, limit: set.colorRecommendations.limit },
    headline: { items: headline.fonts, limit: headline.limit },
    bulkText: { items: bulkText.fonts, limit: bulkText.limit },
    marketingKit: { items: set.marketingKitRecommendations.kits, limit: set.marketingKitRecommendations.limit },
  }[kind];
};

/** How many a list can have in all. */
export const limitOf = (set: RecommendationSet, kind: Kind): number => listOf(set, kind).limit;

/** The place in its list of what is chosen, from 0; `YOUR_CHOICE` ahead of them. */
export const placeOf = (choice: Choice, kind: Kind): number => {
  const { colorSelection, fontSelections, marketingKitSelection } = choice;
  const place = {
    color: colorSelection?.orderIndex,
    headline: fontSelections?.headlineSelection.fontRecommendationOrderIndex,
    bulkText: fontSelections?.bulkTextSelection.fontRecommendationOrderIndex,
    marketingKit: marketingKitSelection?.orderIndex,
  }[kind];
  return place ?? 0;
};

const places = (set: RecommendationSet, kind: Kind): number[] =>
  listOf(set, kind).items.map(({ orderIndex }) => orderIndex);

/** Whether there are more of a kind to be fetched. What the founder keeps is left out of the ranked ones. */
export const hasMore = (set: RecommendationSet, kind: Kind): boolean => {
  const known = places(set, kind);
  const ranked = known.filter((place) => place !== YOUR_CHOICE);
  const { limit } = listOf(set, kind);
  return Math.max(-1, ...ranked) + 1 < limit && known.length < limit;
};

/** The next place of a kind that is loaded; undefined where there is none. */
const target = (set: RecommendationSet, choice: Choice, kind: Kind, direction: Direction): number | undefined => {
  const at = placeOf(choice, kind);
  const ahead = places(set, kind).filter((place) => (direction === 'next' ? place > at : place < at));
  if (ahead.length === 0) return undefined;
  return direction === 'next' ? Math.min(...ahead) : Math.max(...ahead);
};

/** Spec results §4: disabled when everything that would move has reached its end. */
export const canStep = (
  set: RecommendationSet,
  choice: Choice,
  kinds: readonly Kind[],
  direction: Direction,
): boolean =>
  kinds.some(
    (kind) => target(set, choice, kind, direction) !== undefined || (direction === 'next' && hasMore(set, kind)),
  );

/** Spec results §4: the kinds whose next place lies beyond what is loaded, with how many more to fetch. */
export const missingFor = (
  set: RecommendationSet,
  choice: Choice,
  kinds: readonly Kind[],
): Partial<Record<Kind, number>> =>
  Object.fromEntries(
    kinds
      .filter((kind) => hasMore(set, kind) && target(set, choice, kind, 'next') === undefined)
      .map((kind) => [kind, MORE[kind]]),
  );

/** A choice with the recommendation at a place of one list in it. */
export const chosenAt = (set: RecommendationSet, choice: Choice, kind: Kind, place: number): Choice => {
  const at = <One extends Ranked>(items: readonly One[]) => items.find(({ orderIndex }) => orderIndex === place);
  const { headLineRecommendations, bulkTextRecommendations } = set.fontRecommendations;
  if (kind === 'color') {
    const scheme = at(set.colorRecommendations.colors);
    return scheme ? { ...choice, colorSelection: colorSelectionOf(scheme) } : choice;
  }
  if (kind === 'marketingKit') {
    const kit = at(set.marketingKitRecommendations.kits);
    return kit ? { ...choice, marketingKitSelection: kitSelectionOf(kit) } : choice;
  }
  const font = at((kind === 'headline' ? headLineRecommendations : bulkTextRecommendations).fonts);
  const { fontSelections } = choice;
  if (!font || !fontSelections) return choice;
  const part = kind === 'headline' ? 'headlineSelection' : 'bulkTextSelection';
  return { ...choice, fontSelections: { ...fontSelections, [part]: fontSelectionOf(font) } };
};

/** The choice after a step: every kind by one place, those at their end stay (spec results §4). */
export const stepped = (
  set: RecommendationSet,
  choice: Choice,
  kinds: readonly Kind[],
  direction: Direction,
): Choice => {
  let after = choice;
  for (const kind of kinds) {
    const place = target(set, choice, kind, direction);
    if (place !== undefined) after = chosenAt(set, after, kind, place);
  }
  return after;
};

/** Where the founder is in a list, in words. `customized`: the colors are partly their own. */
export const placeInWords = (place: number, limit: number, customized: boolean): string => {
  if (place === YOUR_CHOICE) return 'Your choice';
  return customized ? `Yours, from ${place + 1} of ${limit}` : `${place + 1} of ${limit}`;
};
