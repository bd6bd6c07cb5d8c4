import type { ColorRecommendation, FontRecommendation, MarketingKitRecommendation, Selections } from '@signet/contract';

type Choice = Selections['brandQuizSelections'];
type FontSelection = NonNullable<Choice['fontSelections']>['headlineSelection'];

/** A recommended scheme as it is selected (spec results §3). */
export const colorSelectionOf = ({ key, orderIndex, colors }: ColorRecommendation): Choice['colorSelection'] => ({
  key,
  orderIndex,
  colors,
});

/** A recommended font as it is selected (spec results §3). */
export const fontSelectionOf = (font: FontRecommendation): FontSelection => ({
  fontName: font.fontName,
  fontType: font.fontType as FontSelection['fontType'],
  fontWeight: font.fontWeight,
  fontStyle: font.fontStyle,
  fonts: font.fonts,
  matchScore: font.matchScore,
  fontRecommendationId: font._id,
  fontRecommendationOrderIndex: font.orderIndex,
});

/** A recommended marketing kit as it is selected (spec results §3). */
export const kitSelectionOf = (kit: MarketingKitRecommendation): Choice['marketingKitSelection'] => ({
  marketingKitId: kit.marketingKitId,
  marketingKitKey: kit.marketingKitKey,
  name: kit.name,
  description: kit.description,
  styles: kit.styles,
  orderIndex: kit.orderIndex,
});
