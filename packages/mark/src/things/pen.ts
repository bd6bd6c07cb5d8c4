import type { PathCommand } from '@signet/type';
import type { Layer } from '../grid.ts';
import { transform, turned, type Outline } from '../outline.ts';
import { oval, polygon, rectangle } from '../shapes.ts';

/*
 * What things are drawn with: bars, discs, arcs and straight sides on a square of 24 units, y down. Angles are in
 * degrees, clockwise on paper from three o'clock. A gap is two units wide, a stroke three or more.
 */

type Point = readonly [x: number, y: number];

const at = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Along a circle, in pieces of a quarter turn at most: a cubic curve is off by .03 % of the radius there. */
const along = (x: number, y: number, radius: number, from: number, to: number): PathCommand[] => {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (to - from) / pieces;
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  const side = ([px, py]: Point): Point => [(-(py - y) / radius) * handle, ((px - x) / radius) * handle];
  return Array.from({ length: pieces }, (_, piece): PathCommand => {
    const [one, other] = [at(x, y, radius, from + piece * step), at(x, y, radius, from + (piece + 1) * step)];
    const [out, back] = [side(one), side(other)];
    return ['C', one[0] + out[0], one[1] + out[1], other[0] - back[0], other[1] - back[1], ...other];
  });
};

export const bar = (x: number, y: number, width: number, height: number): Outline =>
  rectangle({ left: x, top: y, right: x + width, bottom: y + height });

export const disc = (x: number, y: number, radius: number, high = radius): Outline =>
  oval({ left: x - radius, top: y - high, right: x + radius, bottom: y + high });

export const poly = (...points: readonly Point[]): Outline => polygon(...points);

/** A bar with round corners; with a radius of half its width, a pill. */
export const pill = (x: number, y: number, width: number, height: number, radius: number): Outline => {
  const [right, bottom, r] = [x + width, y + height, Math.min(radius, width / 2, height / 2)];
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ...along(right - r, y + r, r, -90, 0),
    ['L', right, bottom - r],
    ...along(right - r, bottom - r, r, 0, 90),
    ['L', x + r, bottom],
    ...along(x + r, bottom - r, r, 90, 180),
    ['L', x, y + r],
    ...along(x + r, y + r, r, 180, 270),
    ['Z'],
  ];
};

/** A part of a disc between two angles. */
export const pie = (x: number, y: number, radius: number, from: number, to: number): Outline => [
  ['M', x, y],
  ['L', ...at(x, y, radius, from)],
  ...along(x, y, radius, from, to),
  ['Z'],
];

/** A part of a disc that a straight line cuts off between two angles. */
export const segment = (x: number, y: number, radius: number, from: number, to: number): Outline => [
  ['M', ...at(x, y, radius, from)],
  ...along(x, y, radius, from, to),
  ['Z'],
];

/** A part of a ring between two angles. */
export const bow = (x: number, y: number, inner: number, outer: number, from: number, to: number): Outline => [
  ['M', ...at(x, y, outer, from)],
  ...along(x, y, outer, from, to),
  ['L', ...at(x, y, inner, to)],
  ...along(x, y, inner, to, from),
  ['Z'],
];

/** Pointed at both ends, its sides arcs that stand so far from the line between them: a leaf, a petal, a boat. */
export const lens = ([x1, y1]: Point, [x2, y2]: Point, right: number, left = right): Outline => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const side = (sagitta: number, forth: boolean): PathCommand[] => {
    if (Math.abs(sagitta) < 1e-6) return [forth ? ['L', x2, y2] : ['L', x1, y1]];
    const radius = (length ** 2 / 4 + sagitta ** 2) / (2 * sagitta);
    // the middle of the circle lies across the line, as far as the arc is flat
    const away = (forth ? 1 : -1) * (radius - sagitta);
    const [cx, cy] = [(x1 + x2) / 2 - uy * away, (y1 + y2) / 2 + ux * away];
    const [sx, sy, ex, ey] = forth ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
    const from = (Math.atan2(sy - cy, sx - cx) * 180) / Math.PI;
    const to = (Math.atan2(ey - cy, ex - cx) * 180) / Math.PI;
    return along(cx, cy, radius, from, to < from ? to + 360 : to);
  };
  return [['M', x1, y1], ...side(left, true), ...side(right, false), ['Z']];
};

