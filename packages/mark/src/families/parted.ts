import { recipesOf, type Family } from '../family.ts';
import { add, bar } from '../things/pen.ts';
import { lineOf } from '../hand/letters.ts';
import { stroke } from '../hand/stroke.ts';
import { speaks } from '../voices.ts';
import { likeOf } from './alike.ts';

/** How broad each way is on letters 24 high. */
const BROAD = 4.8;
const pen = { broad: BROAD, thin: BROAD, angle: 0 };

/** Ways that run side by side and part: how wide the letter is, and the middle lines, which end beyond its edges. */
const drawn: Readonly<Record<string, readonly [width: number, ...ways: readonly string[]]>> = {
  E: [21, '30 2.4 -, 9 2.4 180, 2.4 9 90, 2.4 15 90, 9 21.6 0, 30 21.6 -', '30 12 -, 9.4 12 -'],
  F: [22, '2.4 28 -, 2.4 11 -90, 11 2.4 0, 30 2.4 -', '9.4 28 -, 9.4 18 -90, 15 12.4 0, 30 12.4 -'],
  X: [
    21.8,
    '2.4 -4 -, 2.4 2.5 90, 8.4 8.5 0, 13.4 8.5 0, 19.4 2.5 -90, 19.4 -4 -',
    '2.4 28 -, 2.4 21.5 -90, 8.4 15.5 0, 13.4 15.5 0, 19.4 21.5 90, 19.4 28 -',
  ],
  K: [
    21.2,
    '2.4 -4 -, 2.4 28 -',
    '18.8 -4 -, 18.8 1.5 90, 11.8 8.5 180, 9.4 8.5 -',
    '18.8 28 -, 18.8 22.5 -90, 11.8 15.5 180, 9.4 15.5 -',
  ],
  L: [22, '2.4 -4 -, 2.4 13 90, 11 21.6 0, 30 21.6 -', '9.4 -4 -, 9.4 10 90, 14 14.6 0, 30 14.6 -'],
  M: [26, '2.4 28 -, 2.4 10.4 -90, 10.4 2.4 0, 15.6 2.4 0, 23.6 10.4 90, 23.6 28 -', '13 28 -, 13 9.4 -'],
  P: [22, '2.4 28 -, 2.4 10.4 -90, 10.4 2.4 0, 12.6 2.4 0, 19.6 9.4 90, 12.8 16.2 180, 9.4 19.6 90, 9.4 28 -'],
  T: [26, '-4 2.4 -, 2.5 2.4 0, 9.5 9.4 90, 9.5 28 -', '30 2.4 -, 23.5 2.4 180, 16.5 9.4 90, 16.5 28 -'],
  V: [26, '2.4 -4 -, 2.4 3 90, 9.5 20 90, 9.5 28 -', '23.6 -4 -, 23.6 3 90, 16.5 20 90, 16.5 28 -'],
  Y: [26, '2.4 -4 -, 2.4 1 90, 9.5 16 90, 9.5 28 -', '23.6 -4 -, 23.6 1 90, 16.5 16 90, 16.5 28 -'],
  h: [21.4, '2.4 -4 -, 2.4 28 -', '9.4 9.2 -, 12 9.2 0, 19 16.2 90, 19 28 -'],
  Г: [22, '2.4 28 -, 2.4 11 -90, 11 2.4 0, 30 2.4 -', '9.4 28 -, 9.4 14 -90, 14 9.4 0, 30 9.4 -'],
  Ж: [
    30,
    '15 -4 -, 15 28 -',
    '27.6 -4 -, 27.6 2.9 90, 22 8.5 180',
    '27.6 28 -, 27.6 21.1 -90, 22 15.5 180',
    '2.4 -4 -, 2.4 2.9 90, 8 8.5 0',
    '2.4 28 -, 2.4 21.1 -90, 8 15.5 0',
  ],
  Ф: [30, '15 -4 -, 15 28 -', '8 3.4 180, 2.4 12 90, 8 20.6 0', '22 3.4 0, 27.6 12 90, 22 20.6 180'],
  Ч: [21.4, '19 -4 -, 19 28 -', '2.4 -4 -, 2.4 7.8 90, 9.4 14.8 0, 12 14.8 -'],
  Ш: [26, '2.4 -4 -, 2.4 13.6 90, 10.4 21.6 0, 15.6 21.6 0, 23.6 13.6 -90, 23.6 -4 -', '13 -4 -, 13 14.6 -'],
  Ψ: [30, '15 -4 -, 15 28 -', '2.4 -4 -, 2.4 9 90, 8 14.6 0', '27.6 -4 -, 27.6 9 90, 22 14.6 180'],
};

/** A round M is a finger in an arch, and of other scripts another letter; a V with a stem is a Y. */
const misread = /[МΜНΗMVУФΦ]/u;

/** What a designer would show before others. */
const strong = new Set('EFPhЖЧШ');

/** A letter of ways that run side by side and part. */
export const parted: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.88 : 0.6),
  legible: false,
  choices: [['round']],
  propose: ({ initials, words }) =>
    recipesOf(
      'parted',
      speaks(words, 'rooted') || speaks(words, 'childish')
        ? []
        : initials.filter((one) => drawn[likeOf(one)] && !misread.test(one)),
      ['round'],
    ),
  draw: ({ letters }) => {
    const [width, ...ways] = drawn[likeOf(letters)] ?? [];
    if (width === undefined) return undefined;
    const strokes = add(...ways.flatMap((way) => stroke(lineOf(way), pen)));
    return { layers: [...strokes, { op: 'keep', path: bar(0, 0, width, 24) }] };
  },
};
