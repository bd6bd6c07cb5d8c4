import type { FontRecommendation, MarketingKitRecommendation } from '@signet/contract';
import type { Recommended } from '../../db/schema.ts';
import type { Choice } from '../selections/selections.service.ts';

type FontSelection = NonNullable<Choice['fontSelections']>['headlineSelection'];

const fontSelection = (font: FontRecommendation): FontSelection => ({
  fontName: font.fontName,
  fontType: font.fontType as FontSelection['fontType'],
  fontWeight: font.fontWeight,
  fontStyle: font.fontStyle,
  fonts: font.fonts,
  matchScore: font.matchScore,
  fontRecommendationId: font._id,
  fontRecommendationOrderIndex: font.orderIndex,
});

const kitSelection = (kit: MarketingKitRecommendation) => ({
  marketingKitId: kit.marketingKitId,
  marketingKitKey: kit.marketingKitKey,
  name: kit.name,
  description: kit.description,
  styles: kit.styles,
  orderIndex: kit.orderIndex,
});

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
        colorSelection: { key: scheme.key, orderIndex: scheme.orderIndex, colors: scheme.colors },
        fontSelections: { headlineSelection: fontSelection(headline), bulkTextSelection: fontSelection(bulkText) },
        ...(kit ? { marketingKitSelection: kitSelection(kit) } : {}),
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
