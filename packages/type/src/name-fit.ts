import type { Font } from './font.ts';
import { confusions } from './name-fit-confusion.ts';
import { judgeSpacing } from './name-fit-spacing.ts';
import { lineWidths } from './name-fit-widths.ts';
import { shape } from './shape.ts';

/**
 * How well one company's name sets in one face, judged on the letters it really has. A face that lacks one of them
 * has no fit at all.
 */
export type NameFit = {
  /** Neighboring letters whose ink overlaps or nearly does, in a face whose letters are not meant to join. */
  readonly collisions: number;
  /** Neighboring letters that gape: far more white between them than between the others of the name. */
  readonly gaps: number;
  /** Signs of the name that this face draws nearly like another, each with the one it is taken for: `Il`. */
  readonly confusion: readonly string[];
  /** The widest line when the name is set in one, two and three lines at its best breaks, in cap heights. */
  readonly widths: readonly [one: number, two: number, three: number];
  /** All of it together, 0 to 1. */
  readonly score: number;
};

/** AUTHORED: the field that a logo stands in, in widths of it, and how far apart its lines stand, in cap heights. */
const field = { height: 0.3, pitch: 1.3 } as const;
/**
 * AUTHORED: a name whose capitals can stand this high in the field, in widths of it, is as large as can be wished; at
 * the least it is a thread.
 */
const size = { enough: 0.11, thread: 0.02 } as const;
/**
 * AUTHORED: what each flaw leaves of the score. A name may be respaced by hand, but not redrawn: a doubtful letter
 * costs most.
 */
const leaves = { collision: 0.8, gap: 0.88, confusion: 0.7, thread: 0.45 } as const;

/** How large the name can be drawn on its best number of lines, 0 (a thread) to 1 (as large as can be wished). */
const sizeOf = (widths: NameFit['widths']): number => {
  const heights = widths.map((width, at) => Math.min(1 / width, field.height / (1 + at * field.pitch)));
  const share = Math.log(Math.max(...heights) / size.thread) / Math.log(size.enough / size.thread);
  return Math.min(1, Math.max(0, share));
};

const scoreOf = ({ collisions, gaps, confusion, widths }: Omit<NameFit, 'score'>): number =>
  leaves.collision ** collisions *
  leaves.gap ** gaps *
  leaves.confusion ** confusion.length *
  (leaves.thread + (1 - leaves.thread) * sizeOf(widths));

/**
 * How the name sets in this face, shaped and kerned as it will be drawn. Undefined where the face lacks a letter of
 * it and for a name without ink. Glyphs are measured once and kept with the face, so that a face judged again answers
 * in a fraction of a millisecond.
 */
export const judgeName = (font: Font, name: string): NameFit | undefined => {
  const text = name.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (text === '' || !font.covers(text)) return undefined;
  const shaped = shape(font, text);
  const [one, two, three] = lineWidths(text, shaped);
  if (one === 0) return undefined;
  const widths = [one / font.capHeight, two / font.capHeight, three / font.capHeight] as const;
  const fit = { ...judgeSpacing(font, text, shaped), confusion: confusions(font, text), widths };
  return { ...fit, score: scoreOf(fit) };
};
