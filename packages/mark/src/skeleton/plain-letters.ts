import type { Layer } from '../grid.ts';
import { bar } from '../things/pen.ts';
import { likeOf } from '../families/alike.ts';
import { band, type Bend, type Stroke } from './parallels.ts';

/*
 * Letters of one even stroke in a box of any size: middle lines in parts of the box, so that two letters can share a
 * stem or a bar. A bend with an exclamation mark is sharp, a stroke with < begins on another.
 */
const written: Readonly<Record<string, readonly string[]>> = {
  A: ['0 1, 0 0, 1 0, 1 1', '0 .6, 1 .6'],
  B: ['0 1, 0 0', '0 0, .92 0, .92 .5, 0 .5', '0 .5, 1 .5, 1 1, 0 1'],
  C: ['1 0, 0 0, 0 1, 1 1'],
  D: ['0 1, 0 0', '0 0, 1 0, 1 1, 0 1'],
  E: ['1 0, 0 0!, 0 1!, 1 1', '0 .5, .94 .5'],
  F: ['1 0, 0 0!, 0 1', '0 .52, .86 .52'],
  G: ['1 0, 0 0, 0 1, 1 1, 1 .54!, .5 .54'],
  H: ['0 0, 0 1', '1 0, 1 1', '0 .5, 1 .5'],
  J: ['1 0, 1 1, 0 1, 0 .66'],
  K: ['0 0, 0 1', '1.4 -.2, 0 .5!, 1.4 1.2'],
  L: ['0 0, 0 1!, 1 1'],
  M: ['0 1, 0 0!, .5 .62!, 1 0!, 1 1'],
  N: ['0 1, 0 0!, 1 1!, 1 0'],
  O: ['1 .5, 1 0, 0 0, 0 1, 1 1, 1 .5'],
  P: ['0 1, 0 0', '0 0, 1 0, 1 .58, 0 .58'],
  R: ['0 1, 0 0', '0 0, 1 0, 1 .54, 0 .54', '<.36 .54, 1.28 1.2'],
  S: ['1 0, 0 0, 0 .5, 1 .5, 1 1, 0 1'],
  T: ['0 0, 1 0', '.5 0, .5 1'],
  U: ['0 0, 0 1, 1 1, 1 0'],
  V: ['0 0, .5 1!, 1 0'],
  W: ['0 0, 0 1, 1 1, 1 0', '.5 .2, .5 1'],
  X: ['0 0, 1 1', '1 0, 0 1'],
  Y: ['0 0, 0 .5, 1 .5, 1 0', '.5 .5, .5 1'],
  Z: ['0 0, 1 0!, 0 1!, 1 1'],
  Б: ['1 0, 0 0!, 0 1', '0 .46, 1 .46, 1 1, 0 1'],
  Г: ['1 0, 0 0!, 0 1'],
  И: ['0 0, 0 1!, 1 0!, 1 1'],
  П: ['0 1, 0 0!, 1 0!, 1 1'],
  Ч: ['0 0, 0 .52, 1 .52', '1 0, 1 1'],
  Ш: ['0 0, 0 1!, 1 1!, 1 0', '.5 0, .5 1'],
  Э: ['0 0, 1 0, 1 1, 0 1', '.2 .5, 1 .5'],
};

const read = (text: string): Stroke => {
  const bends = text
    .replace('<', '')
    .split(', ')
    .map((point): Bend => {
      const [x, y = ''] = point.split(' ');
      return y.endsWith('!') ? [Number(x), Number(y.slice(0, -1)), 'sharp'] : [Number(x), Number(y)];
    });
  return text.startsWith('<') ? { bends, joined: 'start' } : { bends };
};
const letters: Readonly<Record<string, readonly Stroke[]>> = Object.fromEntries(
  Object.entries(written).map(([letter, lines]) => [letter, lines.map(read)]),
);

/** Whether there is such a letter. */
export const isPlainLetter = (letter: string): boolean => likeOf(letter) in letters;

/** Where a letter stands and how thick its strokes are. */
type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
};

/** How round its bends are, in parts of the stroke, along the middle line. */
const ROUND = 1.2;

/** A letter that fills a place exactly; nothing where it is none of ours. */
export const plainLetter = (letter: string, { x, y, width, height, stroke }: Place): Layer[] => {
  const half = stroke / 2;
  const put = ([u, v, sharp]: Bend): Bend => {
    const [px, py] = [x + half + u * (width - stroke), y + half + v * (height - stroke)];
    return sharp ? [px, py, sharp] : [px, py];
  };
  return (letters[likeOf(letter)] ?? []).map(({ bends, ...ends }): Layer => {
    const line: Stroke = { bends: bends.map(put), ...ends };
    return {
      op: 'add',
      path: band(line, ROUND * stroke, -half, half, half),
      within: bar(x, y, width, height),
    };
  });
};
