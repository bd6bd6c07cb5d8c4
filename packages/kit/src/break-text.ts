import { lineWidth, setLines, spaceWidth, type SetText, type TextStyle } from './set-text.ts';

/** The room that a text has, and the sizes that it may take in it. Lengths in units of the drawing. */
export type Room = {
  width: number;
  /** From cap line to last baseline. */
  height: number;
  largest: number;
  lines: number;
};

/** Words that lead to the next one and should not end a line. */
const leads = new Set(
  (
    '& + and und et y e i og och the a an of for by to in on at with we our your ' +
    'de di da du der die das la le el van von и'
  ).split(' '),
);
const ends = /[.!?…]$/u;

/** Whether a word leads to the next one, so that a line should not end with it. */
export const isLeading = (word: string): boolean => leads.has(word.toLowerCase());
/** Whether a word ends its sentence. */
export const isEnding = (word: string): boolean => ends.test(word);

/** What a fault costs, as a share of the size that would be given up to avoid it. Authored. */
const costs = {
  dangling: 0.16,
  lonelyFirst: 0.14,
  lonelyLast: 0.2,
  lonelyMiddle: 0.22,
  brokenSentence: 0.3,
  ragged: 0.1,
  line: 0.03,
};
const SHORT = 0.75;
/** So many words can be broken in every way; longer texts are filled line by line. */
const MOST_WORDS = 12;

/** Every way to break `count` words into at most `most` lines: after how many words each line ends. */
const breakings = (from: number, count: number, most: number): number[][] => {
  const whole = [[count]];
  if (most === 1) return whole;
  const found: number[][] = whole;
  for (let end = from + 1; end < count; end += 1)
    for (const rest of breakings(end, count, most - 1)) found.push([end, ...rest]);
  return found;
};

const faultsOf = (lines: readonly string[][], widths: readonly number[]): number => {
  const longest = Math.max(...widths);
  let cost = (lines.length - 1) * costs.line;
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    if (!isLast && isLeading(line.at(-1) ?? '')) cost += costs.dangling;
    if (line.slice(0, -1).some(isEnding)) cost += costs.brokenSentence;
    const isOwnSentence = isEnding(line.at(-1) ?? '') && (index === 0 || isEnding(lines[index - 1]?.at(-1) ?? ''));
    if (line.length > 1 || lines.length === 1 || isOwnSentence) return;
    const isShort = (widths[index] ?? 0) < SHORT * longest;
    if (isLast && isShort) cost += costs.lonelyLast;
    // a short word before all others reads as a heading of them
    if (index === 0 && isShort) cost += costs.lonelyFirst;
    if (!isLast && index > 0) cost += costs.lonelyMiddle;
  });
  return cost + costs.ragged * (1 - Math.min(...widths) / longest);
};

/**
 * As many words a line as fit the width; a word wider than that has a line of its own. A line is measured as the sum
 * of its words: kerning over a space is less than what body text leaves over.
 */
const filled = (words: readonly string[], style: TextStyle, size: number, width: number): string[] => {
  const space = spaceWidth(style);
  const lines: string[] = [];
  let long = Infinity;
  for (const word of words) {
    const more = lineWidth(style, word) * size;
    if (long + space * size + more <= width) {
      lines[lines.length - 1] += ` ${word}`;
      long += space * size + more;
    } else {
      lines.push(word);
      long = more;
    }
  }
  return lines;
};

/** What is held together by a space that does not break is one word. */
const wordsOf = (text: string): string[] => text.split(/[^\S\u00a0]+/u).filter((word) => word !== '');

/**
 * A short text as large as its room allows, broken where it reads best: of all breakings the one that keeps the
 * largest size after what its faults cost. The size falls until it fits, never the room.
 */
export const fitText = (text: string, style: TextStyle, room: Room): SetText => {
  const words = wordsOf(text);
  const cap = style.font.capHeight / style.font.upem;
  const sizeFor = (lines: number, width: number) =>
    Math.min(room.largest, room.width / width, room.height / (cap + (lines - 1) * style.leading));
  if (words.length > MOST_WORDS) {
    let size = room.largest;
    for (let step = 0; step < 40; step += 1, size *= 0.95) {
      const lines = filled(words, style, size, room.width);
      const set = setLines(lines, style, size);
      if (lines.length <= room.lines && set.width <= room.width && set.height <= room.height) return set;
    }
    return setLines(filled(words, style, size, room.width), style, size);
  }
  let best: { size: number; worth: number; lines: string[] } | undefined;
  for (const breaking of breakings(0, words.length, Math.min(room.lines, Math.max(1, words.length)))) {
    const lines = breaking.map((end, index) => words.slice(breaking[index - 1] ?? 0, end));
    const texts = lines.map((line) => line.join(' '));
    const widths = texts.map((line) => lineWidth(style, line));
    const size = sizeFor(texts.length, Math.max(...widths));
    const worth = size * (1 - faultsOf(lines, widths));
    if (!best || worth > best.worth) best = { size, worth, lines: texts };
  }
  return setLines(best?.lines ?? [], style, best?.size ?? room.largest);
};

/** Body text at its size: lines of the width, as even as they can be without one more, so that none is a widow. */
export const wrapText = (text: string, style: TextStyle, size: number, width: number): SetText => {
  const words = wordsOf(text);
  const count = filled(words, style, size, width).length;
  let even = width;
  for (let share = 0.97; share > 0.55; share -= 0.03) {
    if (filled(words, style, size, width * share).length > count) break;
    even = width * share;
  }
  return setLines(filled(words, style, size, even), style, size);
};
