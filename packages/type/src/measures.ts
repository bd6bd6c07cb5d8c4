/**
 * What is measured on a family's regular upright outlines; the order is that of the table `brain/fontMeasures.csv`. Lengths are shares of the
 * em or of the x-height, as each line says; shares run from 0 to 1.
 */
export const fontMeasureNames = [
  /** x-height / em. */ 'xHeight',
  /** Cap height / em. */ 'capHeight',
  /** x-height / cap height. */ 'xToCap',
  /** Ascender of l above and descender of p below the x-height, together / x-height. */ 'extenders',
  /** Mean advance of lower-case letters, weighted by their frequency in English / em. */ 'width',
  /** Advance of H / em. */ 'capWidth',
  /** Coefficient of variation of the lower-case letters' advances; 0 in a monospaced face. */ 'widthVariety',
  /** Vertical stem of n and l / x-height. */ 'stem',
  /** Vertical stem of n and l / em. */ 'stemToEm',
  /** Vertical stem of H / em. */ 'capStem',
  /** Thick at 9 o'clock / thin at 12 o'clock of o. */ 'contrast',
  /** Counter of n / x-height. */ 'counter',
  /** Mean sidebearing of n / x-height. */ 'spaceN',
  /** Mean sidebearing of o / x-height. */ 'spaceO',
  /** Slant of I or l, degrees to the right. */ 'slant',
  /** Extra width of I and n at the baseline against mid-stem, 0 none to 1 slab or bracketed serif. */ 'serif',
  /** Opening of c / x-height. */ 'aperture',
  /** Curved share of the outline's length. */ 'round',
  /** Share of the outline's length that runs within 5 degrees of horizontal or vertical. */ 'orthogonal',
  /** Share of the outline's length that is straight and oblique. */ 'diagonal',
  /** ln(perimeter squared / area), mean over letters. */ 'complexity',
  /** Inked share of the x-height band. */ 'ink',
  /** Spread of the flat letters' feet around the baseline / x-height. */ 'baselineIrregularity',
  /** Spread of the flat letters' tops around the x-height / x-height. */ 'xHeightIrregularity',
  /** Coefficient of variation of the stems of n l i h m. */ 'stemIrregularity',
  /** Share of neighboring lower-case pairs whose ink touches. */ 'joining',
  /** 1 where lower case is drawn as capitals, else 0. */ 'unicase',
] as const;
export type FontMeasureName = (typeof fontMeasureNames)[number];
export type FontMeasures = Readonly<Record<FontMeasureName, number>>;

/**
 * What can be said of a face's character: words that people used of typefaces (`type:`), each predicted from outlines, and single features of
 * the outline themselves (`outline:`).
 */
export const typeAnchors = [
  'type:strong', 'type:soft', 'type:attention', 'type:calm', 'type:warm', 'type:delicate', 'type:friendly', 'type:happy', 'type:graceful', 'type:playful',
  'type:dramatic', 'type:formal', 'type:legible', 'type:business', 'type:stiff', 'type:loud', 'type:futuristic', 'type:fancy', 'type:rugged',
  'type:childlike', 'type:vintage', 'type:innovative',
  'outline:serif', 'outline:round', 'outline:contrast', 'outline:wide', 'outline:monospaced', 'outline:handwritten',
] as const;
export type TypeAnchor = (typeof typeAnchors)[number];
