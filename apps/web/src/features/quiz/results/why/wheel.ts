import { deltaEOk, oklchOf } from '@signet/color';

/** Nearer than this a primary color would be moved from a competitor's (docs/engine.md). */
export const TOO_NEAR = 0.15;
/** The strongest color that a screen shows is about this strong; it stands at the rim. */
const STRONGEST = 0.32;
/** Weaker than this a color has no hue to speak of. */
const GRAY = 0.04;

export type Stood = { name: string; hex: string };
/** A color on the wheel: hue round, strength outward; x to the right and y downward, from -1 to 1. */
export type Place = Stood & {
  x: number;
  y: number;
  isGray: boolean;
  /** From the brand's color, as delta-E OK. */
  distance: number;
  /** What at the brand's own lightness is too near to it lies within this radius; 0 where nothing is. */
  reach: number;
};

const placeOf = (one: Stood, brand: string): Place => {
  const { lightness, chroma, hue = 0 } = oklchOf(one.hex);
  const radius = Math.min(1, chroma / STRONGEST);
  const angle = (hue * Math.PI) / 180;
  const rise = lightness - oklchOf(brand).lightness;
  return {
    ...one,
    x: radius * Math.cos(angle),
    y: -radius * Math.sin(angle),
    isGray: chroma < GRAY,
    distance: deltaEOk(one.hex, brand),
    reach: Math.sqrt(Math.max(0, TOO_NEAR ** 2 - rise ** 2)) / STRONGEST,
  };
};

export type Wheel = { brand: Place; rivals: readonly Place[]; nearest: Place | undefined };

/** Where a brand's primary color stands among those of others, the nearest first. */
export const wheelOf = (brand: Stood, rivals: readonly Stood[]): Wheel => {
  const placed = rivals.map((one) => placeOf(one, brand.hex)).toSorted((one, other) => one.distance - other.distance);
  return { brand: placeOf(brand, brand.hex), rivals: placed, nearest: placed[0] };
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who is missing on the wheel, and why; nothing where everybody stands there. */
export const missingWords = (unread: readonly string[]): string => {
  if (unread.length === 0) return '';
  const they = unread.length === 1 ? 'it is' : 'they are';
  return `We found no color for ${listed.format(unread)}, so ${they} not shown here.`;
};
