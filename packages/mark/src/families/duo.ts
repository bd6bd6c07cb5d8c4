import type { Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { moved, transform, type Outline } from '../outline.ts';
import { add, bar, cut, disc, flip, pill, poly } from '../things/pen.ts';
import { slab, square } from '../things/slab.ts';
import { likeOf } from './alike.ts';

/*
 * Letters half as wide as high, all of one block and slits: two of them fill a square.
 */

const [HIGH, NARROW, WIDE, LIMB, SLIT] = [24, 11, 17.6, 4.4, 2.2];
const ROUND = NARROW / 2;
/** The slit in the middle of a narrow letter. */
const upright = (y: number, height: number, x = LIMB): Outline => bar(x, y, SLIT, height);
const above = (depth: number, x = LIMB): Outline => upright(-1, depth + 1, x);
const below = (depth: number, x = LIMB): Outline => upright(HIGH - depth, depth + 1, x);
const right = (y: number): Outline => bar(LIMB, y, NARROW, SLIT);
const left = (y: number): Outline => bar(-1, y, LIMB + SLIT + 1, SLIT);
const narrow = (corners: Parameters<typeof slab>[4], ...cuts: readonly Outline[]): Layer[] => [
  ...slab(0, 0, NARROW, HIGH, corners),
  ...cut(...cuts),
];
const all = [ROUND, ROUND, ROUND, ROUND] as const;
const notch = poly([13, 9], [13, 15], [8.2, 12]);
const flipped = (layers: readonly Layer[], about: number): Layer[] =>
  layers.map(({ op, path }) => ({ op, path: flip(path, about) }));

const bowlAndLeg = (): Layer[] =>
  narrow([0, ROUND, 0, 0], upright(4.8, 4.8), below(9.6), poly([13, 9.6], [13, 15], [8.6, 12.3]));
const diagonal = (): Layer[] => [...add(bar(0, 0, 15.2, HIGH)), ...cut(below(16.6, 4.2), above(16.6, 8.8))];

/** Each letter and how wide it is. */
const drawn: Readonly<Record<string, readonly [width: number, layers: () => Layer[]]>> = {
  A: [NARROW, () => narrow([ROUND, ROUND, 0, 0], upright(5, 6), below(8))],
  B: [NARROW, () => narrow([0, ROUND, ROUND, 0], upright(5, 4.4), upright(14.6, 4.4), notch)],
  C: [NARROW, () => narrow(all, upright(5, 14), right(10.9))],
  D: [NARROW, () => narrow([0, ROUND, ROUND, 0], upright(5, 14))],
  E: [NARROW, () => narrow(square, right(6.6), right(15.2))],
  F: [NARROW, () => narrow(square, right(5.4), bar(LIMB, 13.4, NARROW, NARROW))],
  G: [NARROW, () => narrow(all, upright(5, 14), right(7.4))],
  H: [NARROW, () => narrow(square, above(9.6), below(9.6))],
  I: [LIMB + 0.8, () => add(bar(0, 0, LIMB + 0.8, HIGH))],
  J: [NARROW, () => narrow([0, 0, ROUND, ROUND], bar(-1, -1, LIMB + SLIT + 1, 14.4), upright(12, 7))],
  K: [NARROW, () => narrow(square, above(9.2), below(9.2), poly([13, 7], [13, 17], [7.4, 12]))],
  L: [NARROW, () => narrow(square, bar(LIMB + 0.4, -1, NARROW, 20))],
  M: [
    WIDE,
    () => [
      ...add(bar(0, 0, WIDE, HIGH)),
      ...cut(below(16.4), below(16.4, 11), poly([5.4, -1], [12.2, -1], [8.8, 4.6])),
    ],
  ],
  N: [15.2, diagonal],
  O: [NARROW, () => narrow(all, upright(5, 14))],
  P: [NARROW, () => narrow([0, ROUND, 0, 0], upright(4.8, 5.4), bar(LIMB + 0.4, 14.6, NARROW, NARROW))],
  Q: [NARROW, () => narrow(all, upright(5, 9.6), poly([5.4, 18], [7.6, 16.6], [13, 25], [9.8, 25]))],
  R: [NARROW, bowlAndLeg],
  S: [NARROW, () => narrow([ROUND, 0, ROUND, 0], right(6.8), left(15))],
  T: [12, () => [...add(bar(0, 0, 12, HIGH)), ...cut(bar(-1, 5, 4.7, HIGH), bar(8.3, 5, 9, HIGH))]],
  U: [NARROW, () => narrow([0, 0, ROUND, ROUND], above(19))],
  V: [
    13,
    () => [
      ...add(poly([0, 0], [13, 0], [9.2, 24], [3.8, 24])),
      ...cut(poly([4.6, -1], [8.4, -1], [7.5, 15], [5.5, 15])),
    ],
  ],
  W: [WIDE, () => [...slab(0, 0, WIDE, HIGH, [0, 0, ROUND, ROUND]), ...cut(above(17.6), above(17.6, 11))]],
  X: [
    12,
    () => [
      ...add(bar(0, 0, 12, HIGH)),
      ...cut(
        poly([3.8, -1], [8.2, -1], [7, 8], [5, 8]),
        poly([3.8, 25], [8.2, 25], [7, 16], [5, 16]),
        poly([-1, 7], [-1, 17], [3.4, 12]),
        poly([13, 7], [13, 17], [8.6, 12]),
      ),
    ],
  ],
  Y: [12, () => [...slab(0, 0, 12, 15, [0, 0, 5, 5]), ...add(bar(3.7, 10, 4.6, 14)), ...cut(bar(4.9, -1, SLIT, 9.6))]],
  Z: [
    12,
    () => [
      ...add(bar(0, 0, 12, HIGH)),
      ...cut(poly([-1, 5.4], [7, 5.4], [-1, 19]), poly([13, 18.6], [5, 18.6], [13, 5])),
    ],
  ],
  Б: [NARROW, () => narrow([0, 0, ROUND, 0], right(5.4), upright(13, 5.6))],
  Г: [NARROW, () => narrow(square, bar(LIMB + 0.4, 5, NARROW, HIGH))],
  З: [NARROW, () => narrow([0, ROUND, ROUND, 0], left(6.8), left(15), notch)],
  И: [15.2, () => flipped(diagonal(), 7.6)],
  Л: [NARROW, () => narrow([ROUND, 0, 0, 0], below(18.6))],
  П: [NARROW, () => narrow(square, below(19))],
  Ц: [NARROW, () => [...narrow(square, above(19)), ...add(bar(9, 19.4, 5, 9))]],
  Ч: [NARROW, () => narrow([0, 0, 0, ROUND], above(9.6), bar(-1, 14.6, LIMB + SLIT + 1, NARROW))],
  Ш: [WIDE, () => [...add(bar(0, 0, WIDE, HIGH)), ...cut(above(18.6), above(18.6, 11))]],
  Ю: [
    WIDE,
    () => [
      ...slab(6.6, 0, NARROW, HIGH, all),
      ...cut(upright(5, 14, 11)),
      ...add(bar(0, 0, LIMB, HIGH), bar(4, 9.8, 4, 4.4)),
    ],
  ],
  Я: [NARROW, () => flipped(bowlAndLeg(), ROUND)],
  Λ: [NARROW, () => narrow([ROUND, ROUND, 0, 0], below(18.6))],
  Θ: [NARROW, () => narrow(all, upright(5, 4.6), upright(14.4, 4.6))],
};

const drawingOf = (letter: string) => drawn[likeOf(letter)];

/** What both letters fill together: round where two corners, or all, are taken off. */
const forms = {
  /** High enough for a letter that runs out below. */
  block: (width: number): Outline => bar(-1, -1, width + 9, HIGH + 8),
  soft: (width: number): Outline => pill(0, 0, width, HIGH, 7.4),
  disc: (width: number): Outline => disc(width / 2, HIGH / 2, width / 2 + 0.6, HIGH / 2),
} as const satisfies Record<string, (width: number) => Outline>;
type Form = keyof typeof forms;

/** Of these a disc takes the corner that tells them: a foot, an arm, a hook. */
const cornered = /^[JTVYZГЧ]|[LJVYZЛ]$|^U[^P]/u;
/** What runs out below is cut off by a form that is round there. */
const tailed = /Ц/u;

/** Two initials of one block each that fill one form. */
export const duo: Family = {
  kept: ({ values: [form] }) => (form === 'soft' ? 0.6 : 0.7),
  legible: false,
  choices: [Object.keys(forms)],
  propose: ({ pair }) => {
    if (pair.length !== 2 || !pair.every(drawingOf)) return [];
    const look = pair.map(likeOf).join('');
    return Object.keys(forms)
      .filter((form) => form === 'block' || !tailed.test(look))
      .filter((form) => form !== 'disc' || !cornered.test(look))
      .map((form) => ({ family: 'duo', letters: pair.join(''), values: [form] }));
  },
  draw: ({ letters, values: [form] }) => {
    const [one, other] = Array.from(letters).map(drawingOf);
    if (!one || !other) return undefined;
    const x = one[0] + SLIT;
    const second = other[1]().map(({ op, path }) => ({ op, path: transform(path, moved(x, 0)) }));
    const keep = forms[form as Form]?.(x + other[0]);
    // what is cut out of the first letter runs on to its right: the second is laid down behind it
    return { layers: [...one[1](), ...second, ...(keep ? [{ op: 'keep' as const, path: keep }] : [])] };
  },
};
