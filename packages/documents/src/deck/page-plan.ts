import type { Ink } from '@signet/scene';
import { heightOf } from '../drawing/measure.ts';
import { styleOf, type Look } from './look.ts';
import type { Area, Form, Item, TextStyle } from './model.ts';
import { placeText } from './place-text.ts';

/** From the page's edge to its words; strips of full color, in inches. */
export const MARGIN = 0.6;
export const STRIP = 1.5;
export const FOOT = 1.4;

export type Place = { name: string; area: Area; style: TextStyle; isEven?: boolean };

/** What stands at the lower edge of one thing and at the upper edge of the next. */
export const createGrid = (w: number) => {
  const wide = w - 2 * MARGIN;
  const gap = 0.35;
  const column = (count: number, at: number, y: number, h: number, over = 1): Area => {
    const each = (wide - gap * (count - 1)) / count;
    return { x: MARGIN + at * (each + gap), y, w: each * over + gap * (over - 1), h };
  };
  return { column, line: (y: number, h: number): Area => ({ x: MARGIN, y, w: wide, h }) };
};
type Grid = ReturnType<typeof createGrid>;

/** A full color of the page and what is read on it. */
export type Field = { tone: Ink; ink: Ink; accent: Ink };

/** Everything that stands on a page besides its band. */
export type Plan = {
  places: Place[];
  labels: { text: string; area: Area; style: TextStyle }[];
  fields: Form[];
  steps: Area[];
  /** What shows numbers: a chart, or what it was beside what it is. */
  shown: Item[];
};

export const field = (name: string, { tone }: Field, w: number, y: number, h: number): Form => ({
  kind: 'form',
  name,
  form: 'rect',
  area: { x: 0, y, w, h },
  fill: tone,
});

type Said = (key: string) => string | undefined;
export type Setting = { look: Look; grid: Grid; page: { w: number; h: number }; strip: Field; end: Field; said: Said };

/** What a question takes where nothing is told yet. */
export const ASKED = 0.44;

/** How high what is told of something stands, so that what follows it stands right below. */
export const highOf = ({ look, said }: Setting, name: string, width: number, style: TextStyle): number => {
  const text = said(name);
  if (text === undefined) return ASKED;
  const area = { x: 0, y: 0, w: width, h: 3 };
  const { lines, style: set } = placeText(look.brand, { name, area, style, text, isEven: true });
  return heightOf(lines.length, set.size, set.leading) + 0.03;
};

/** How much smaller words are set, all of one sort alike, where a page has to hold many of them. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;
const FINEST = 9;
export const smaller = (style: TextStyle, share: number): TextStyle => ({
  ...style,
  size: Math.max(FINEST, Math.round(style.size * share * 2) / 2),
});

/** The first of tries that fits, else the last. */
export const firstFitting = <T>(made: (share: number) => T, fits: (one: T) => boolean): T => {
  let tried = made(1);
  for (const share of SIZES.slice(1)) {
    if (fits(tried)) break;
    tried = made(share);
  }
  return tried;
};

/** What boxes are shortened to where even the smallest words do not fit: nothing runs into what stands below. */
export const shortened = (room: number, taken: number): number => Math.min(1, Math.max(0.05, room / taken));

/** A sentence that opens a page is so high at the most: what is longer is set smaller. */
const MOST_OPENING = 0.8;

/** What it is, once: the hook stands on the band, and is not said again where the line that explains it is told. */
export const opening = (setting: Setting, y: number, isSaidAbove: boolean): Place[] => {
  const { look, grid, said } = setting;
  const placed = (name: string, at: number, style: TextStyle): Place => {
    const { w } = grid.line(at, 0);
    return { name, area: grid.line(at, Math.min(MOST_OPENING, highOf(setting, name, w, style))), style, isEven: true };
  };
  const hasMore = said('statement.line') !== undefined;
  if (hasMore && isSaidAbove) return [placed('statement.line', y + 0.06, styleOf(look, 'lead', { size: 17 }))];
  const title = placed('statement.title', y, styleOf(look, 'name', { size: 18 }));
  const below = y + title.area.h + 0.08;
  return hasMore ? [title, placed('statement.line', below, styleOf(look, 'text', { size: 11 }))] : [title];
};

export const rule = ({ look }: Setting, name: string, { x, y, w }: Area): Form => ({
  kind: 'form',
  name,
  form: 'rect',
  area: { x, y, w, h: 0.012 },
  fill: look.rule,
});
