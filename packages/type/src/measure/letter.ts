import { boundsOf, type Box } from '../bounds.ts';
import type { Font } from '../font.ts';
import { outlineOf } from '../outline.ts';
import { shape } from '../shape.ts';
import { edgesOf, type Edge } from './edges.ts';
import { mean, median } from '@signet/statistics';

/** One letter as its font draws it by itself. Font units, y down from the baseline. */
export type Letter = {
  readonly edges: readonly Edge[];
  readonly box: Box;
  readonly advance: number;
};

/**
 * A face to measure: its letters, drawn once each, and the heights that everything is compared with, in font units
 * and above zero.
 */
export type Face = {
  readonly font: Font;
  readonly xHeight: number;
  readonly capHeight: number;
  /**
   * Whether lower case is drawn as capitals, small or whole: then l does not rise above the others, and p does not
   * fall below them.
   */
  readonly unicase: boolean;
  /** Undefined where the font has no ink for it. */
  letter(name: string): Letter | undefined;
  /** Those of `names` that the font draws. */
  letters(names: string): Letter[];
};

export const LOWER_CASE = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Pieces of outline are at most this share of the em: small enough for a hidden end of a stem to be told from the
 * seen rest.
 */
const LONGEST_PIECE = 1 / 32;

const draw = (font: Font, name: string): Letter | undefined => {
  const shaped = shape(font, name);
  const path = shaped.glyphs.every(({ id }) => id !== 0) ? outlineOf(font, shaped) : [];
  const box = boundsOf(path);
  return box && { edges: edgesOf(path, font.upem * LONGEST_PIECE), box, advance: shaped.width };
};

/**
 * How far l rises and p falls in a face that has no lower case, as a share of the x-height: drawn by hand, they do a
 * little.
 */
const NO_EXTENDERS = 0.15;

/** How far l rises above the x-height and p falls below the baseline, together; 0 of a font without them. */
export const extendersOf = ({ letters, xHeight }: Pick<Face, 'letters' | 'xHeight'>): number =>
  mean(letters('l').map(({ box }) => Math.max(0, -box.top - xHeight))) +
  mean(letters('p').map(({ box }) => Math.max(0, box.bottom)));

/** Opens a face for measuring. */
export const openFace = (font: Font): Face => {
  const known = new Map<string, Letter | undefined>();
  const letter = (name: string) => {
    if (!known.has(name)) known.set(name, draw(font, name));
    return known.get(name);
  };
  const letters = (names: string) => Array.from(names).flatMap((name) => letter(name) ?? []);
  // of three flat letters, because the x of a script may have a swash
  const top = median(letters('xzv').map(({ box }) => -box.top)) ?? font.xHeight;
  const xHeight = Math.max(top, font.upem / 100);
  const unicase = extendersOf({ letters, xHeight }) < xHeight * NO_EXTENDERS;
  return { font, xHeight, capHeight: Math.max(font.capHeight, font.upem / 100), unicase, letter, letters };
};
