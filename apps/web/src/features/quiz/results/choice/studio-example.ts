import type { RecommendationSet, Selections } from '@signet/contract';
import { colorSelectionOf, fontSelectionOf, kitSelectionOf } from '@signet/brand';
import { brandColorsExample } from '../../../../brand/brand-example.ts';

const face = (fontName: string) => ({ fontName, fontWeight: 400, fontStyle: 'normal' as const });

const scheme = (place: number) => ({
  _id: `scheme-${place}`,
  key: `scheme-${place}`,
  orderIndex: place,
  matchScore: 1,
  colors: brandColorsExample,
  reasons: [],
});
const font = (list: string) => (place: number) => ({
  _id: `${list}-${place}`,
  orderIndex: place,
  ...face(`${list} ${place}`),
  fontType: 'serif',
  matchScore: 1,
  fonts: [face(`${list} ${place}`)],
  reasons: [],
  licence: 'OFL-1.1',
  designer: 'Somebody',
});
const kit = (place: number) => ({
  _id: `kit-${place}`,
  marketingKitId: `kit-${place}`,
  marketingKitKey: `kit-${place}`,
  name: `Kit ${place}`,
  description: 'A kit.',
  styles: [],
  orderIndex: place,
  matchScore: 1,
  reasons: [],
});
const several = <One>(count: number, make: (place: number) => One): One[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Recommendations for tests: the first `shown` of each list, five kits. */
export const setExample = (shown = 10): RecommendationSet => ({
  _id: 'set',
  quizId: 'quiz',
  isCurrent: true,
  colorRecommendations: { colors: several(shown, scheme), limit: 30 },
  fontRecommendations: {
    headLineRecommendations: { fonts: several(shown, font('headline')), limit: 30 },
    bulkTextRecommendations: { fonts: several(shown, font('bulk')), limit: 30 },
  },
  marketingKitRecommendations: { kits: several(Math.min(shown, 10), kit), limit: 10 },
});

/** Selections for tests: what is at a place of each list. */
export const selectionsExample = (place = 0): Selections => {
  const brandQuizSelections = {
    colorSelection: colorSelectionOf(scheme(place)),
    fontSelections: {
      headlineSelection: fontSelectionOf(font('headline')(place)),
      bulkTextSelection: fontSelectionOf(font('bulk')(place)),
    },
    marketingKitSelection: kitSelectionOf(kit(Math.min(place, 9))),
  };
  return {
    _id: 'selections',
    version: 0,
    quizId: 'quiz',
    brandQuizSelections,
    customSelections: {},
    activeSelections: brandQuizSelections,
    useCustomSelections: false,
    hasCustomLogos: false,
  };
};
