import type { Font } from '@signet/type';
import { frameFor, inkBox, rasterPath, type Grid } from './grid.ts';
import { lettersOf } from './letter.ts';

const SIDE = 24;
const alphabets = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
  'абвгдежзиклмнопрстуфхцчшщъыьэюя',
  '0123456789',
];

/** The ink stretched to a square of SIDE soft cells, so that only its drawing counts. */
const squarePicture = (grid: Grid): Float64Array | undefined => {
  const box = inkBox(grid);
  if (!box) return undefined;
  const [sums, counts] = [new Float64Array(SIDE * SIDE), new Float64Array(SIDE * SIDE)];
  const [scaleX, scaleY] = [SIDE / (box.right - box.left), SIDE / (box.bottom - box.top)];
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const at = Math.floor((y - box.top) * scaleY) * SIDE + Math.floor((x - box.left) * scaleX);
      counts[at] = (counts[at] as number) + 1;
      sums[at] = (sums[at] as number) + (grid.ink[y * grid.width + x] as number);
    }
  }
  return standardized(blurred(sums.map((sum, at) => sum / Math.max(1, counts[at] as number))));
};

const blurred = (picture: Float64Array): Float64Array =>
  picture.map((_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    let [sum, weight] = [0, 0];
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= SIDE || y + dy >= SIDE) continue;
        const share = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
        sum += share * (picture[(y + dy) * SIDE + x + dx] as number);
        weight += share;
      }
    return sum / weight;
  });

const standardized = (picture: Float64Array): Float64Array => {
  const mean = picture.reduce((sum, one) => sum + one, 0) / picture.length;
  const spread = Math.sqrt(picture.reduce((sum, one) => sum + (one - mean) ** 2, 0)) || 1;
  return picture.map((one) => (one - mean) / spread);
};

const product = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);

type Pictures = Map<string, Float64Array>;
const known = new WeakMap<Font, Pictures>();

/** Every letter of the alphabet that `letter` belongs to, or of all alphabets, as the face draws it. */
const picturesFor = (font: Font, letter: string, ofAll: boolean): [string, Float64Array][] => {
  const pictures = known.get(font) ?? new Map<string, Float64Array>();
  known.set(font, pictures);
  const alphabet = ofAll ? alphabets.join('') : (alphabets.find((one) => one.includes(letter)) ?? letter);
  return [...new Set([letter, ...alphabet])].flatMap((one): [string, Float64Array][] => {
    const drawn = pictures.has(one) ? undefined : lettersOf(font)(one);
    const picture = drawn && squarePicture(rasterPath(drawn.path, frameFor(drawn.box, SIDE * 2, 1)));
    if (picture) pictures.set(one, picture);
    const found = pictures.get(one);
    return found ? [[one, found]] : [];
  });
};

export type Reading = {
  /** 1 where no other letter of its alphabet is more like it. */
  readonly rank: number;
  /** How much more (or, below 0, less) like its letter than like the next, from -2 to 2. */
  readonly lead: number;
  /** How like its letter, -1 to 1. */
  readonly likeness: number;
};

/** Letters this like each other are one drawing: the Latin, the Greek and the Russian A. */
const SAME = 0.9;

/**
 * How a picture reads as a letter of the face, beside the other letters of its alphabet, or beside the large and small
 * letters and figures of all alphabets, but for those that are drawn alike.
 */
export const readAs = (grid: Grid, letter: string, font: Font, { ofAll = false } = {}): Reading => {
  const picture = squarePicture(grid);
  if (!picture) return { rank: Infinity, lead: -2, likeness: -1 };
  const pictures = picturesFor(font, letter, ofAll);
  const itself = pictures.find(([one]) => one === letter)?.[1];
  const own = itself ? product(picture, itself) : -1;
  const others = pictures
    .filter(([one, other]) => one !== letter && !(ofAll && itself && product(itself, other) > SAME))
    .map(([, other]) => product(picture, other));
  return {
    rank: 1 + others.filter((likeness) => likeness > own).length,
    lead: own - Math.max(-1, ...others),
    likeness: own,
  };
};
