import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { stroke, type Line } from '../hand/stroke.ts';
import { add, bar, cut, disc, flip, pill } from '../things/pen.ts';
import { slab } from '../things/slab.ts';
import { asksFor, speaks } from '../voices.ts';
import { likeOf, strictlyLikeOf } from './alike.ts';

/** How thick a limb is of letters 24 high, and how wide the slits are that tell limbs apart. */
const [LIMB, SLIT] = [8.8, 2.4];
const pen = { broad: LIMB, thin: LIMB, angle: 0 };
const half = LIMB / 2;
const limbs = (...lines: readonly Line[]): Layer[] => add(...lines.flatMap((line) => stroke(line, pen)));
const [TOP, FOOT] = [half, 24 - half];
/** A slit that is round at its ends. */
const level = (x: number, y: number, length: number) => pill(x, y - SLIT / 2, length, SLIT, 9);
const upright = (x: number, y: number, length: number) => pill(x - SLIT / 2, y, SLIT, length, 9);
const flipped = (layers: readonly Layer[], about: number): Layer[] =>
  layers.map(({ op, path }) => ({ op, path: flip(path, about) }));

const bowlAndLeg = (): Layer[] => [
  ...slab(0, 0, 22, 16.4, [4.6, 8.2, 8.2, 0]),
  ...add(pill(0, 6, 9.4, 18, 4.6)),
  ...limbs([
    [10, 12],
    [17.6, FOOT],
  ]),
  ...cut(level(8.6, 8.2, 6), upright(10.6, 19, 12)),
];

const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => [
    ...limbs([
      [half, FOOT],
      [12, TOP],
      [24 - half, FOOT],
    ]),
    ...add(bar(6, 10, 12, 8.6)),
    ...cut(disc(12, 11.8, 1.9)),
  ],
  B: () => [
    ...slab(0, 0, 20, 13.4, [4.6, 6.6, 6.6, 0]),
    ...slab(0, 10.6, 22, 13.4, [0, 6.6, 6.6, 4.6]),
    ...cut(level(8, 6.8, 5.6), level(8, 17.2, 6.6)),
  ],
  D: () => [...slab(0, 0, 22.6, 24, [4.6, 11.3, 11.3, 4.6]), ...cut(upright(11, 7.4, 9.2))],
  E: () => [...add(pill(0, 0, 20, 24, 5)), ...cut(level(8.4, 8, 40), level(8.4, 16, 40))],
  F: () => [...add(pill(0, 0, 20.4, 17, 5), pill(0, 0, 9.4, 24, 4.4)), ...cut(level(8.4, 8.2, 40))],
  G: () => [...add(disc(12, 12, 12)), ...cut(level(11, 9.2, 40), upright(12.2, 9.2, 7))],
  H: () => [...add(pill(0, 0, 22, 24, 4.6)), ...cut(upright(11, -12, 20), upright(11, 16, 20))],
  N: () => [...add(pill(0, 0, 23, 24, 6)), ...cut(upright(8, 9, 30), upright(15, -15, 30))],
  P: () => [...slab(0, 0, 22, 17, [4.6, 8.5, 8.5, 0]), ...add(pill(0, 6, 9.6, 18, 4.6)), ...cut(level(8.6, 8.5, 6))],
  R: bowlAndLeg,
  S: () => [...add(pill(0, 0, 21, 24, 8)), ...cut(level(8, 8.2, 40), level(-27, 15.8, 40))],
  b: () => [...slab(0, 6, 22, 18, [0, 9, 9, 4.6]), ...add(pill(0, 0, 9.4, 18, 4.6)), ...cut(upright(11.6, 12, 6))],
  Б: () => [
    ...slab(0, 0, 19.6, 9, [4.6, 4.4, 4.4, 0]),
    ...slab(0, 9, 22, 15, [0, 7.5, 7.5, 4.6]),
    ...add(bar(0, 5, 9, 8)),
    ...cut(level(8.4, 17, 6), level(8.4, 8.8, 40)),
  ],
  Ч: () => {
    const stem = pill(12.4, 6, 9.6, 18, 4.6);
    return [...slab(0, 0, 22, 16, [4.4, 4.6, 0, 7]), ...add(stem), ...cut(upright(11, -20, 27))];
  },
  Я: () => flipped(bowlAndLeg(), 11),
  M: () => [...add(pill(0, 0, 28, 24, 6.6)), ...cut(upright(9, 8.4, 30), upright(19, 8.4, 30), upright(14, -20, 28))],
  W: () => [
    ...add(pill(0, 0, 28, 24, 6.6)),
    ...cut(upright(9, -20, 35.6), upright(19, -20, 35.6), upright(14, 16, 30)),
  ],
  У: () => [
    ...slab(0, 0, 22, 15, [4.4, 4.4, 0, 7]),
    ...add(bar(14, 9, 8, 8)),
    ...slab(4, 14, 18, 10, [0, 0, 9, 4.4]),
    ...cut(upright(11, -20, 27.6), bar(-1, 15, 12, 2.4), level(-9, 16.2, 23)),
  ],
  Ш: () => [...add(pill(0, 0, 28, 24, 5.4)), ...cut(upright(9, -15, 30.6), upright(19, -15, 30.6))],
  Щ: () => [
    ...add(pill(0, 0, 28, 21, 5.4), pill(22, 13, 9, 13, 4.4)),
    ...cut(upright(9, -15, 28.4), upright(19, -15, 28.4)),
  ],
  u: () => [...slab(0, 0, 22, 22, [4.4, 4.4, 4.6, 10]), ...cut(upright(11, -20, 32.6))],
  e: () => [...add(disc(12, 12, 12)), ...cut(level(7.4, 8.8, 9), level(8, 15.2, 40))],
  d: () =>
    flipped(
      [...slab(0, 6, 22, 18, [0, 9, 9, 4.6]), ...add(pill(0, 0, 9.4, 18, 4.6)), ...cut(upright(11.6, 12, 6))],
      11,
    ),
  h: () => [...slab(0, 7, 22, 17, [0, 9, 4.4, 4.4]), ...add(pill(0, 0, 9.6, 20, 4.6)), ...cut(upright(11, 15.4, 30))],
  n: () => [...slab(0, 0, 22, 22, [4.6, 10, 4.4, 4.4]), ...cut(upright(11, 9.4, 30))],
};

/** What a designer would show before others. */
const strong = new Set('ABEGNRSbenБ');

/** A plump letter: limbs told apart by slits alone. */
export const plump: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.85 : 0.76),
  legible: false,
  choices: [['soft']],
  propose: ({ initials, words }) =>
    recipesOf(
      'plump',
      initials.filter(
        (one) =>
          drawn[strictlyLikeOf(one)] &&
          (asksFor(words, 'plump', 'dressed') ||
            (strong.has(likeOf(one)) && !speaks(words, 'dressed') && !speaks(words, 'hard'))),
      ),
      ['soft'],
    ),
  draw: ({ letters }) => {
    const layers = drawn[strictlyLikeOf(letters)]?.();
    return layers && { layers };
  },
};
