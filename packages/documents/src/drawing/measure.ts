import { isLeading } from '@signet/kit';
import { shape, type Font } from '@signet/type';

/** Points in an inch. */
export const POINTS = 72;
/** What readers put between the baselines of lines at 100 %, in sizes; a share of it where the file says so. */
export const PITCH = 1.2;

const widths = new WeakMap<Font, Map<string, number>>();
const MOST_KEPT = 4000;

/** How wide a line is, in inches, at a size in points. */
export const widthOf = (font: Font, text: string, size: number): number => {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const found = known.get(text);
  if (found !== undefined) return (found * size) / POINTS;
  if (known.size > MOST_KEPT) known.clear();
  const made = shape(font, text).width / font.upem;
  known.set(text, made);
  return (made * size) / POINTS;
};

type Setting = { font: Font; size: number; width: number };

const broken = (word: string, { font, size, width }: Setting): string[] => {
  if (widthOf(font, word, size) <= width) return [word];
  const pieces: string[] = [''];
  for (const letter of Array.from(word)) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (widthOf(font, longer, size) <= width || longer === letter) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
};

/** The lines that readers of the file make: as many words as fit, a word that is too long cut by letters. */
export const filled = (text: string, setting: Setting): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/[ \t]+/u).filter(Boolean)) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last !== undefined && widthOf(setting.font, longer, setting.size) <= setting.width)
        lines[lines.length - 1] = longer;
      else lines.push(...broken(word, setting));
    }
    return lines.length > 0 ? lines : [''];
  });

/** A last line that is shorter than this share of the longest looks forgotten, though it has two words. */
const FORGOTTEN = 0.3;

const heldOnce = (text: string, setting: Setting): string => {
  const lines = filled(text, setting);
  const [before = '', last = ''] = lines.slice(-2);
  const head = text.slice(0, -last.length - 1);
  const wideOf = (line: string): number => widthOf(setting.font, line, setting.size);
  const isAlone = !last.includes(' ') && !last.includes('\u00a0');
  const isShort = isAlone || wideOf(last) < FORGOTTEN * Math.max(...lines.map(wideOf));
  if (lines.length < 2 || !isShort || !before.includes(' ') || text !== `${head} ${last}`) return text;
  const held = `${head}\u00a0${last.replaceAll(' ', '\u00a0')}`;
  const now = filled(held, setting);
  return now.length === lines.length && now.at(-1)?.endsWith(`\u00a0${last.replaceAll(' ', '\u00a0')}`) ? held : text;
};

/**
 * The last words held together where the last would stand on a line by itself, or two short ones, and one more fits
 * beside them: readers of the file break before all of these, and no line is added.
 */
export const heldTogether = (text: string, setting: Setting): string => heldOnce(heldOnce(text, setting), setting);

/** So many words are shared out over lines in every way; of more each line is only as full as the others. */
const MOST_SHARED = 24;
/** What a line costs that ends with a word that leads to the next one, as a share of a whole line squared. */
const LEADING = 0.04;
/** What a first line costs that is shorter than this share of the others: it would read as a heading of them. */
const FIRST = { cost: 0.15, share: 0.6 } as const;

type Shared = { cost: number; lines: string[] };

/** Words over a number of lines so that these are as even as they can be; undefined where one does not fit. */
const sharedOut = (words: readonly string[], count: number, { font, size, width }: Setting): string[] | undefined => {
  const wideOf = (line: string): number => widthOf(font, line, size);
  const mean = wideOf(words.join(' ')) / count;
  const known = new Map<string, Shared | undefined>();
  const best = (from: number, left: number): Shared | undefined => {
    const key = `${from} ${left}`;
    if (known.has(key)) return known.get(key);
    let found: Shared | undefined;
    for (let end = left === 1 ? words.length : from + 1; end <= words.length - left + 1; end += 1) {
      const line = words.slice(from, end).join(' ');
      const wide = wideOf(line);
      if (wide > width) break;
      const rest = left === 1 ? { cost: 0, lines: [] } : best(end, left - 1);
      if (!rest) continue;
      const leads = left > 1 && isLeading(words[end - 1] ?? '') ? LEADING : 0;
      const isShort = from === 0 && wide < FIRST.share * Math.max(mean, ...rest.lines.map(wideOf));
      const cost = ((wide - mean) / mean) ** 2 + leads + (isShort ? FIRST.cost : 0) + rest.cost;
      if (!found || cost < found.cost) found = { cost, lines: [line, ...rest.lines] };
    }
    known.set(key, found);
    return found;
  };
  return best(0, count)?.lines;
};

/** The same number of lines, but even: a headline whose first or last word stands alone looks forgotten. */
export const balanced = (text: string, setting: Setting): string[] => {
  const greedy = filled(text, setting);
  if (greedy.length < 2 || text.includes('\n')) return greedy;
  const words = text.split(/[ \t]+/u).filter(Boolean);
  if (words.length <= MOST_SHARED) return sharedOut(words, greedy.length, setting) ?? greedy;
  let best = greedy;
  for (let share = 0.96; share > 0.5; share -= 0.04) {
    const lines = filled(text, { ...setting, width: setting.width * share });
    if (lines.length > greedy.length) break;
    best = lines;
  }
  return best;
};

/** How high so many lines stand, in inches; `leading` is the share of the pitch. */
export const heightOf = (lines: number, size: number, leading: number): number =>
  (lines * size * PITCH * leading) / POINTS;
