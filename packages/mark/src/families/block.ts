import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { add, bar, cut, disc, inside, lens, line, pie, pill, poly, segment } from '../things/pen.ts';
import { transform, type Outline } from '../outline.ts';
import { tiles } from '../shapes.ts';

/** Letters are 24 high; what is taken out of them ends in half circles. */
const BELOW = 30;

/** A way in from above, and one from below: its middle, how wide it is, how far it goes. */
const from = {
  above: (x: number, width: number, depth: number): Outline => pill(x - width / 2, -BELOW, width, BELOW + depth, 99),
  below: (x: number, width: number, depth: number): Outline =>
    pill(x - width / 2, 24 - depth, width, BELOW + depth, 99),
  right: (y: number, height: number, x: number): Outline => pill(x, y - height / 2, 60, height, 99),
  left: (y: number, height: number, x: number): Outline => pill(x - 60, y - height / 2, 60, height, 99),
};

/** A block whose corners are round by so much each: above on the left first, then clockwise. */
const slab = (
  x: number,
  y: number,
  width: number,
  height: number,
  [r1, r2, r3, r4]: readonly [number, number, number, number],
): Layer[] => {
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
const square = [0, 0, 0, 0] as const;

const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => [...slab(0, 0, 24, 24, [12, 12, 0, 0]), ...cut(from.below(12, 8, 6.6), disc(12, 10.6, 3.4))],
  E: () => [...slab(0, 0, 20, 24, square), ...cut(from.right(7.2, 4.8, 6.6), from.right(16.8, 4.8, 6.6))],
  F: () => [...slab(0, 0, 20, 24, square), ...cut(from.right(7.6, 4.4, 7), pill(7, 15.6, 60, 60, 7))],
  H: () => [...slab(1, 0, 22, 24, square), ...cut(from.above(12, 8.4, 9), from.below(12, 8.4, 9))],
  I: () => [...slab(0, 0, 18, 24, square), ...cut(disc(-0.4, 12, 6.4, 7.6), disc(18.4, 12, 6.4, 7.6))],
  J: () => [
    ...slab(0, 0, 18, 24, [0, 0, 9, 9]),
    ...cut(bar(-1, -1, 5, 14), from.above(7.6, 7.2, 14.4), bar(-1, -1, 6, 14)),
  ],
  M: () => [...slab(0, 0, 27, 24, [10, 10, 0, 0]), ...cut(from.below(8.6, 4.8, 15.6), from.below(18.4, 4.8, 15.6))],
  N: () => [...slab(0, 0, 24, 24, square), ...cut(from.below(8, 4.2, 16.4), from.above(16, 4.2, 16.4))],
  n: () => [...slab(0, 0, 22, 24, [0, 11, 0, 0]), ...cut(from.below(11, 8.4, 16.4))],
  O: () => [...add(disc(12, 12, 12)), ...cut(lens([5.6, 18.4], [18.4, 5.6], 4.4))],
  S: () => [...slab(0, 0, 21, 24, [7, 0, 7, 0]), ...cut(from.right(7.6, 4, 6.4), from.left(16.4, 4, 14.6))],
  V: () => [...add(poly([0, 0], [24, 0], [15.8, 24], [8.2, 24])), ...cut(lens([12, -15], [12, 16], 5.2))],
  W: () => [...slab(0, 0, 27, 24, [0, 0, 10, 10]), ...cut(from.above(8.6, 4.8, 15.6), from.above(18.4, 4.8, 15.6))],
  X: () => [
    ...slab(0, 0, 24, 24, square),
    ...cut(disc(12, -2, 7.4, 9.2), disc(12, 26, 7.4, 9.2), disc(-2, 12, 9.2, 7.4), disc(26, 12, 9.2, 7.4)),
  ],
  Y: () => [...slab(0, 0, 22, 15.4, [0, 0, 11, 11]), ...add(bar(7.6, 12, 6.8, 12)), ...cut(from.above(11, 8, 8.4))],
  e: () => [...add(disc(12, 12, 12)), ...cut(segment(12, 10.6, 5.6, 180, 360), from.right(16, 4.2, 10.4))],
  u: () => [...slab(0, 0, 22, 24, [0, 0, 0, 11]), ...cut(from.above(11, 8.4, 16.4))],
  Д: () => [
    ...slab(3.4, 0, 17.2, 17, [8.6, 8.6, 0, 0]),
    ...cut(from.below(12, 5, 15.6), bar(0, 15.6, 24, 10)),
    ...add(bar(0, 15.4, 24, 4.8), bar(0, 15.4, 5.6, 8.6), bar(18.4, 15.4, 5.6, 8.6)),
  ],
  Л: () => [...slab(0, 0, 22, 24, [11, 0, 0, 0]), ...cut(from.below(11, 8.4, 16.4))],
  П: () => [...slab(0, 0, 22, 24, square), ...cut(from.below(11, 8.4, 16.4))],
  И: () => [...slab(0, 0, 24, 24, square), ...cut(from.above(8, 4.2, 16.4), from.below(16, 4.2, 16.4))],
  Ц: () => [...slab(0, 0, 21, 21, square), ...cut(from.above(10.4, 7.4, 14)), ...add(bar(18.6, 15, 5.4, 9))],
  Ч: () => [...slab(0, 0, 22, 15.4, [0, 0, 0, 11]), ...add(bar(15.2, 0, 6.8, 24)), ...cut(from.above(11, 8.4, 8.6))],
  Ш: () => [...slab(0, 0, 27, 24, square), ...cut(from.above(8.6, 4.8, 17), from.above(18.4, 4.8, 17))],
  Ю: () => [...add(bar(0, 0, 6.4, 24), bar(5, 9.4, 8, 5.2), disc(19, 12, 10.4, 12)), ...cut(disc(19, 12, 4, 5.6))],
  Λ: () => [...add(poly([0, 24], [24, 24], [15.8, 0], [8.2, 0])), ...cut(lens([12, 39], [12, 8], 5.2))],
};

