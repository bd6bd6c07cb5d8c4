import { recipesOf, type Family } from '../family.ts';
import { lineOf } from '../hand/letters.ts';
import { stroke } from '../hand/stroke.ts';
import { add } from '../things/pen.ts';
import { speaks } from '../voices.ts';
import { likeOf } from './alike.ts';

/** How broad the line is on letters 24 high. */
const BROAD = 3.7;
const pen = { broad: BROAD, thin: BROAD, angle: 0 };

/** Letters of one line that curls up in itself. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  P: ['2 22.2 -, 2 11 -90, 11.4 1.8 0, 20.6 10.8 90, 12.6 18.6 180, 7.8 13 -90, 11.8 8.4 0, 14.6 11.8 90'],
  W: [
    '2 1.8 -, 2 14.4 90, 9 22.2 0, 15.6 15 -90, 15.6 9 -',
    '15.6 15 90, 22.2 22.2 0, 29.4 13 -90, 23.4 5.4 180, 20.6 9.4 90',
  ],
  M: [
    '2 22.2 -, 2 9.6 -90, 9 1.8 0, 15.6 9 90, 15.6 15 -',
    '15.6 9 -90, 22.4 1.8 0, 29.4 11 90, 23.6 18.6 180, 20.8 14.6 -90',
  ],
  П: ['2 22.2 -, 2 7 -90, 7 1.8 0, 16 1.8 0, 21 7 90, 21 15 90, 15.2 21.4 180, 10.2 16.6 -90'],
  Ω: ['2.4 18 90, 5.8 22 0, 9.4 18 -100, 3 10 -90, 13 1.8 0, 23 10 90, 16.6 18 100, 20.2 22 0, 23.6 18 -90'],
  G: ['19 3.8 -140, 12 1.8 180, 2 12 90, 12 22.2 0, 22 14.4 -90, 16 9.4 180, 9.4 13.6 90, 13.4 16.4 0'],
  b: ['2 1.8 -, 2 13 90, 11.4 22.2 0, 20.6 13.2 -90, 12.6 5.4 180, 7.8 11 90, 11.8 15.6 0, 14.6 12.2 -90'],
  d: ['20.6 1.8 -, 20.6 13 90, 11.2 22.2 180, 2 13.2 -90, 10 5.4 0, 14.8 11 90, 10.8 15.6 180, 8 12.2 -90'],
  a: ['20.6 22.2 -, 20.6 11 -90, 11.2 1.8 180, 2 10.8 90, 10 18.6 0, 14.8 13 -90, 10.8 8.4 180, 8 11.8 90'],
  Б: [
    '19.4 1.8 -, 2 1.8 180>90, 2 13.6 90, 11.2 22.2 0, 20.4 14.4 -90, 13 7.8 180, 7.8 12.6 90, 12 16.4 0, 14.6 14 -90',
  ],
  Я: [
    '20.6 22.2 -, 20.6 10 -90, 11.2 1.8 180, 2.6 9.4 90, 9.6 15.8 0, 14.8 11 -90, 10.8 7.6 180, 8.6 10 90',
    '9.6 15.8 0>130, 2.4 22.2',
  ],
  R: [
    '2 22.2 -, 2 10 -90, 11.4 1.8 0, 20 9.4 90, 13 15.8 180, 7.8 11 -90, 11.8 7.6 0, 14 10 90',
    '13 15.8 180>50, 20.2 22.2',
  ],
};

/** What a designer would show before others. */
const strong = new Set('PGRabdБЯΩ');

/** A round M is another letter of other scripts. */
const misread = /[МΜ]/u;

/** A letter of one line that curls up in itself. */
export const curl: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.88 : 0.55),
  legible: false,
  choices: [['line']],
  propose: ({ initials, words }) =>
    recipesOf(
      'curl',
      speaks(words, 'curly') && !speaks(words, 'hard')
        ? initials.filter((one) => drawn[likeOf(one)] && !misread.test(one))
        : [],
      ['line'],
    ),
  draw: ({ letters }) => {
    const lines = drawn[likeOf(letters)];
    return lines && { layers: add(...lines.flatMap((line) => stroke(lineOf(line), pen))) };
  },
};
