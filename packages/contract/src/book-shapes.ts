import * as z from 'zod/mini';
import { bookManners } from './book-manners.ts';
import { fontFace } from './font-face.ts';
import { logoColorKeys, logoLockups } from './logo-files.ts';
import { fontType } from './selection-shapes.ts';

const hex = z.string();
const four = z.array(z.number());

/**
 * A color with its name, the ink that reads on it best, and every notation. `cmyk` is for coated paper and `uncoated`
 * for uncoated, in percent of ink; `printed` is about what coated paper shows, `printedUncoated` what uncoated does,
 * and `duller` whether coated shows plainly less than the screen. `lab` is CIELAB under D50, which presses are
 * measured in.
 */
const bookColor = z.object({
  role: z.string(),
  use: z.string(),
  name: z.string(),
  hex,
  ink: hex,
  rgb: four,
  hsl: four,
  oklch: four,
  cmyk: four,
  uncoated: four,
  printed: hex,
  printedUncoated: hex,
  lab: four,
  duller: z.boolean(),
});
/** Text of the color `ink` on the color `ground`: at any size from 4.5, `large` from 3. */
const pair = z.object({
  ink: z.string(),
  ground: z.string(),
  ratio: z.number(),
  verdict: z.enum(['any', 'large', 'never']),
});
const themeColors = z.record(z.string(), hex);

const face = z.object({
  part: z.enum(['headline', 'text']),
  ...fontFace.shape,
  fontType,
  weight: z.string(),
  designer: z.string(),
  licence: z.string(),
  source: z.string(),
  reasons: z.array(z.string()),
});
/** One size of the hierarchy, in pixels on a screen and in points in print. */
const level = z.object({
  name: z.string(),
  part: z.enum(['headline', 'text']),
  px: z.number(),
  pt: z.number(),
  lineHeight: z.number(),
  sample: z.string(),
});

/** Groups of drawings, in the order of the book. */
export const bookDrawingGroups = [
  'clearSpace',
  'lockup',
  'proof',
  'ground',
  'misuse',
  'layout',
  'pattern',
  'patternMisuse',
  'application',
] as const;
/** One drawing of the book; `title` is also what it shows, for those who cannot see it. */
const drawing = z.object({
  name: z.string(),
  group: z.enum(bookDrawingGroups),
  title: z.string(),
  note: z.string(),
  width: z.number(),
  height: z.number(),
});
export type BookDrawing = z.output<typeof drawing>;

/**
 * How much of a piece is ground, primary color (the second one with it), secondary color and accent, in percent of its
 * area; `roles` says the same of each color that has one percent or more.
 */
export const bookAreas = z.object({
  ground: z.number(),
  primary: z.number(),
  secondary: z.number(),
  accent: z.number(),
  roles: z.array(z.object({ role: z.string(), percent: z.number() })),
});
export type BookAreas = z.output<typeof bookAreas>;

/** How loud a piece is, by how much of it is ground: most, a good half, or less. */
export const bookVolumes = ['quiet', 'even', 'loud'] as const;
export type BookVolume = (typeof bookVolumes)[number];

const widths = z.object({ screen: z.number(), print: z.number(), engraved: z.number(), embroidered: z.number() });

/**
 * A brand book: all that it says, ready to be shown on a screen or printed. Nothing in it is private to the founder:
 * whoever is given the book may read it.
 */
export const book = z.object({
  companyName: z.string(),
  logoText: z.string(),
  number: z.number(),
  savedAt: z.string(),
  logo: z.object({
    hasMark: z.boolean(),
    story: z.array(z.string()),
    clearSpace: z.string(),
    smallest: z.array(z.object({ lockup: z.enum(logoLockups), title: z.string(), widths })),
    grounds: z.array(
      z.object({
        colorKey: z.enum(logoColorKeys),
        on: z.enum(logoColorKeys),
        verdict: z.enum(['fine', 'large', 'never']),
      }),
    ),
  }),
  type: z.object({ faces: z.array(face), levels: z.array(level) }),
  colors: z.object({
    list: z.array(bookColor),
    /** How much of a drawing each kind of color has, counted on the drawing itself. */
    applied: z.array(z.object({ name: z.string(), volume: z.enum(bookVolumes), ...bookAreas.shape })),
    shares: z.array(z.object({ role: z.string(), name: z.string(), percent: z.number() })),
    pairs: z.array(pair),
    never: z.array(z.object({ one: z.string(), other: z.string() })),
    scales: z.array(z.object({ name: z.string(), steps: z.array(z.object({ step: z.number(), hex, ink: hex })) })),
    light: themeColors,
    dark: themeColors,
    vision: z.array(
      z.object({ name: z.string(), colors: z.array(z.object({ role: z.string(), hex })), close: z.array(z.string()) }),
    ),
    reasons: z.array(z.string()),
  }),
  /** Why all is as it is: a statement, then an idea, its argument and its grounds for each part. */
  argument: z.object({
    statement: z.string(),
    intro: z.string(),
    parts: z.array(z.object({ title: z.string(), idea: z.string(), text: z.string(), proofs: z.array(z.string()) })),
  }),
  voice: z.array(
    z.object({
      place: z.string(),
      role: z.string(),
      hex,
      // what it stands on, and the ink for that
      field: hex,
      ink: hex,
      name: z.string(),
      meaning: z.string(),
      look: z.string(),
      words: z.string(),
      // in the words of the trade, and in those of any company
      say: z.string(),
      also: z.string(),
      not: z.string(),
    }),
  ),
  /** `manner` is how its book is laid out; `field` the color that its pieces stand out from, shown together. */
  kit: z.object({
    name: z.string(),
    description: z.string(),
    reasons: z.array(z.string()),
    manner: z.enum(bookManners),
    field: hex,
  }),
  drawings: z.array(drawing),
});
export type Book = z.output<typeof book>;

/** What a book opens on, which is there before all of it is drawn: logo and type, with the drawings of the logo. */
export const bookOpening = z.pick(book, { logo: true, type: true, drawings: true });
export type BookOpening = z.output<typeof bookOpening>;
