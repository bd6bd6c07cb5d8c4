import { colorSelectionOf, fontSelectionOf, kitSelectionOf } from '@signet/brand';
import type { Recommended } from '../../db/tables/quizzes.ts';
import type { Choice } from '../selections/selections.service.ts';

/**
 * The first of each list: what a founder has before choosing otherwise. Undefined where colors or fonts are missing:
 * that is no brand.
 */
export const firstChoice = ({
  colors: [scheme],
  headline: [headline],
  bulkText: [bulkText],
  marketingKits: [kit],
}: Recommended): Choice | undefined =>
  scheme && headline && bulkText
    ? {
        colorSelection: colorSelectionOf(scheme),
        fontSelections: { headlineSelection: fontSelectionOf(headline), bulkTextSelection: fontSelectionOf(bulkText) },
        ...(kit ? { marketingKitSelection: kitSelectionOf(kit) } : {}),
      }
    : undefined;

const byId = <One extends { _id: string }>(list: readonly (One | undefined)[], id: string | undefined) =>
  list.find((one) => one !== undefined && one._id === id);

/**
 * The recommendations that a choice came from, in a set or among what was kept of earlier ones. A kind is absent where
 * the set does not know it.
 */
export const recommendedFor = (
  { colorSelection, fontSelections, marketingKitSelection }: Choice,
  { colors, headline, bulkText, marketingKits, kept = {} }: Recommended,
): NonNullable<Recommended['kept']> => {
  const color = byId([kept.color, ...colors], colorSelection?.key);
  const headlineFont = byId([kept.headline, ...headline], fontSelections?.headlineSelection.fontRecommendationId);
  const textFont = byId([kept.bulkText, ...bulkText], fontSelections?.bulkTextSelection.fontRecommendationId);
  const kit = byId([kept.marketingKit, ...marketingKits], marketingKitSelection?.marketingKitId);
  return {
    ...(color ? { color } : {}),
    ...(headlineFont ? { headline: headlineFont } : {}),
    ...(textFont ? { bulkText: textFont } : {}),
    ...(kit ? { marketingKit: kit } : {}),
  };
};
