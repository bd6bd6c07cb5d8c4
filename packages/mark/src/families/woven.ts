import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { lineOf } from '../hand/letters.ts';
import { stroke } from '../hand/stroke.ts';
import { add, bar, flip, poly } from '../things/pen.ts';
import { mostAre } from '../voices.ts';
import { likeOf } from './alike.ts';

/** How broad a band is of letters 24 high, and what stays free beside one that passes over another. */
const [BAND, FREE] = [4.8, 2.2];
const band = (text: string, wide: number): Outline[] => stroke(lineOf(text), { broad: wide, thin: wide, angle: 0 });

/** A band laid over what lies there already; perhaps only where it crosses it. */
const over = (text: string, wide = BAND, at?: Outline): Layer[] => [
  ...band(text, wide + 2 * FREE).map((path): Layer => ({ op: 'cut', path, ...(at && { within: at }) })),
  ...band(text, wide).map((path): Layer => ({ op: 'add', path, ...(at && { within: at }) })),
];
const under = (text: string, wide = BAND): Layer[] => add(...band(text, wide));
/** The letter's edges, where bands end. */
const within = (x: number, y: number, width: number, height: number): Layer => ({
  op: 'keep',
  path: bar(x, y, width, height),
});

const ring = (x: number, y: number, rx: number, ry = rx): string =>
  `${x} ${y - ry} 0, ${x + rx} ${y} 90, ${x} ${y + ry} 180, ${x - rx} ${y} -90, ${x} ${y - ry} 0`;

const mirrored = (layers: readonly Layer[]): Layer[] =>
  layers.map(({ op, path, within: at }) => ({ op, path: flip(path), ...(at && { within: flip(at) }) }));

const letterR = (): Layer[] => [
  ...under('7.6 -4 -, 7.6 28 -'),
  ...over('-4 2.4 -, 14.6 2.4 0, 20.8 8.6 90, 14.6 14.8 180, 12.4 14.8 -'),
  ...over('7.6 -4 -, 7.6 28 -', BAND, bar(1, 11, 13, 15)),
  ...under('14.6 14.8 -, 23 28 -'),
  within(0, 0, 26, 24),
];

const drawn: Readonly<Record<string, () => Layer[]>> = {
  P: () => [
    ...under('7.6 -4 -, 7.6 28 -'),
    ...over('-4 2.4 -, 14.6 2.4 0, 21.6 9.4 90, 14.6 16.4 180, 12.4 16.4 -'),
    ...over('7.6 -4 -, 7.6 28 -', BAND, bar(1, 11, 13, 11)),
    within(0, 0, 26, 24),
  ],
  R: letterR,
  Я: () => mirrored(letterR()),
  D: () => [
    ...under('7.6 -4 -, 7.6 28 -'),
    ...over('-4 2.4 -, 13 2.4 0, 22.4 12 90, 13 21.6 180, 12.4 21.6 -'),
    ...over('7.6 -4 -, 7.6 28 -', BAND, bar(1, 15, 13, 11)),
    within(0, 0, 26, 24),
  ],
  Y: () => [
    ...under('2.6 -4 -, 2.6 2 90, 16 17 90, 16 28 -'),
    ...over('21.4 -4 -, 21.4 2 90, 8 17 90, 8 28 -'),
    within(0, 0, 24, 24),
  ],
  Ж: () => [
    ...under('2.6 -4 -, 2.6 1 90, 13.4 12 90, 2.6 23 90, 2.6 28 -'),
    ...under('27.4 -4 -, 27.4 1 90, 16.6 12 90, 27.4 23 90, 27.4 28 -'),
    ...over('15 -4 -, 15 28 -'),
    within(0, 0, 30, 24),
  ],
  Ψ: () => [
    ...under('2.4 -4 -, 2.4 5 90, 13 15.4 0, 23.6 5 -90, 23.6 -4 -'),
    ...over('13 -4 -, 13 28 -'),
    within(0, 0, 26, 24),
  ],
  Ю: () => [
    ...under('2.4 -4 -, 2.4 28 -'),
    ...under(ring(19, 12, 8.6, 9.6)),
    ...over('4 12 -, 18 12 -'),
    ...under('2.4 -4 -, 2.4 28 -'),
    within(0, 0, 32, 24),
  ],
  Δ: () => {
    const [left, right, foot] = ['-1 30 -, 17 -3 -', '11 -3 -, 29 30 -', '35 23.6 -, -6 23.6 -'];
    return [
      ...under(left, 5.4),
      ...over(right, 5.4),
      ...over(foot, 5.4),
      ...over(left, 5.4, bar(-9, 13, 19, 20)),
      { op: 'keep', path: poly([11, 2], [17, 2], [30, 26.4], [-2, 26.4]) },
    ];
  },
};

/** The bands of a letter. */
export const bandsOf = (letter: string): Layer[] | undefined => drawn[likeOf(letter)]?.();

/** Crossing arms are a chi of a Greek upsilon, and no У. */
const misread = /[УΥ]/u;

/** What a designer would show before others: where a bar lies over a bowl it reads as a T that the name has not. */
const strong = new Set('YЮЯΔΨ');

/** A letter of bands that pass over and under each other. */
export const woven: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.85 : 0.45),
  legible: false,
  choices: [['band']],
  propose: ({ initials, words }) =>
    recipesOf(
      'woven',
      mostAre(words, 'childish') || mostAre(words, 'tender')
        ? []
        : initials.filter((one) => drawn[likeOf(one)] && !misread.test(one)),
      ['band'],
    ),
  draw: ({ letters }) => {
    const layers = bandsOf(letters);
    return layers && { layers };
  },
};
