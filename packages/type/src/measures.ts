/**
 * What is measured on a family's regular upright outlines; the order is that of the table `brain/fontMeasures.csv`.
 * Lengths are shares of the em or of the x-height, as each line says; shares run from 0 to 1.
 */
export const fontMeasureNames = [
  /** x-height / em. */ 'xHeight',
  /** Cap height / em. */ 'capHeight',
  /** x-height / cap height. */ 'xToCap',
  /** How far l rises above the x-height and p falls below the baseline, together / x-height. */ 'extenders',
  /** Mean advance of lower-case letters, weighted by their frequency in English / em. */ 'width',
  /** Advance of H / em. */ 'capWidth',
  /** Coefficient of variation of the lower-case letters' advances; 0 in a monospaced face. */ 'widthVariety',
  /** Vertical stem of n and l / x-height. */ 'stem',
  /** Vertical stem of n and l / em. */ 'stemToEm',
  /** Vertical stem of H / em. */ 'capStem',
  /** Thick at 9 o'clock / thin at 12 o'clock of o. */ 'contrast',
  /** White between the stems of n (of u, where lower case is drawn as capitals) / x-height. */ 'counter',
  /** Both sidebearings of n together / x-height; negative where letters reach over each other. */ 'spaceN',
  /** Both sidebearings of o together / x-height. */ 'spaceO',
  /** Median slant of the stems of l, h and I, degrees to the right. */ 'slant',
  /**
   * Extra width of the feet of I and of n at the baseline against mid-stem, the lesser of both: 0 none, 1 twice the
   * stem or more.
   */
  'serif',
  /** Least height between the arms of c / x-height. */ 'aperture',
  /** Curved share of the seen outline's length, lower case. */ 'round',
  /** Share of its length that runs within 5 degrees of horizontal or vertical, curves included. */ 'orthogonal',
  /** Share of its length that runs within 25 degrees of a diagonal, curves included. */ 'diagonal',
  /** ln(perimeter squared / area), mean over lower-case letters. */ 'complexity',
  /** Inked share of the x-height band of English text. */ 'ink',
  /** Standard deviation of the feet of h i k m n r x / x-height. */ 'baselineIrregularity',
  /** Standard deviation of the tops of v w x y z / x-height. */ 'xHeightIrregularity',
  /** Coefficient of variation of the stems of n l i h m (of u l i t, where lower case is drawn as capitals). */
  'stemIrregularity',
  /** Share of common lower-case pairs whose ink touches. */ 'joining',
  /** 1 where lower case is drawn as capitals, small or whole, else 0. */ 'unicase',
] as const;
export type FontMeasureName = (typeof fontMeasureNames)[number];
export type FontMeasures = Readonly<Record<FontMeasureName, number>>;

/**
 * What can be said of a face's character: words that people used of typefaces (`type:`), each predicted from
 * outlines, and single features of the outline themselves (`outline:`).
 */
export const typeAnchors = [
  'type:strong',
  'type:soft',
  'type:attention',
  'type:calm',
  'type:warm',
  'type:delicate',
  'type:friendly',
  'type:happy',
  'type:graceful',
  'type:playful',
  'type:dramatic',
  'type:formal',
  'type:legible',
  'type:business',
  'type:stiff',
  'type:loud',
  'type:futuristic',
  'type:fancy',
  'type:rugged',
  'type:childlike',
  'type:vintage',
  'type:innovative',
  'outline:serif',
  'outline:round',
  'outline:contrast',
  'outline:wide',
  'outline:monospaced',
  'outline:handwritten',
] as const;
export type TypeAnchor = (typeof typeAnchors)[number];
