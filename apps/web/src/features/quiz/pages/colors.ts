import { colorPreferences as schema, type ColorPreferences } from '@signet/contract';
import { idsOf, listed, namesOf, type PageDescriptor } from './page-descriptor.ts';

export const colors: PageDescriptor<ColorPreferences> = {
  heading: 'Color Preferences',
  intro: 'Up to two colors you love, and up to two you never want to see.',
  listedAs: { name: 'Colors', what: 'colors' },
  next: 4,
  draft: schema.shape.colorPreferences,
  schema,
  saved: (quiz) => quiz.colorPreferences ?? { favoriteColors: [], dislikedColors: [] },
  toSave: (colorPreferences) => ({ colorPreferences }),
  essence: ({ favoriteColors, dislikedColors }) => [idsOf(favoriteColors), idsOf(dislikedColors)],
  summary: ({ favoriteColors, dislikedColors }) =>
    `Favorites: ${listed(namesOf(favoriteColors), 'none')}. Disliked: ${listed(namesOf(dislikedColors), 'none')}.`,
};
