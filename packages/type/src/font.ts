import type { Font as HarfBuzzFont } from 'harfbuzzjs';
import type { PairKerning } from './kern-table.ts';
import type { PathCommand } from './path.ts';

/** One face, opened from its file. Lengths are in font units, of which `upem` make an em. */
export type Font = {
  readonly upem: number;
  /** From the baseline up. */
  readonly ascent: number;
  /** From the baseline down, positive. */
  readonly descent: number;
  /** Of the ink of x, flat. */
  readonly xHeight: number;
  /** Of the ink of H, flat. */
  readonly capHeight: number;
  /** What the file says of itself; those of 100 and 200 often say 250 or 275. */
  readonly weight: number;
  readonly italic: boolean;
  /**
   * Whether every letter of `text` is drawn with ink of this font, marks in their place. Line breaks and tabs count
   * as spaces.
   */
  covers(text: string): boolean;
  /** A glyph's outline from its origin on the baseline, y down. Empty for a space. */
  outline(glyph: number): readonly PathCommand[];
  /** What its old table `kern` adds between glyphs, where it has no other kerning. */
  readonly oldKerning?: PairKerning | undefined;
  /** For this package alone. */
  readonly handle: HarfBuzzFont;
};
