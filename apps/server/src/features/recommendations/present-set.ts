import { recommendationLimits, YOUR_CHOICE, type Direction, type RecommendationSet } from '@signet/contract';
import type { Recommended, Shown } from '../../db/tables/quizzes.ts';

/** Flow decisions: the first ten schemes and fonts, the first five kits. */
export const FIRST_SHOWN: Shown = { color: 10, headline: 10, bulkText: 10, marketingKit: 5 };

const nouns = {
  color: 'color schemes',
  headline: 'headline fonts',
  bulkText: 'bulk text fonts',
  marketingKit: 'marketing kits',
} as const satisfies Record<keyof Shown, string>;
export const listOf = {
  color: 'colors',
  headline: 'headline',
  bulkText: 'bulkText',
  marketingKit: 'marketingKits',
} as const satisfies Record<keyof Shown, keyof Recommended>;
export const kinds = Object.keys(nouns) as (keyof Shown)[];

/** How many there are to be had of a kind. */
const limitOf = (content: Recommended, kind: keyof Shown): number =>
  Math.min(recommendationLimits[kind], content[listOf[kind]].length);

/** What the founder keeps comes first and not again; the others stay at the places that they were ranked at. */
const withKept = <One extends { _id: string; orderIndex: number }>(
  list: readonly One[],
  kept: One | undefined,
  shown: number,
): One[] =>
  kept
    ? [{ ...kept, orderIndex: YOUR_CHOICE }, ...list.slice(0, shown).filter(({ _id }) => _id !== kept._id)]
    : list.slice(0, shown);

/** The directions with what they are made of; one whose parts the set has lost is left out. */
const directionsOf = ({
  directions,
  colors,
  headline,
  bulkText,
  marketingKits,
  specimens,
}: Recommended): Direction[] => {
  const byId = <One extends { _id: string }>(list: readonly One[], id: string | undefined) =>
    list.find(({ _id }) => _id === id);
  return directions.flatMap(({ name, kind, sentence, ...ids }, at): Direction[] => {
    const color = byId(colors, ids.color);
    const [head, text] = [byId(headline, ids.headline), byId(bulkText, ids.bulkText)];
    const kit = byId(marketingKits, ids.marketingKit);
    if (!color || !head || !text) return [];
    const specimen = specimens[at];
    return [
      {
        name,
        kind,
        sentence,
        color,
        headline: head,
        bulkText: text,
        ...(kit ? { marketingKit: kit } : {}),
        ...(specimen ? { specimen } : {}),
      },
    ];
  });
};

/** A stored set as it is answered. */
export const presentSet = (
  set: { id: string; quizId: string; content: Recommended; shown: Shown },
  isCurrent: boolean,
): RecommendationSet => {
  const { id, quizId, content, shown } = set;
  const { kept = {} } = content;
  const fonts = (kind: 'headline' | 'bulkText') => ({
    fonts: withKept(content[kind], kept[kind], shown[kind]),
    limit: limitOf(content, kind),
  });
  return {
    _id: id,
    quizId,
    isCurrent,
    colorRecommendations: {
      colors: withKept(content.colors, kept.color, shown.color),
      limit: limitOf(content, 'color'),
    },
    fontRecommendations: { headLineRecommendations: fonts('headline'), bulkTextRecommendations: fonts('bulkText') },
    marketingKitRecommendations: {
      kits: withKept(content.marketingKits, kept.marketingKit, shown.marketingKit),
      limit: limitOf(content, 'marketingKit'),
    },
    directions: directionsOf(content),
    specimens: content.specimens,
  };
};

/** What is shown once more of some kinds is wanted, and what cannot be had (flow decisions). */
export const showMore = (
  content: Recommended,
  before: Shown,
  wanted: { [K in keyof Shown]?: number | undefined },
): { shown: Shown; errors: string[] } => {
  const shown = { ...before };
  const errors: string[] = [];
  for (const kind of kinds) {
    const more = wanted[kind];
    if (more === undefined) continue;
    const limit = limitOf(content, kind);
    if (shown[kind] >= limit) errors.push(`Max Number of ${nouns[kind]} reached`);
    shown[kind] = Math.min(limit, shown[kind] + more);
  }
  return { shown, errors };
};
