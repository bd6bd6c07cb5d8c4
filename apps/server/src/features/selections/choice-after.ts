import { YOUR_CHOICE } from '@signet/contract';
import type { Shown, StoredSelections } from '../../db/schema.ts';

type Choice = StoredSelections['brandQuizSelections'];
type Before = StoredSelections & { useCustomSelections: boolean };

/** The kinds of which the founder keeps what they have: they stepped on from the first, or made colors of their own. */
export const keptKinds = ({ brandQuizSelections, useCustomSelections }: Before): ReadonlySet<keyof Shown> => {
  const { colorSelection, fontSelections, marketingKitSelection } = brandQuizSelections;
  const places = {
    color: useCustomSelections ? YOUR_CHOICE : colorSelection?.orderIndex,
    headline: fontSelections?.headlineSelection.fontRecommendationOrderIndex,
    bulkText: fontSelections?.bulkTextSelection.fontRecommendationOrderIndex,
    marketingKit: marketingKitSelection?.orderIndex,
  } satisfies Record<keyof Shown, number | undefined>;
  return new Set((Object.keys(places) as (keyof Shown)[]).filter((kind) => (places[kind] ?? 0) !== 0));
};

const ahead = <S extends { orderIndex?: number | undefined }>(selection: S): S => ({
  ...selection,
  orderIndex: YOUR_CHOICE,
});
const fontAhead = <F extends object>(font: F): F => ({ ...font, fontRecommendationOrderIndex: YOUR_CHOICE });

/**
 * What is chosen once there are new recommendations: of each kind the first, unless the founder keeps theirs, which
 * then comes ahead of the new list (flow decisions).
 */
export const choiceAfter = (before: Before, first: Choice): StoredSelections => {
  const kept = keptKinds(before);
  const { colorSelection: color, fontSelections: fonts, marketingKitSelection: kit } = before.brandQuizSelections;
  const { customSelections: own } = before;
  const firstFonts = first.fontSelections;
  return {
    brandQuizSelections: {
      ...first,
      ...(color && kept.has('color') ? { colorSelection: ahead(color) } : {}),
      ...(fonts && firstFonts
        ? {
            fontSelections: {
              headlineSelection: kept.has('headline')
                ? fontAhead(fonts.headlineSelection)
                : firstFonts.headlineSelection,
              bulkTextSelection: kept.has('bulkText')
                ? fontAhead(fonts.bulkTextSelection)
                : firstFonts.bulkTextSelection,
            },
          }
        : {}),
      ...(kit && kept.has('marketingKit') ? { marketingKitSelection: ahead(kit) } : {}),
    },
    customSelections: own.colorSelection ? { ...own, colorSelection: ahead(own.colorSelection) } : own,
  };
};
