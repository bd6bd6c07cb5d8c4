import { numberAt, recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { transform, type Affine } from '../outline.ts';
import { add, bar, cut, poly } from '../things/pen.ts';
import { slab, type Corners } from '../things/slab.ts';
import { speaks } from '../voices.ts';
import { likeOf } from './alike.ts';

/** Letters are 24 high and stand upright here: they lean when they are drawn. A slit is as wide as this. */
const SLIT = 2.4;
const half = SLIT / 2;
const BEYOND = 20;
/** Slits that come in from a side, to a place, and those that lie within. */
const OPEN = 0.11;
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
const level = (y: number, from: number, to: number) => bar(from, y - half, to - from, SLIT);

/** How far the corners are round that a letter has round; above on the left first. */
const round = (corners: string, radius: number): Corners => {
  const at = (corner: number) => (corners[corner] === '1' ? radius : 0);
  return [at(0), at(1), at(2), at(3)];
};

const drawn: Readonly<Record<string, (radius: number) => Layer[]>> = {
  A: (r) => [...slab(0, 0, 24, 24, round('1100', r)), ...cut(level(9, 8.4, 15.6), fromBelow(12, 7))],
  B: (r) => [
    ...slab(0, 0, 23, 24, round('0110', r)),
    ...cut(level(7.4, 8, 15), level(16.6, 8, 15), poly([24, 9.6], [24, 14.4], [19, 12])),
  ],
  C: (r) => [...slab(0, 0, 22, 24, round('1001', r)), ...cut(fromRight(12, 8))],
  D: (r) => [...slab(0, 0, 23, 24, round('0110', r)), ...cut(level(12, 8, 15))],
  E: (r) => [...slab(0, 0, 21, 24, round('1001', r)), ...cut(fromRight(8, 7.4), fromRight(16, 7.4))],
  F: (r) => [...slab(0, 0, 22, 24, round('1000', r)), ...cut(fromRight(8, 7.4), bar(7.4, 16, 40, 20))],
  G: (r) => [
    ...slab(0, 0, 23, 24, round('1001', r)),
    ...cut(fromRight(8, 8), bar(8, 8 - half, SLIT, 9.4), level(15.8, 8, 15)),
  ],
  H: () => [...slab(0, 0, 22, 24, round('0000', 0)), ...cut(fromAbove(11, 9.4), fromBelow(11, 9.4))],
  J: (r) => [...slab(0, 0, 19, 24, round('0011', r)), ...cut(bar(-1, -1, 10.6, 14.6))],
  K: () => [
    ...slab(0, 0, 23, 24, round('0000', 0)),
    ...cut(
      poly([24, 5], [24, 19], [16, 12]),
      poly([8, -1], [11.4, -1], [8, 8.6]),
      poly([8, 25], [11.4, 25], [8, 15.4]),
    ),
  ],
  L: (r) => [...slab(0, 0, 21, 24, round('0001', r)), ...cut(bar(9, -1, 40, 17))],
  M: (r) => [...slab(0, 0, 28, 24, round('1100', r)), ...cut(fromBelow(9.4, 15), fromBelow(18.6, 15))],
  N: (r) => [...slab(0, 0, 23, 24, round('0101', r)), ...cut(fromBelow(8, 15), fromAbove(15, 15))],
  O: (r) => [...slab(0, 0, 23, 24, round('1111', r)), ...cut(level(12, 7.6, 15.4))],
  P: (r) => [...slab(0, 0, 22, 24, round('0100', r)), ...cut(level(8.2, 8, 15), bar(8.4, 16.4, 40, 20))],
  Q: (r) => [...slab(0, 0, 23, 24, round('1101', r)), ...cut(level(12, 7.6, 15.4))],
  R: (r) => [...slab(0, 0, 22, 24, round('0100', r)), ...cut(level(8, 8, 15), fromBelow(11.4, 8.4))],
  S: (r) => [...slab(0, 0, 22, 24, round('1010', r)), ...cut(fromRight(8, 7.4), fromLeft(16, 14.6))],
  T: () => [...slab(0, 0, 24, 24, round('0000', 0)), ...cut(bar(-9, 8, 17, 20), bar(16, 8, 17, 20))],
  U: (r) => [...slab(0, 0, 23, 24, round('0011', r)), ...cut(fromAbove(11.5, 15.4))],
  V: () => [...add(poly([0, 0], [24, 0], [15, 24], [9, 24])), ...cut(poly([10.6, -1], [13.4, -1], [12, 16]))],
  W: (r) => [...slab(0, 0, 28, 24, round('0011', r)), ...cut(fromAbove(9.4, 15), fromAbove(18.6, 15))],
  X: () => [
    ...slab(0, 0, 23, 24, round('0000', 0)),
    ...cut(
      poly([-1, 4.6], [-1, 19.4], [7, 12]),
      poly([24, 4.6], [24, 19.4], [16, 12]),
      poly([7, -1], [16, -1], [11.5, 7]),
      poly([7, 25], [16, 25], [11.5, 17]),
    ),
  ],
  Y: () => [...add(poly([0, 0], [24, 0], [16, 14], [16, 24], [8, 24], [8, 14])), ...cut(fromAbove(12, 10))],
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
  plain: new Set('BCEFHNPSUWZ'),
  round: new Set('ABCEFGMPSUW'),
};

/** A letter cut from one leaning block by slits. */
export const swift: Family = {
  kept: 0.85,
  legible: false,
  choices: [looks, [0, 0.2]],
  propose: ({ initials, words }) =>
    speaks(words, 'fast') && !speaks(words, 'quiet')
      ? looks.flatMap((look) =>
          recipesOf(
            'swift',
            initials.filter((one) => one === one.toUpperCase() && shown[look].has(likeOf(one))),
            [look],
            [0.2],
          ),
        )
      : [],
  draw: (recipe) => {
    const layers = drawn[likeOf(recipe.letters)]?.(RADII[String(recipe.values[0]) as Look]);
    const lean = leaningBy(numberAt(recipe, 1));
    return layers && { layers: layers.map(({ op, path }) => ({ op, path: transform(path, lean) })) };
  },
};
