import { numberAt, recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { transform, type Affine } from '../outline.ts';
import { add, bar, cut, poly } from '../things/pen.ts';
import { slab, square, type Corners } from '../things/slab.ts';
import { asksFor } from '../voices.ts';
import { likeOf } from './alike.ts';

/** Letters are 24 high and stand upright here: they lean when they are drawn. A slit is as wide as this. */
const SLIT = 2.4;
/** A hole closes sooner than a slit. */
const HOLE = 3.6;
const half = SLIT / 2;
/** How much each side of a slit opens along its way. */
const OPEN = 0.11;
/** Slits that come in from a side, to a place, and holes that lie within. */
const fromRight = (y: number, x: number) =>
  poly([x, y - half], [x, y + half], [x + 40, y + half + 40 * OPEN], [x + 40, y - half - 40 * OPEN]);
const fromLeft = (y: number, x: number) =>
  poly([x, y - half], [x, y + half], [x - 40, y + half + 40 * OPEN], [x - 40, y - half - 40 * OPEN]);
const fromAbove = (x: number, depth: number) =>
  poly([x - half, depth], [x + half, depth], [x + half + 40 * OPEN, depth - 40], [x - half - 40 * OPEN, depth - 40]);
const fromBelow = (x: number, depth: number) =>
  poly(
    [x - half, 24 - depth],
    [x + half, 24 - depth],
    [x + half + 40 * OPEN, 64 - depth],
    [x - half - 40 * OPEN, 64 - depth],
  );
const level = (y: number, from: number, to: number) => bar(from, y - HOLE / 2, to - from, HOLE);

/** How far the corners are round that a letter has round; above on the left first. */
const round = (corners: string, radius: number): Corners => {
  const at = (corner: number) => (corners[corner] === '1' ? radius : 0);
  return [at(0), at(1), at(2), at(3)];
};

const drawn: Readonly<Record<string, (radius: number) => Layer[]>> = {
  A: (r) => [...slab(0, 0, 24, 24, round('1100', r)), ...cut(level(9, 8.4, 15.6), fromBelow(12, 7))],
  C: (r) => [...slab(0, 0, 22, 24, round('1001', r)), ...cut(fromRight(12, 8))],
  E: (r) => [...slab(0, 0, 21, 24, round('1001', r)), ...cut(fromRight(8, 7.4), fromRight(16, 7.4))],
  F: (r) => [...slab(0, 0, 22, 24, round('1000', r)), ...cut(fromRight(8, 7.4), bar(7.4, 16, 40, 20))],
  G: (r) => [
    ...slab(0, 0, 23, 24, round('1001', r)),
    ...cut(fromRight(8, 8), bar(8, 8 - half, SLIT, 9.4), level(15.8, 8, 15)),
  ],
  H: () => [...slab(0, 0, 22, 24, round('0000', 0)), ...cut(fromAbove(11, 9.4), fromBelow(11, 9.4))],
  M: (r) => [...slab(0, 0, 28, 24, round('1100', r)), ...cut(fromBelow(9.4, 15), fromBelow(18.6, 15))],
  N: (r) => [...slab(0, 0, 23, 24, round('0101', r)), ...cut(fromBelow(8, 15), fromAbove(15, 15))],
  P: (r) => [...slab(0, 0, 22, 24, round('0100', r)), ...cut(level(8.2, 8, 15), bar(8.4, 16.4, 40, 20))],
  S: (r) => [...slab(0, 0, 22, 24, round('1010', r)), ...cut(fromRight(8, 7.4), fromLeft(16, 14.6))],
  U: (r) => [...slab(0, 0, 23, 24, round('0011', r)), ...cut(fromAbove(11.5, 15.4))],
  B: (r) => [...slab(0, 0, 22.6, 24, round('0110', r)), ...cut(level(7.8, 8, 15), level(16.2, 8, 15))],
  D: (r) => [...slab(0, 0, 22.6, 24, round('0110', r)), ...cut(bar(8.2, 8.2, 6.4, 7.6))],
  K: () => [
    ...slab(0, 0, 23, 24, square),
    ...cut(
      poly([8, -1], [14.4, -1], [8, 8.6]),
      poly([8, 25], [14.4, 25], [8, 15.4]),
      poly([24, 4.6], [24, 19.4], [15, 12]),
    ),
  ],
  O: (r) => [...slab(0, 0, 23, 24, round('1111', r)), ...cut(bar(8.2, 8.2, 6.6, 7.6))],
  W: (r) => [...slab(0, 0, 28, 24, round('0011', r)), ...cut(fromAbove(9.4, 15), fromAbove(18.6, 15))],
  X: () => [
    ...slab(0, 0, 23, 24, square),
    ...cut(poly([7.6, -1], [15.4, -1], [11.5, 7.4]), poly([7.6, 25], [15.4, 25], [11.5, 16.6])),
    ...cut(poly([-1, 6.4], [-1, 17.6], [6.4, 12]), poly([24, 6.4], [24, 17.6], [16.6, 12])),
  ],
  Y: () => [
    ...slab(0, 0, 23, 24, square),
    ...cut(poly([7.8, -1], [15.2, -1], [11.5, 7.6])),
    ...cut(poly([-1, 8], [7.8, 15.6], [7.8, 25], [-1, 25]), poly([24, 8], [15.2, 15.6], [15.2, 25], [24, 25])),
  ],
  Б: (r) => [...slab(0, 0, 22.6, 24, round('0010', r)), ...cut(fromRight(7.4, 8), level(16, 8, 15))],
  Щ: () => [
    ...slab(0, 0, 28, 20, square),
    ...add(bar(24.4, 14, 6.6, 10.6)),
    ...cut(fromAbove(9.4, 12.4), fromAbove(18.6, 12.4)),
  ],
  З: (r) => [
    ...slab(0, 0, 22.6, 24, round('0110', r)),
    ...cut(fromLeft(8, 14.6), fromLeft(16, 14.6), poly([24, 9.4], [24, 14.6], [19, 12])),
  ],
  И: () => [...slab(0, 0, 23, 24, square), ...cut(fromAbove(8, 15), fromBelow(15, 15))],
  П: () => [...slab(0, 0, 22.6, 24, square), ...cut(fromBelow(11.3, 15.4))],
  Ц: () => [...slab(0, 0, 21, 20, square), ...add(bar(17.6, 14, 6.6, 10.6)), ...cut(fromAbove(10.5, 12.4))],
  Ч: () => [...slab(0, 0, 22, 24, square), ...cut(fromAbove(11, 8.6), bar(-20, 15.6, 34.6, 20))],
  Ш: () => [...slab(0, 0, 28, 24, square), ...cut(fromAbove(9.4, 15.6), fromAbove(18.6, 15.6))],
  Э: (r) => [...slab(0, 0, 22.6, 24, round('0110', r)), ...cut(fromLeft(8, 14.6), fromLeft(16, 14.6))],
  Ю: (r) => [
    ...add(bar(0, 0, 7, 24), bar(6, 9.4, 6, 5.2)),
    ...slab(9.4, 0, 20.6, 24, round('1111', r)),
    ...cut(bar(16.6, 8.2, 6.2, 7.6)),
  ],
  Θ: (r) => [...slab(0, 0, 23, 24, round('1111', r)), ...cut(level(8, 7.6, 15.4), level(16, 7.6, 15.4))],
  Λ: (r) => [...slab(0, 0, 24, 24, round('1100', r)), ...cut(fromBelow(12, 15))],
  Σ: () => [
    ...slab(0, 0, 22, 24, square),
    ...cut(poly([30, 7.2], [9.6, 7.2], [15.6, 12], [9.6, 16.8], [30, 16.8]), poly([-1, 6.6], [6.4, 12], [-1, 17.4])),
  ],
  Z: () => [
    ...slab(0, 0, 23, 24, round('0000', 0)),
    ...cut(poly([-1, 7.6], [11.6, 7.6], [-1, 19.6]), poly([24, 16.4], [11.4, 16.4], [24, 4.4])),
  ],
};

const RADII = { plain: 0, round: 9 } as const;
const leaningBy = (lean: number): Affine => [1, 0, -lean, 1, lean * 24, 0];

type Look = keyof typeof RADII;
const looks = Object.keys(RADII) as Look[];
/** Letters of which such slits make more than type. */
const shown: Readonly<Record<Look, ReadonlySet<string>>> = {
  plain: new Set('EFHKNSXYZИЦЧШЩΣ'),
  round: new Set('ABCDEGMPSUWБЗЭЮΘΛ'),
};

/** What a designer would show before others: a slant by itself is type. */
const strong = new Set('БИЭΣ');

/** A letter cut from one leaning block by slits. */
export const swift: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.8 : 0.5),
  legible: false,
  choices: [looks, [0, 0.2]],
  propose: ({ initials, words }) =>
    looks.flatMap((look) =>
      recipesOf(
        'swift',
        initials.filter(
          (one) => one === one.toUpperCase() && shown[look].has(likeOf(one)) && asksFor(words, 'fast', 'quiet'),
        ),
        [look],
        [0.2],
      ),
    ),
  draw: (recipe) => {
    const layers = drawn[likeOf(recipe.letters)]?.(RADII[String(recipe.values[0]) as Look]);
    const lean = leaningBy(numberAt(recipe, 1));
    return layers && { layers: layers.map(({ op, path }) => ({ op, path: transform(path, lean) })) };
  },
};
