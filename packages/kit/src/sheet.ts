import type { Shape, Tone } from '@signet/scene';
import type { Font } from '@signet/type';
import type { KitBrand } from './brand.ts';
import type { Frame } from './frame.ts';
import { lockupOf, type Lockup } from './lockup.ts';
import { paletteOf, type Palette } from './palette.ts';
import { chanceOf, hashOf, type Chance } from './seed.ts';
import type { Placed, TextStyle } from './set-text.ts';

/** A kit has three ways to arrange a piece. */
export type Arrangement = 0 | 1 | 2;

/** One piece about to be drawn: its page, whose it is, and how chance falls for this name. */
export type Sheet = {
  frame: Frame;
  brand: KitBrand;
  palette: Palette;
  lockup: Lockup;
  arrangement: Arrangement;
  /** A stream of its own for each use, so that one drawing more does not move all others. */
  chance(use: string): Chance;
};

/** What a piece says. */
export type Says = {
  /** Nothing is said, and nothing lies behind the art: what would cover a ground is left out. */
  artOnly?: boolean;
  /**
   * How much of the kit's picture is shown: all of it unless told otherwise, a part from very near, or little. Kits
   * whose picture is the same on each piece follow it.
   */
  scene?: 'close' | 'quiet';
  /** What a kit that shouts makes largest where there is both; the headline unless told otherwise. */
  loud?: 'name' | 'headline';
  headline?: string;
  /** The logo takes the headline's place. */
  hero?: boolean;
  /** A small logo at the other end. */
  logo?: boolean;
  small?: string;
  /** The small line stands right below the headline, as it does where there is a logo, and not at the other end. */
  isUnder?: boolean;
  /** The small line has its room, also where a kit would rather fill the page. */
  keepsSmall?: boolean;
  lead?: string;
  menu?: readonly string[];
  button?: string;
};

/** A piece in layers. Art alone is the overlay; words are what must stay clear of it. */
export type Composition = {
  ground: Shape[];
  art: Shape[];
  words: Placed[];
};

/** Which of the arrangements a name has; `offset` moves it on from piece to piece, so that a set is not uniform. */
export const arrangementOf = (name: string, offset = 0): Arrangement =>
  ((hashOf(`arrangement ${name}`) + offset) % 3) as Arrangement;

/** What drawings of one brand share is kept as long as the brand: a name is united into one outline once. */
const shared = new WeakMap<KitBrand, Pick<Sheet, 'palette' | 'lockup'>>();

/** AUTHORED: how tall small letters are that look as large as their size says, in em; what others gain at most. */
const X_HEIGHT = { usual: 0.5, most: 1.15 } as const;
/** Text in a face of low small letters looks a size smaller than it is: it is set larger, never smaller. */
const opticalSize = ({ xHeight, upem }: Font): number =>
  Math.min(X_HEIGHT.most, Math.max(1, X_HEIGHT.usual / (xHeight / upem)));

/** Sheets of one brand. */
export const sheetsFor = (brand: KitBrand) => {
  const parts = shared.get(brand) ?? { palette: paletteOf(brand.colors), lockup: lockupOf(brand) };
  shared.set(brand, parts);
  return (frame: Frame, arrangement: Arrangement): Sheet => ({
    ...parts,
    frame: { ...frame, small: frame.small * opticalSize(brand.text) },
    brand,
    arrangement,
    chance: (use) => chanceOf(`${brand.name} ${use}`),
  });
};

/** The face that has every letter of a text, the wished one first. */
export const faceFor = ({ headline, text }: KitBrand, words: string, wished: 'headline' | 'text'): TextStyle => {
  const fonts = { headline, text } as const satisfies Record<string, Font>;
  const other = wished === 'headline' ? 'text' : 'headline';
  const face = fonts[wished].covers(words) || !fonts[other].covers(words) ? wished : other;
  return {
    font: fonts[face],
    face,
    leading: wished === 'headline' ? 1.06 : 1.4,
    tracking: wished === 'headline' ? -0.012 : 0,
    align: 'left',
  };
};

export const fill = ({ frame: { width, height } }: Sheet, ink: Tone): Shape => ({
  kind: 'rect',
  x: 0,
  y: 0,
  width,
  height,
  ink,
});
