import { finenessOf, type Fineness } from '@signet/mark';
import type { Scene } from '@signet/scene';

/**
 * The finest stroke or gap that holds: on a screen a pixel and a fifth, in offset print a quarter of a millimeter,
 * engraved or by a one-bit printer four tenths, in thread eight tenths. Practice of printers and embroiderers.
 */
export const finest = { screen: 1.2, print: 0.25, engraved: 0.4, embroidered: 0.8 } as const;
export type Use = keyof typeof finest;

/** Sizes are given in whole pixels, and in whole millimeters up to 100, then in fives. */
const COARSE_FROM = 100;
const COARSE = 5;
/** The smallest that is worth naming: below it nothing can be read. */
const LEAST = { screen: 16, print: 5, engraved: 5, embroidered: 10 } as const satisfies Record<Use, number>;

/** How small a logo may be, by its width: in pixels on a screen, in millimeters elsewhere. */
export type SmallestWidths = Readonly<Record<Use, number>>;

/** How small a logo may be, and what that rests on. */
export type Proof = {
  readonly fineness: Fineness;
  readonly smallest: SmallestWidths;
};

const roundedUp = (width: number): number =>
  width > COARSE_FROM ? Math.ceil(width / COARSE) * COARSE : Math.ceil(width);

const inkOf = ({ shapes, width, height }: Scene) => ({
  path: shapes.flatMap((shape) => (shape.kind === 'path' ? shape.path : [])).slice(),
  width,
  height,
});

/** A capital of this height is read whatever its hairlines: pixels, millimeters. Practice, as above. */
const CAPITAL = { screen: 14, print: 3, engraved: 5, embroidered: 10 } as const satisfies Record<Use, number>;

/**
 * Measures a logo of one color and says how small it may be for each use. What its thinnest stroke and tightest gap
 * come to at a width decides, but never more than lets its capitals be read as those of any text: `capHeight` is
 * theirs, in units of the drawing, where it has some.
 */
export const proofOf = (logo: Scene, capHeight?: number): Proof => {
  const ink = inkOf(logo);
  const fineness = finenessOf(ink);
  const thinnest = Math.max(1e-3, Math.min(fineness.stroke, fineness.gap)) * Math.max(ink.width, ink.height);
  const readAt = (use: Use): number => (capHeight ? (CAPITAL[use] * ink.width) / capHeight : Infinity);
  const widthFor = (use: Use): number =>
    Math.max(LEAST[use], roundedUp(Math.min(readAt(use), (finest[use] * ink.width) / thinnest)));
  return {
    fineness,
    smallest: {
      screen: widthFor('screen'),
      print: widthFor('print'),
      engraved: widthFor('engraved'),
      embroidered: widthFor('embroidered'),
    },
  };
};