/** Letters of other scripts, and those drawn as they are. */
const alike: Readonly<Record<string, string>> = {
  А: 'A',
  Е: 'E',
  Н: 'H',
  М: 'M',
  О: 'O',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Α: 'A',
  Ε: 'E',
  Η: 'H',
  Ι: 'I',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Υ: 'Y',
  Χ: 'X',
  Π: 'П',
};
/** The strokes of a letter apart, one of them whole. */
const strokes: Readonly<Record<string, () => Layer[]>> = {
  X: () =>
    inside(bar(0, 0, 24, 24), line(-4, -4, 28, 28, 7.4), line(28, -4, 16.4, 7.6, 7.4), line(-4, 28, 7.6, 16.4, 7.4)),
};

/** A stroke alone is hardly a letter: on a ground an I is one. */
const grounds: Readonly<Record<string, () => Layer[]>> = {
  I: () => [
    ...add(transform(tiles.squircle({ left: 0, top: 0, right: 1, bottom: 1 }), [37, 0, 0, 37, -9.5, -6.5])),
    ...cut(bar(0, 0, 18, 24)),
    ...add(disc(-0.4, 12, 6.4, 7.6), disc(18.4, 12, 6.4, 7.6)),
  ],
};

const looks = { round: drawn, strokes, ground: grounds } as const;
type Look = keyof typeof looks;
const drawingOf = (letter: string, look: Look): (() => Layer[]) | undefined => looks[look][alike[letter] ?? letter];

/** What two designers would show of them. */
const strong = new Set('HIMNSVWXYeuДИЧШΛ');

/** A letter that is a block, parts of which are taken out in round ends. */
export const block: Family = {
  kept: ({ letters }) => (strong.has(alike[letters] ?? letters) ? 0.85 : 0.55),
  legible: false,
  choices: [Object.keys(looks)],
  propose: ({ initials }) =>
    recipesOf('block', initials, Object.keys(looks)).filter(({ letters, values }) =>
      Boolean(drawingOf(letters, values[0] as Look)),
    ),
  draw: ({ letters, values }) => {
    const layers = drawingOf(letters, values[0] as Look)?.();
    return layers && { layers };
  },
};
