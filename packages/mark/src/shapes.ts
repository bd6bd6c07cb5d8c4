import type { Box, PathCommand } from '@signet/type';
import { heightOf, widthOf, type Outline } from './outline.ts';

/** Where the handles of a quarter circle drawn as one cubic curve lie: off by .03 % of the radius. */
export const QUARTER = 0.5523;

export const rectangle = ({ left, top, right, bottom }: Box): PathCommand[] => [
  ['M', left, top],
  ['L', right, top],
  ['L', right, bottom],
  ['L', left, bottom],
  ['Z'],
];

export const polygon = (...points: readonly (readonly [number, number])[]): PathCommand[] => [
  ...points.map(([x, y], at): PathCommand => [at === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

/** An ellipse that fills the box; more than QUARTER in `handle` makes it squarer. */
export const oval = (box: Box, handle = QUARTER): PathCommand[] => {
  const { left, top, right, bottom } = box;
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, widthOf(box) / 2, heightOf(box) / 2];
  const [hx, hy] = [rx * handle, ry * handle];
  return [
    ['M', x, top],
    ['C', x + hx, top, right, y - hy, right, y],
    ['C', right, y + hy, x + hx, bottom, x, bottom],
    ['C', x - hx, bottom, left, y + hy, left, y],
    ['C', left, y - hy, x - hx, top, x, top],
    ['Z'],
  ];
};

const arch = (box: Box): PathCommand[] => {
  const { left, top, right, bottom } = box;
  const [x, r] = [(left + right) / 2, widthOf(box) / 2];
  const h = r * QUARTER;
  return [
    ['M', left, bottom],
    ['L', left, top + r],
    ['C', left, top + r - h, x - h, top, x, top],
    ['C', x + h, top, right, top + r - h, right, top + r],
    ['L', right, bottom],
    ['Z'],
  ];
};

const leaning = (box: Box): PathCommand[] => {
  const { left, top, right, bottom } = box;
  const r = widthOf(box) / 2;
  const h = r * (1 - QUARTER);
  return [
    ['M', left, top],
    ['L', right - r, top],
    ['C', right - h, top, right, top + h, right, top + r],
    ['L', right, bottom],
    ['L', left + r, bottom],
    ['C', left + h, bottom, left, bottom - h, left, bottom - r],
    ['Z'],
  ];
};

/** How much of a diamond's side its corners lose. */
const DIAMOND_CORNER = 0.07;

/** A square on its corner, its corners taken off. */
const diamond = ({ left, top, right, bottom }: Box): PathCommand[] => {
  const [x, y, by] = [(left + right) / 2, (top + bottom) / 2, (right - left) * DIAMOND_CORNER];
  return [
    ['M', x + by, top + by],
    ['L', right - by, y - by],
    ['Q', right, y, right - by, y + by],
    ['L', x + by, bottom - by],
    ['Q', x, bottom, x - by, bottom - by],
    ['L', left + by, y + by],
    ['Q', left, y, left + by, y - by],
    ['L', x - by, top + by],
    ['Q', x, top, x + by, top + by],
    ['Z'],
  ];
};

/** How far the one round corner of a quarter reaches, in parts of the side. */
const QUARTER_RADIUS = 0.72;

/** A square whose upper right corner is round. */
const quarter = (box: Box): PathCommand[] => {
  const { left, top, right, bottom } = box;
  const r = widthOf(box) * QUARTER_RADIUS;
  const h = r * (1 - QUARTER);
  return [
    ['M', left, top],
    ['L', right - r, top],
    ['C', right - h, top, right, top + h, right, top + r],
    ['L', right, bottom],
    ['L', left, bottom],
    ['Z'],
  ];
};

/** The grounds that letters are cut from. */
export const tiles = {
  square: rectangle,
  squircle: (box: Box) => oval(box, 0.89),
  disc: (box: Box) => oval(box),
  arch,
  /** Two corners sharp, two round. */
  leaf: leaning,
  diamond,
  quarter,
} as const satisfies Record<string, (box: Box) => Outline>;
export type TileName = keyof typeof tiles;
