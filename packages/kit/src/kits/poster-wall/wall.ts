import type { Ink, Tone } from '@signet/scene';
import { boundsOf, outlineOf, shape, type Box, type Font } from '@signet/type';
import { isEnding, isLeading } from '../../break-text.ts';
import { heightOf, widthOf } from '../../frame.ts';
import type { Sheet } from '../../sheet.ts';

const MOST_LINES = 6;

/** What stands on a wall: words, and words that begin a line of their own after them. */
type Texts = readonly [first: string, then?: string];
/** The room of a wall, and the brand's name: its words may stand as they fall. */
type Room = { width: number; height: number; pad: number; name: string };

/**
 * What a fault of reading costs, as a share of the wall's height that would be given up to avoid it: the word alone
 * that ends a sentence is its point, one that begins it is torn off. Authored.
 */
const FAULTS = { dangling: 0.12, alone: 0.42, aloneLast: 0.28 } as const;

/** Where a sentence is broken so that it reads badly: before the word that a line leads to, around a word alone. */
const faultsOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line, at) => {
    const words = wordsOf(line);
    const last = words.at(-1) ?? '';
    const isLast = at === lines.length - 1;
    const isOwnSentence = isEnding(last) && (at === 0 || isEnding(lines[at - 1] ?? ''));
    const isAlone = words.length === 1 && lines.length > 1 && !isOwnSentence;
    const dangling = !isLast && isLeading(last) ? FAULTS.dangling : 0;
    return sum + dangling + (isAlone ? (isLast ? FAULTS.aloneLast : FAULTS.alone) : 0);
  }, 0);

export const heaviest = ({ brand }: Sheet, words: string): Font =>
  brand.heavy?.covers(words) ? brand.heavy : brand.headline.covers(words) ? brand.headline : brand.text;

/** Of a line at a width of 1: how high its ink is, and how far from the baseline it begins. */
export const inkOf = (font: Font, line: string): Box =>
  boundsOf(outlineOf(font, shape(font, line))) ?? { left: 0, top: -1, right: 1, bottom: 0 };

const breakings = (words: readonly string[], most: number): string[][] => {
  if (words.length === 0) return [[]];
  const found: string[][] = [];
  for (let count = 1; count <= words.length; count += 1) {
    const first = words.slice(0, count).join(' ');
    if (most === 1) {
      if (count === words.length) found.push([first]);
      continue;
    }
    for (const rest of breakings(words.slice(count), most - 1)) found.push([first, ...rest]);
  }
  return found;
};

export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

export type Wall = {
  lines: string[];
  /** Ink height of each line at the full width, without pads. */
  heights: number[];
};

/**
 * The breaking whose lines, each as wide as the wall, come nearest to its height, less what it does to reading; too
 * high costs less than too low.
 */
export const bestWall = (font: Font, texts: Texts, { width, height, pad, name }: Room): Wall => {
  const known = new Map<string, number>();
  const heightFor = (line: string): number => {
    const found = known.get(line);
    if (found !== undefined) return found;
    const ink = inkOf(font, line);
    const high = (heightOf(ink) / widthOf(ink)) * (width - 2 * pad);
    known.set(line, high);
    return high;
  };
  let best: (Wall & { cost: number }) | undefined;
  const [first, second] = texts;
  const read = (lines: string[], text: string) => ({ lines, faults: text === name ? 0 : faultsOf(lines) });
  const firsts = breakings(wordsOf(first).slice(0, 12), MOST_LINES).map((lines) => read(lines, first));
  const seconds = second ? breakings(wordsOf(second).slice(0, 8), 4).map((lines) => read(lines, second)) : [];
  const all = second
    ? firsts.flatMap((one) =>
        seconds.map((more) => ({ lines: [...one.lines, ...more.lines], faults: one.faults + more.faults })),
      )
    : firsts;
  for (const { lines, faults } of all) {
    const heights = lines.map(heightFor);
    const sum = heights.reduce((total, one) => total + one + 2 * pad, 0);
    // a line much lower than the next is small print
    const uneven = Math.min(...heights) / Math.max(...heights) < 0.16 ? 0.12 : 0;
    const cost = Math.abs(Math.log(sum / height)) * (sum < height ? 1.25 : 1) + uneven + faults;
    if (!best || cost < best.cost) best = { lines, heights, cost };
  }
  return best ?? { lines: [], heights: [] };
};

/**
 * Grounds down the wall: no line stands on the ground before it or on that of what lies beside the wall, and no ink is
 * the ground that follows.
 */
export const groundsOf = (
  { palette, arrangement }: Sheet,
  count: number,
  sides: readonly Tone[] = [],
): { ground: Tone; ink: Ink }[] => {
  const orders: Ink[][] = [
    ['a1', 'p1', 'a2', 'p2'],
    ['p1', 'a1', 'p2', 'a2'],
    ['p2', 'a1', 'p1', 'n3'],
  ];
  const order = orders[arrangement] ?? [];
  const chosen: Ink[] = [];
  for (let at = 0; chosen.length < count && at < 40; at += 1) {
    const one = order[at % order.length] ?? 'p1';
    const before = chosen.at(-1);
    const isFree = [...(before === undefined ? [] : [before]), ...sides].every(
      (other) => palette.apart(one, other) >= 0.12,
    );
    if (isFree) chosen.push(one);
  }
  while (chosen.length < count) chosen.push(chosen.length % 2 === 0 ? 'p1' : 'n3');
  return chosen.map((ground, at) => {
    const next = chosen[at + 1];
    const wished = (['p2', 'a2', 'a1', 'w1', 'n3', 'p1', 'b1'] as const).filter(
      (ink) => next === undefined || palette.apart(ink, next) >= 0.05,
    );
    return { ground, ink: palette.textOn([ground], ...wished) };
  });
};

/** How high a wall is with its pads. */
export const total = ({ heights }: Wall, pad: number): number => heights.reduce((sum, one) => sum + one + 2 * pad, 0);
