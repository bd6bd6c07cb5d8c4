import type { SchemeColors, SchemeLab } from '@signet/color';
import type { Swatch } from '../swatch.ts';
import type { CompositionKey } from './compositions.ts';
import type { SchemeFit } from './scheme-fit.ts';

export type Candidate = {
  colors: SchemeColors;
  lab: SchemeLab;
  p1: Swatch;
  s1: Swatch;
  a1: Swatch;
  /** Whether the primary color is of a favorite's family: a founder who loves blue gets several blues. */
  insideFavorite: boolean;
  /** Whether the primary color is a favorite itself. */
  isFavorite: boolean;
  /** Whether the primary color is nearer to a competitor's main one than most should be. */
  closeToRival: boolean;
  /**
   * Whether it was drawn for want of room: a favorite may be less prominent than it could be, colors may keep unusual
   * company.
   */
  isSpare: boolean;
  fit: SchemeFit;
  composition: CompositionKey;
  /** What the answers ask of this kind of palette, already weighed. */
  asked: number;
  /** Whether favorites lead: 2 with all of them, 1 with one, 0 with none. Without favorites all are 2. */
  leads: 0 | 1 | 2;
  /** Whether the primary color is a favorite with a hue, or plainly of its kind. */
  isLed: boolean;
  /** Whether the primary color would be absurd in the founder's industry. */
  isAbsurd: boolean;
};
export type Chosen = Candidate & {
  /**
   * The fit less what the scheme repeats of those before it, and never more than theirs: a place further down is no
   * better a match.
   */
  worth: number;
};
