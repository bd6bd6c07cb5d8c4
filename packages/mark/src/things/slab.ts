import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, cut, pie, pill } from './pen.ts';

/** Beyond the edges of a letter 24 units high, so that what comes in from there has one round end. */
const BEYOND = 30;

/** A way into a block, with a round end: from above and below by its middle, how wide and how deep it is. */
export const from = {
  above: (x: number, width: number, depth: number): Outline => pill(x - width / 2, -BEYOND, width, BEYOND + depth, 99),
  below: (x: number, width: number, depth: number, foot = 24): Outline =>
    pill(x - width / 2, foot - depth, width, BEYOND + depth, 99),
  right: (y: number, height: number, x: number): Outline => pill(x, y - height / 2, 60, height, 99),
  left: (y: number, height: number, x: number): Outline => pill(x - 60, y - height / 2, 60, height, 99),
};

/** How round the corners of a block are: above on the left first, then clockwise. */
export type Corners = readonly [number, number, number, number];
export const square: Corners = [0, 0, 0, 0];

export const slab = (x: number, y: number, width: number, height: number, [r1, r2, r3, r4]: Corners): Layer[] => {
  const corner = (radius: number, cx: number, cy: number, box: Outline, from0: number): Layer[] =>
    radius === 0 ? [] : [...cut(box), ...add(pie(cx, cy, radius, from0, from0 + 90))];
  const [right, bottom] = [x + width, y + height];
  return [
    ...add(bar(x, y, width, height)),
    ...corner(r1, x + r1, y + r1, bar(x, y, r1, r1), 180),
    ...corner(r2, right - r2, y + r2, bar(right - r2, y, r2, r2), 270),
    ...corner(r3, right - r3, bottom - r3, bar(right - r3, bottom - r3, r3, r3), 0),
    ...corner(r4, x + r4, bottom - r4, bar(x, bottom - r4, r4, r4), 90),
  ];
};
