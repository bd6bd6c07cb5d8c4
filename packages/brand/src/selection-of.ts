import type { ColorRecommendation, FontRecommendation, MarketingKitRecommendation, Selections } from '@signet/contract';

type Choice = Selections['brandQuizSelections'];
type FontSelection = NonNullable<Choice['fontSelections']>['headlineSelection'];

/**
 * The same selection for the same recommendation: whoever steps through the brands and back keeps hundreds of choices
 * to be undone, and they are made of a few dozen parts.
 */
const shared = <From extends object, Selected>(select: (from: From) => Selected): ((from: From) => Selected) => {
  const known = new WeakMap<From, Selected>();
  return (from) => {
    const selected = known.get(from) ?? select(from);
    known.set(from, selected);
    return selected;
  };
};

/** A recommended scheme as it is selected (spec results §3). */
export const colorSelectionOf = shared(
  ({ key, orderIndex, colors }: ColorRecommendation): NonNullable<Choice['colorSelection']> => ({
    key,
    orderIndex,
    colors,
  }),
);

/** A recommended font as it is selected (spec results §3). */
export const fontSelectionOf = shared((font: FontRecommendation): FontSelection => ({
  fontName: font.fontName,
  fontType: font.fontType as FontSelection['fontType'],
  fontWeight: font.fontWeight,
  fontStyle: font.fontStyle,
  fonts: font.fonts,
  matchScore: font.matchScore,
  fontRecommendationId: font._id,
  fontRecommendationOrderIndex: font.orderIndex,
}));

/** A recommended marketing kit as it is selected (spec results §3). */
export const kitSelectionOf = shared(
  (kit: MarketingKitRecommendation): NonNullable<Choice['marketingKitSelection']> => ({
    marketingKitId: kit.marketingKitId,
    marketingKitKey: kit.marketingKitKey,
    name: kit.name,
    description: kit.description,
    styles: kit.styles,
    orderIndex: kit.orderIndex,
  }),
);
