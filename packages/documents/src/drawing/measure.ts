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

/**
 * The last two words held together where the last would stand on a line by itself and both fit on one: readers of the
 * file break before both, and no line is added.
 */
export const heldTogether = (text: string, setting: Setting): string => {
  const lines = filled(text, setting);
  const [before = '', last = ''] = lines.slice(-2);
  const head = text.slice(0, -last.length - 1);
  const isAlone = lines.length > 1 && !last.includes(' ') && before.includes(' ') && text === `${head} ${last}`;
  if (!isAlone) return text;
  const held = `${head}\u00a0${last}`;
  const now = filled(held, setting);
  return now.length === lines.length && now.at(-1)?.endsWith(`\u00a0${last}`) ? held : text;
};

/** The same number of lines, but even: a headline whose last word stands alone looks forgotten. */
export const balanced = (text: string, setting: Setting): string[] => {
  const greedy = filled(text, setting);
  if (greedy.length < 2 || text.includes('\n')) return greedy;
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
