import { drawLogo, drawPaper, slidePalette, type KitBrand, type KitKey } from '@signet/kit';
import type { Ink, Shape } from '@signet/scene';
import { boundsOf } from '@signet/type';
import { flatten } from '../drawing/flatten.ts';
import { widthOf } from '../drawing/measure.ts';
import { paperLook, UNITS } from '../deck/look.ts';
import type { Paper, PaperStyle, Sheet, StyleKey } from './model.ts';
import { rowOverWords } from './row-over-words.ts';

/** Pages that papers are written on, in inches. */
export const pageSizes = { a4: { w: 8.268, h: 11.693 }, letter: { w: 8.5, h: 11 } } as const;
export type PageSize = keyof typeof pageSizes;

/** How running words are set; sizes in points. */
type Setting = { body: number; line: number; characters: number; lead: number; leadLine: number; cell: number };

/**
 * A letter is 10.5 on 15 points, 66 characters a line (documents, letterhead). What is read as a page of its own has
 * larger words, in longer lines: those of a letter would leave half of the page beside them empty.
 */
const settings = {
  letter: { body: 10.5, line: 15, characters: 66, lead: 14, leadLine: 20, cell: 10 },
  report: { body: 12, line: 18, characters: 78, lead: 15, leadLine: 22, cell: 11 },
} as const satisfies Record<string, Setting>;
export type PaperSetting = keyof typeof settings;
const SAMPLE = 'A line of a letter is as long as an eye follows without losing it, no longer';
const LEFT = 0.984;
/** Least room beside and below what is written. */
const SIDE = 0.787;
/** Where the foot stands, how long and high it is at the most, and how far over art; inches. */
const FOOT = { up: 0.5, w: 4.7, h: 0.34, over: 0.42 } as const;
/** Between the words and what ends before them. */
const CLEAR = 0.12;
/** What is lower is a line, in units of the drawing. */
const THIN = 6;
const SMALL = 17.7;
const LEAST = 9;
const SCALE = 0.62;

const stylesOf = (ink: Ink, accent: Ink, set: Setting): Record<StyleKey, PaperStyle> => {
  const { body, line, lead, leadLine, cell } = set;
  const text = { face: 'text', size: body, line, before: 0, after: 0, ink } as const;
  return {
    body: { ...text, name: 'Normal', after: line / 2 },
    lead: { ...text, name: 'Lead', size: lead, line: leadLine, after: 10, isWide: true },
    title: {
      ...text,
      name: 'Title',
      word: 'Title',
      face: 'headline',
      size: 28,
      line: 33,
      before: 4,
      after: 12,
      isWide: true,
    },
    heading: {
      ...text,
      name: 'Heading1',
      word: 'heading 1',
      face: 'headline',
      size: 14,
      line: 18,
      before: 9,
      after: 5,
      ink: accent,
      isWide: true,
    },
    label: { ...text, name: 'Label', face: 'headline', size: 10, line: 15, ink: accent },
    small: { ...text, name: 'Small', size: LEAST, line: 12, isWide: true },
    cell: { ...text, name: 'Cell', size: cell, line: cell + 4 },
    head: { ...text, name: 'Head', size: LEAST, line: 12, ink: accent },
    total: { ...text, name: 'Total', face: 'headline', size: 13, line: 17, ink: accent },
  };
};

/** A kit's hairline that begins in the margin ends before the words: they may stand at its height. */
const endingBefore =
  (right: number) =>
  (shape: Shape): Shape =>
    shape.kind === 'rect' && shape.height < THIN && shape.x < right
      ? { ...shape, width: Math.min(shape.width, right - shape.x) }
      : shape;

/**
 * How far the foot stands above the page's lower edge: at the margin where the kit's art leaves its place there, else
 * over the art.
 */
const footOf = (art: readonly Shape[], size: { w: number; h: number }, left: number, bottom: number): number => {
  const page = { left: 0, top: 0, right: size.w * UNITS, bottom: size.h * UNITS };
  const place = { left: left * UNITS, right: (left + FOOT.w) * UNITS, top: (size.h - FOOT.up - FOOT.h) * UNITS };
  const isTaken = flatten(art, page)
    .flatMap((flat) => (flat.kind === 'glow' ? flat.box : (boundsOf(flat.path) ?? [])))
    .some((box) => box.left < place.right && box.right > place.left && box.bottom > place.top);
  return isTaken ? bottom - FOOT.over : FOOT.up;
};

const bottomOf = (height: number, free: number): number => Math.max(1.05, (height - free) / UNITS + 0.55);

/** A page of a brand's paper: its first sheet and the ones after it, how its texts are set, how wide they run. */
export const paperOf = (
  kit: KitKey,
  brand: KitBrand,
  page: PageSize,
  set: PaperSetting,
): Pick<Paper, 'look' | 'size' | 'left' | 'right' | 'wide' | 'ground' | 'first' | 'next' | 'styles'> => {
  const size = pageSizes[page];
  const [width, height] = [size.w * UNITS, size.h * UNITS];
  const drawn = drawPaper(kit, brand, { width, height, small: SMALL }, 'letter');
  const follows = drawPaper(kit, brand, { width, height, small: SMALL }, 'letter-next');
  const look = paperLook(kit, brand, drawn.ground, SCALE, LEAST);
  const left = Math.max(LEFT, drawn.area.left / UNITS);
  const free = Math.min(size.w - SIDE, drawn.area.right / UNITS) - left;
  const { body, characters } = settings[set];
  const letters = (widthOf(brand.text, SAMPLE, body) / SAMPLE.length) * characters;
  const measure = Math.min(free, Math.max(4.4, letters));
  const ink = slidePalette(brand).textOn([drawn.ground]);
  const top = Math.max(0.55, drawn.area.top / UNITS);
  const logoAt = { x: left * UNITS, y: top * UNITS, width: 2.6 * UNITS, height: 0.5 * UNITS };
  const logo = drawLogo(brand, logoAt, ink);
  const small = drawLogo(brand, { ...logoAt, width: 1.6 * UNITS, height: 0.28 * UNITS }, ink);
  // a file has one margin for all its pages
  const bottom = Math.max(bottomOf(height, drawn.area.bottom), bottomOf(height, follows.area.bottom));
  const foot = Math.max(...[drawn, follows].map(({ art }) => footOf(art, size, left, bottom)));
  const beside = endingBefore((left - CLEAR) * UNITS);
  const words = { left: left * UNITS, right: (left + free) * UNITS };
  const first: Sheet = {
    art: rowOverWords(drawn.art, words).map(beside),
    logo: logo.shapes,
    logoBox: logo.box,
    top: Math.max(1.5, logo.box.bottom / UNITS + 0.4),
    bottom,
    foot,
  };
  const next: Sheet = {
    art: rowOverWords(follows.art, words).map(beside),
    logo: small.shapes,
    logoBox: small.box,
    top: Math.max(1.2, small.box.bottom / UNITS + 0.4),
    bottom,
    foot,
  };
  return {
    look,
    size,
    left,
    right: size.w - left - measure,
    wide: free,
    ground: drawn.ground,
    first,
    next,
    styles: stylesOf(look.ink, look.accent, settings[set]),
  };
};