/** A disc drawn out to a point above it. */
export const drop = (x: number, y: number, radius: number, tip: number): Outline => {
  const angle = (Math.acos(radius / (y - tip)) * 180) / Math.PI;
  return [
    ['M', x, tip],
    ['L', ...at(x, y, radius, angle - 90)],
    ...along(x, y, radius, angle - 90, 270 - angle),
    ['Z'],
  ];
};

/** What is left of a disc when another one, whose middle lies so far to its right, is taken out of it. */
export const crescent = (x: number, y: number, radius: number, away: number, other: number): Outline => {
  const meet = (away ** 2 + radius ** 2 - other ** 2) / (2 * away);
  const high = Math.sqrt(radius ** 2 - meet ** 2);
  const [outer, inner] = [meet, meet - away].map((side) => (Math.atan2(high, side) * 180) / Math.PI) as [
    number,
    number,
  ];
  return [
    ['M', ...at(x, y, radius, outer)],
    ...along(x, y, radius, outer, 360 - outer),
    ...along(x + away, y, other, 360 - inner, inner),
    ['Z'],
  ];
};

/** A square of which two opposite corners are round: those above on the left and below on the right stay. */
export const blade = (x: number, y: number, width: number, height: number): Outline => {
  const r = Math.min(width, height) * 0.86;
  return [
    ['M', x, y],
    ['L', x + width - r, y],
    ...along(x + width - r, y + r, r, -90, 0),
    ['L', x + width, y + height],
    ['L', x + r, y + height],
    ...along(x + r, y + height - r, r, 90, 180),
    ['Z'],
  ];
};

/** As wide as a stroke from one point to another, its ends square. */
export const line = (x1: number, y1: number, x2: number, y2: number, width: number): Outline => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(-(y2 - y1) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  return polygon([x1 + nx, y1 + ny], [x1 - nx, y1 - ny], [x2 - nx, y2 - ny], [x2 + nx, y2 + ny]);
};

/** Mirrored from left to right about the middle of the square, or about another line. */
export const flip = (path: Outline, x = 12): Outline => transform(path, [-1, 0, 0, 1, 2 * x, 0]);
/** Turned about a point, clockwise on paper. */
export const turn = (path: Outline, degrees: number, x = 12, y = 12): Outline => transform(path, turned(degrees, x, y));

export const add = (...paths: readonly Outline[]): Layer[] => paths.map((path) => ({ op: 'add', path }));
export const cut = (...paths: readonly Outline[]): Layer[] => paths.map((path) => ({ op: 'cut', path }));
/** Added, but only where it lies within another outline. */
export const inside = (within: Outline, ...paths: readonly Outline[]): Layer[] =>
  paths.map((path) => ({ op: 'add', path, within }));
/** A stroke that swings up and down so far, `count` times up and down, whole or half. */
export const wave = (x: number, y: number, length: number, swing: number, width: number, count: number): Outline => {
  const half = length / count / 2;
  const edge = (top: number, forth: boolean): PathCommand[] =>
    Array.from({ length: count * 2 }, (_, piece): PathCommand => {
      const index = forth ? piece : count * 2 - 1 - piece;
      const [from, to] = forth
        ? [x + index * half, x + (index + 1) * half]
        : [x + (index + 1) * half, x + index * half];
      const peak = top + (index % 2 === 0 ? -1 : 1) * swing * (4 / 3);
      const handle = (to - from) * 0.3642;
      return ['C', from + handle, peak, to - handle, peak, to, top];
    });
  return [['M', x, y], ...edge(y, true), ['L', x + length, y + width], ...edge(y + width, false), ['Z']];
};
