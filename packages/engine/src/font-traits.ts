import type { FontFamily, FontType } from '@signet/brain';
import { traitsFromGrades } from './traits.ts';
import type { Grades, Traits } from './traits.ts';

/** AUTHORED by eye, not measured: the families of the default brain on the scales of `keyword-traits.ts`. Vivid says nothing about type. */
const familyGrades: Readonly<Record<string, Grades>> = {
  'eb-garamond': [1, -1, 0, 2, 0], lora: [1, 0, 0, 1, 1], 'source-serif-4': [0, 0, 0, 1, -1], newsreader: [0, -1, 0, 2, -1],
  'playfair-display': [0, 1, 0, 1, 2], fraunces: [2, 1, 0, 1, 1], bitter: [1, 1, 0, 1, -2], 'work-sans': [0, 0, 0, -1, -1],
  figtree: [1, -1, 0, -1, -1], nunito: [2, 0, 0, -1, -1], manrope: [-1, 0, 0, -2, -2], archivo: [-1, 2, 0, -1, -1],
  rubik: [1, 1, 0, -1, -1], jost: [-1, -1, 0, -1, -1], outfit: [0, -1, 0, -2, -2], 'space-grotesk': [-1, 1, 0, -2, 0],
  'abril-fatface': [0, 2, 0, 1, 2], oxanium: [-2, 1, 0, -2, 0], comfortaa: [2, -1, 0, -2, 0], caveat: [2, -2, 0, 0, 1],
  'dancing-script': [2, -1, 0, 1, 2], courgette: [2, 1, 0, 1, 2], 'jetbrains-mono': [-2, 0, 0, -2, -1], 'ibm-plex-mono': [-2, 0, 0, -1, -2],
};

/** AUTHORED: for families that have no row. */
const typeGrades: Record<FontType, Grades> = {
  serif: [0, 0, 0, 1, 0], 'sans-serif': [0, 0, 0, -1, -1], handwriting: [2, -1, 0, 0, 2], display: [0, 1, 0, 0, 1],
  cursive: [2, -1, 0, 1, 2], monospace: [-2, 0, 0, -1, -1], fantasy: [0, 1, 0, 0, 2],
};

export const fontTraits = (font: Pick<FontFamily, '_id' | 'fontType'>): Traits =>
  traitsFromGrades((Object.hasOwn(familyGrades, font._id) ? familyGrades[font._id] : undefined) ?? typeGrades[font.fontType]);

/** The families that have a row of their own. */
export const gradedFonts: readonly string[] = Object.keys(familyGrades);
