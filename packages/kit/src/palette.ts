import { contrastRatio, deltaEOk, oklabOf, textContrast, type ColorRole, type SchemeColors } from '@signet/color';
import { toneHex, type Ink, type Tone } from '@signet/scene';

/** Below this two surfaces read as one. */
const MERGED = 0.06;

/** Text takes the first of these that is legible; black and white where a scheme has neither. */
const textInks = ['p2', 'b1', 'w1', 'n3', '#000000', '#ffffff'] as const satisfies readonly Ink[];

/** A scheme as a kit asks about it. */
export type Palette = {
  hex(tone: Tone): string;
  contrast(one: Tone, other: Tone): number;
  /** 0 black to 1 white, as OKLab has it. */
  lightness(tone: Tone): number;
  apart(one: Tone, other: Tone): number;
  /** The ink for text on all of these at once: the first of the wished ones, then of the usual, that is legible. */
  textOn(grounds: readonly Tone[], ...wished: Ink[]): Ink;
  /** An ornament's color, or its stand-in where it would vanish in one of its neighbors. */
  ornament(role: ColorRole, ...neighbors: Tone[]): Tone;
};

export const paletteOf = (colors: SchemeColors): Palette => {
  const known = new Map<string, string>();
  const hex = (tone: Tone): string => {
    if (typeof tone !== 'object') return toneHex(tone, colors);
    const key = JSON.stringify(tone);
    const found = known.get(key) ?? toneHex(tone, colors);
    known.set(key, found);
    return found;
  };
  const contrast = (one: Tone, other: Tone) => contrastRatio(hex(one), hex(other));
  const lightness = (tone: Tone) => oklabOf(hex(tone)).lightness;
  const apart = (one: Tone, other: Tone) => deltaEOk(hex(one), hex(other));
  const least = (ink: Ink, grounds: readonly Tone[]) => Math.min(...grounds.map((ground) => contrast(ink, ground)));
  const textOn = (grounds: readonly Tone[], ...wished: Ink[]): Ink => {
    const inks = [...wished, ...textInks];
    const found = inks.find((ink) => least(ink, grounds) >= textContrast);
    return found ?? inks.toSorted((one, other) => least(other, grounds) - least(one, grounds))[0] ?? 'b1';
  };
  const ornament = (role: ColorRole, ...neighbors: Tone[]): Tone => {
    const clear = (tone: Tone) => neighbors.every((one) => apart(tone, one) >= MERGED);
    if (clear(role)) return role;
    const isLight = neighbors.every((one) => lightness(one) > 0.6);
    const others: ColorRole[] = isLight ? ['n1', 's1', 'p1', 'p2', 'b1'] : ['a1', 'a2', 'n2', 's1', 'p2', 'w1'];
    return others.find((one) => one !== role && clear(one)) ?? { from: role, to: isLight ? 'b1' : 'w1', share: 0.3 };
  };
  return { hex, contrast, lightness, apart, textOn, ornament };
};
