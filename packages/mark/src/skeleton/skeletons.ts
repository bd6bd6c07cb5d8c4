import type { Bend, Stroke } from './parallels.ts';

const stroke = (...bends: readonly Bend[]): Stroke => ({ bends });
const closed = (...bends: readonly Bend[]): Stroke => ({ bends, closed: true });
const joined = (ends: 'start' | 'end' | 'both', ...bends: readonly Bend[]): Stroke => ({ bends, joined: ends });
const sharp = (x: number, y: number): Bend => [x, y, 'sharp'];

/** The strokes of a letter, four wide and six high; `j` is how far from a stroke's middle another one ends on it. */
type Skeleton = (j: number) => Stroke[];

const ring = closed([0, 0], [4, 0], [4, 6], [0, 6]);
const arch = stroke([0, 6], [0, 0], [4, 0], [4, 6]);
const cup = stroke([0, 0], [0, 6], [4, 6], [4, 0]);
const wideArch = stroke([0, 6], [0, 0], [6.2, 0], [6.2, 6]);
const wideCup = stroke([0, 0], [0, 6], [6.2, 6], [6.2, 0]);
const left = stroke([0, 0], [0, 6]);
const right = stroke([4, 0], [4, 6]);
const bracket = stroke([4, 0], [0, 0], [0, 6], [4, 6]);
const turnedBracket = stroke([0, 0], [4, 0], [4, 6], [0, 6]);
const bar = (j: number, y = 3) => joined('both', [j, y], [4 - j, y]);

const latin: Readonly<Record<string, Skeleton>> = {
  A: (j) => [arch, bar(j, 3.5)],
  B: (j) => [closed(sharp(0, 0), [4, 0], [4, 6], sharp(0, 6)), bar(j)],
  C: () => [bracket],
  D: () => [closed(sharp(0, 0), [4, 0], [4, 6], sharp(0, 6))],
  E: (j) => [bracket, joined('start', [j, 3], [4, 3])],
  F: (j) => [stroke([4, 0], [0, 0], [0, 6]), joined('start', [j, 3], [3.2, 3])],
  G: () => [stroke([5, 0], [0, 0], [0, 6], [5, 6], sharp(5, 3), [3.6, 3])],
  H: (j) => [left, right, bar(j)],
  h: (j) => [left, joined('start', [j, 2.4], [4, 2.4], [4, 6])],
  I: (j) => [stroke([0, 0], [4, 0]), joined('both', [2, j], [2, 6 - j]), stroke([0, 6], [4, 6])],
  J: () => [stroke([4, 0], [4, 6], [0, 6], [0, 4.4])],
  K: (j) => [left, stroke([5.2, 0], [j + 1.3, 3], [5.2, 6])],
  L: () => [stroke([0, 0], [0, 6], [4, 6])],
  M: (j) => [wideArch, joined('start', [3.1, j], [3.1, 6])],
  N: () => [stroke([0, 6], sharp(0, 0), sharp(4.6, 6), [4.6, 0])],
  n: () => [arch],
  O: () => [ring],
  Q: (j) => [ring, joined('start', [4 - j * 0.4, 6 - j * 0.4], [5.6, 7.6])],
  X: () => [stroke([0, 0], [2, 3], [0, 6]), stroke([5.6, 0], [3.6, 3], [5.6, 6])],
  P: (j) => [joined('end', [0, 6], [0, 0], [4, 0], [4, 3.3], [j, 3.3])],
  R: (j) => [
    joined('end', [0, 6], [0, 0], [4, 0], [4, 3.1], [j, 3.1]),
    joined('start', [1.9, 3.1 + j * 0.6], [4.2, 6]),
  ],
  S: () => [stroke([4, 0], [0, 0], [0, 3], [4, 3], [4, 6], [0, 6])],
  T: (j) => [stroke([-0.6, 0], [4.6, 0]), joined('start', [2, j], [2, 6])],
  U: () => [cup],
  V: () => [stroke([0, 0], sharp(2.6, 6), [5.2, 0])],
  W: (j) => [wideCup, joined('end', [3.1, 0], [3.1, 6 - j])],
  Y: (j) => [stroke([0, 0], [0, 3], [4, 3], [4, 0]), joined('start', [2, 3 + j], [2, 6])],
  Z: () => [stroke([0, 0], sharp(4.4, 0), sharp(0, 6), [4.4, 6])],
  2: () => [stroke([0, 0], [4, 0], [4, 3], [0, 3], [0, 6], [4, 6])],
  3: (j) => [turnedBracket, joined('end', [1.2, 3], [4 - j, 3])],
  5: () => [stroke([4, 0], [0, 0], [0, 3], [4, 3], [4, 6], [0, 6])],
  6: (j) => [joined('end', [4, 0], [0, 0], [0, 6], [4, 6], [4, 3], [j, 3])],
  7: () => [stroke([0, 0], [4, 0], [4, 6])],
  8: (j) => [ring, bar(j)],
  9: (j) => [joined('end', [0, 6], [4, 6], [4, 0], [0, 0], [0, 3], [4 - j, 3])],
};

const others: Readonly<Record<string, Skeleton>> = {
  Γ: () => [stroke([4, 0], [0, 0], [0, 6])],
  Θ: (j) => [ring, bar(j)],
  Λ: () => [stroke([0, 6], sharp(2.6, 0), [5.2, 6])],
  Π: () => [arch],
  Σ: () => [stroke([4.4, 0], sharp(0, 0), [2.8, 3], sharp(0, 6), [4.4, 6])],
  Б: (j) => [joined('end', [4, 0], sharp(0, 0), sharp(0, 6), [4, 6], [4, 3], [j, 3])],
  Ж: () => [stroke([0, 0], [1.5, 3], [0, 6]), stroke([3.9, 0], [3.9, 6]), stroke([7.8, 0], [6.3, 3], [7.8, 6])],
  З: (j) => [turnedBracket, joined('end', [1.2, 3], [4 - j, 3])],
  И: () => [stroke([0, 0], sharp(0, 6), sharp(4.6, 0), [4.6, 6])],
  Ч: (j) => [joined('end', [0, 0], [0, 3], [4 - j, 3]), right],
  Ш: (j) => [wideCup, joined('end', [3.1, 0], [3.1, 6 - j])],
  Э: (j) => [turnedBracket, joined('end', [1.2, 3], [4 - j, 3])],
  Я: (j) => [
    joined('end', [4, 6], [4, 0], [0, 0], [0, 3.1], [4 - j, 3.1]),
    joined('start', [2.1, 3.1 + j * 0.6], [-0.2, 6]),
  ],
};

/** Letters of other scripts that are drawn as a Latin one. */
const alike = [
  'ΑA',
  'ΒB',
  'ΕE',
  'ΖZ',
  'ΗH',
  'ΚK',
  'ΜM',
  'ΝN',
  'ΟO',
  'ΡP',
  'ΤT',
  'ΥY',
  'АA',
  'ВB',
  'ЕE',
  'КK',
  'МM',
  'НH',
  'ОO',
  'РP',
  'СC',
  'ТT',
  'УY',
  'ΧX',
  'ΙI',
  'ІI',
  'ХX',
];

const same = Object.fromEntries(
  alike.map(([letter = '', latinLetter = '']) => [letter, latin[latinLetter] as Skeleton]),
);

/** The middle lines that a letter is built on, where it has any. */
export const skeletons: Readonly<Record<string, Skeleton>> = {
  ...latin,
  ...others,
  ...same,
  Г: others['Γ'] as Skeleton,
  П: others['Π'] as Skeleton,
};
