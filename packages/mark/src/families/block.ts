import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { transform } from '../outline.ts';
import { add, bar, cut, disc, inside, lens, line, pill, poly, segment } from '../things/pen.ts';
import { from, slab, square } from '../things/slab.ts';
import { likeOf } from './alike.ts';
import { tiles } from '../shapes.ts';

/** Letters are 24 high; what is taken out of them ends in half circles. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => [...slab(0, 0, 24, 24, [12, 12, 0, 0]), ...cut(from.below(12, 8, 6.6), disc(12, 10.6, 3.4))],
  B: () => [
    ...slab(0, 0, 20.4, 13, [0, 6.5, 6.5, 0]),
    ...slab(0, 11, 22.4, 13, [0, 6.5, 6.5, 0]),
    ...cut(pill(7.4, 4.9, 6, 3.2, 1.6), pill(7.4, 15.9, 7.4, 3.2, 1.6)),
  ],
  C: () => [...slab(0, 0, 21, 24, [8, 0, 0, 8]), ...cut(from.right(12, 6.6, 7.6))],
  E: () => [...slab(0, 0, 20, 24, square), ...cut(from.right(7.2, 4.8, 6.6), from.right(16.8, 4.8, 6.6))],
  F: () => [...slab(0, 0, 20, 24, square), ...cut(from.right(7.6, 4.4, 7), pill(7, 15.6, 60, 60, 7))],
  G: () => [
    ...add(disc(12, 12, 12)),
    ...cut(from.right(8.3, 4.2, 6.4), pill(6.4, 6.2, 4.4, 11.6, 2.2), pill(6.4, 13.6, 9.6, 4.2, 2.1)),
  ],
  H: () => [...slab(1, 0, 22, 24, square), ...cut(from.above(12, 8.4, 9), from.below(12, 8.4, 9))],
  I: () => [...slab(0, 0, 18, 24, square), ...cut(disc(-0.4, 12, 6.4, 7.6), disc(18.4, 12, 6.4, 7.6))],
  J: () => [
    ...slab(0, 0, 18, 24, [0, 0, 9, 9]),
    ...cut(bar(-1, -1, 5, 14), from.above(7.6, 7.2, 14.4), bar(-1, -1, 6, 14)),
  ],
  M: () => [...slab(0, 0, 27, 24, [10, 10, 0, 0]), ...cut(from.below(8.6, 4.8, 15.6), from.below(18.4, 4.8, 15.6))],
  N: () => [...slab(0, 0, 24, 24, square), ...cut(from.below(8, 4.2, 16.4), from.above(16, 4.2, 16.4))],
  n: () => [...slab(0, 0, 22, 24, [0, 11, 0, 0]), ...cut(from.below(11, 8.4, 16.4))],
  O: () => [...add(disc(12, 12, 12)), ...cut(lens([5.6, 18.4], [18.4, 5.6], 4.4))],
  R: () => [
    ...slab(0, 0, 22, 16, [0, 8, 8, 0]),
    ...add(bar(0, 0, 7.4, 24), poly([8.8, 15], [16.6, 15], [23, 24], [14.6, 24])),
    ...cut(disc(11.6, 8, 3.4)),
  ],
  S: () => [...slab(0, 0, 21, 24, [7, 0, 7, 0]), ...cut(from.right(7.6, 4, 6.4), from.left(16.4, 4, 14.6))],
  U: () => [...slab(0, 0, 24, 24, [0, 0, 12, 12]), ...cut(from.above(12, 8, 15))],
  V: () => [...add(poly([0, 0], [24, 0], [15.8, 24], [8.2, 24])), ...cut(lens([12, -15], [12, 16], 5.2))],
  W: () => [...slab(0, 0, 27, 24, [0, 0, 10, 10]), ...cut(from.above(8.6, 4.8, 15.6), from.above(18.4, 4.8, 15.6))],
  X: () => [
    ...slab(0, 0, 24, 24, square),
    ...cut(disc(12, -2, 7.4, 9.2), disc(12, 26, 7.4, 9.2), disc(-2, 12, 9.2, 7.4), disc(26, 12, 9.2, 7.4)),
  ],
  Y: () => [...slab(0, 0, 22, 15.4, [0, 0, 11, 11]), ...add(bar(7.6, 12, 6.8, 12)), ...cut(from.above(11, 8, 8.4))],
  e: () => [...add(disc(12, 12, 12)), ...cut(segment(12, 10.6, 5.6, 180, 360), from.right(16, 4.2, 10.4))],
  u: () => [...slab(0, 0, 22, 24, [0, 0, 0, 11]), ...cut(from.above(11, 8.4, 16.4))],
  Д: () => [
    ...slab(3.4, 0, 17.2, 17, [8.6, 8.6, 0, 0]),
    ...cut(from.below(12, 5, 15.6), bar(0, 15.6, 24, 10)),
    ...add(bar(0, 15.4, 24, 4.8), bar(0, 15.4, 5.6, 8.6), bar(18.4, 15.4, 5.6, 8.6)),
  ],
  Л: () => [...slab(0, 0, 22, 24, [11, 0, 0, 0]), ...cut(from.below(11, 8.4, 16.4))],
  П: () => [...slab(0, 0, 22, 24, square), ...cut(from.below(11, 8.4, 16.4))],
  И: () => [...slab(0, 0, 24, 24, square), ...cut(from.above(8, 4.2, 16.4), from.below(16, 4.2, 16.4))],
  Ф: () => [
    ...add(disc(14.5, 12, 13, 10.4), bar(11, -1.4, 7, 26.8)),
    ...cut(segment(8.9, 12, 4.4, 90, 270), segment(20.1, 12, 4.4, -90, 90)),
  ],
  Ц: () => [...slab(0, 0, 21, 21, square), ...cut(from.above(10.4, 7.4, 14)), ...add(bar(18.6, 15, 5.4, 9))],
  Ч: () => [...slab(0, 0, 22, 15.4, [0, 0, 0, 11]), ...add(bar(15.2, 0, 6.8, 24)), ...cut(from.above(11, 8.4, 8.6))],
  Ш: () => [...slab(0, 0, 27, 24, square), ...cut(from.above(8.6, 4.8, 17), from.above(18.4, 4.8, 17))],
  Ю: () => [...add(bar(0, 0, 6.4, 24), bar(5, 9.4, 8, 5.2), disc(19, 12, 10.4, 12)), ...cut(disc(19, 12, 4, 5.6))],
  Δ: () => [...add(poly([8.4, 0], [15.6, 0], [26, 24], [-2, 24])), ...cut(poly([12, 8.6], [17.4, 18.6], [6.6, 18.6]))],
  T: () => [...slab(0, 0, 25, 24, square), ...cut(pill(-52, 5.4, 60, 60, 8), pill(17, 5.4, 60, 60, 8))],
  Λ: () => [...add(poly([0, 24], [24, 24], [15.8, 0], [8.2, 0])), ...cut(lens([12, 39], [12, 8], 5.2))],
};

/** The strokes of a letter apart, one of them whole. */
const [BAND, ROOM] = [7, 11];
/** Strokes from above to below that keep away from those that are laid over them. */
const laidOver = (width: number, under: readonly Line[], over: readonly Line[]): Layer[] => {
  const room = bar(-2, 0, width + 4, 24);
  const drawn = ([from0, to]: Line, wide: number) => {
    const by = (to - from0) / 6;
    return line(from0 - by, -4, to + by, 28, wide);
  };
  return [
    ...inside(room, ...under.map((one) => drawn(one, BAND))),
    ...cut(...over.map((one) => drawn(one, ROOM))),
    ...inside(room, ...over.map((one) => drawn(one, BAND))),
  ];
};
/** Where a stroke begins above and ends below. */
type Line = readonly [above: number, below: number];

const strokes: Readonly<Record<string, () => Layer[]>> = {
  N: () =>
    laidOver(
      24,
      [
        [3.5, 3.5],
        [20.5, 20.5],
      ],
      [[3.5, 20.5]],
    ),
  Q: () => [
    ...add(disc(12, 12, 12)),
    ...cut(disc(12, 12, 5), line(12, 12, 30, 30, 9)),
    ...add(line(13.6, 13.6, 23, 23, 5)),
  ],
  X: () =>
    inside(bar(0, 0, 24, 24), line(-4, -4, 28, 28, 7.4), line(28, -4, 16.4, 7.6, 7.4), line(-4, 28, 7.6, 16.4, 7.4)),
  И: () =>
    laidOver(
      24,
      [
        [3.5, 3.5],
        [20.5, 20.5],
      ],
      [[20.5, 3.5]],
    ),
};

/** A stroke alone is hardly a letter: on a ground an I is one. */
const grounds: Readonly<Record<string, () => Layer[]>> = {
  I: () => [
    ...add(transform(tiles.squircle({ left: 0, top: 0, right: 1, bottom: 1 }), [37, 0, 0, 37, -9.5, -6.5])),
    ...cut(bar(0, 0, 18, 24)),
    ...add(disc(-0.4, 12, 6.4, 7.6), disc(18.4, 12, 6.4, 7.6)),
  ],
};

const looks = { round: drawn, strokes, ground: grounds } as const;
type Look = keyof typeof looks;
const drawingOf = (letter: string, look: Look): (() => Layer[]) | undefined => looks[look][likeOf(letter)];

/** What designers would show of them; others are mere type. */
const strong = new Set('ACGQXeДПЧШΛ');

/**
 * An M with round shoulders is a small Latin m, or a small т; a Л with one a п; a bitten J is a sock, a Y with a
 * round fork a spanner, a W a Ш, an O a bean, a Ф a vice; an S, a V, a U and an R are mere type.
 */
const misread = /[МΜЛJYУΥWSЅVURЦOОΟФΦ]/u;
/** With a round opening this is a Latin n but where it is a gate, and what goes through gates of stone. */
const gate = /[ПΠ]/u;
const built = new Set(['stone', 'house', 'bridge', 'mountain', 'hill', 'bread', 'brick', 'flame']);

/** A letter that is a block, parts of which are taken out in round ends. */
export const block: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.85 : 0.74),
  legible: false,
  choices: [Object.keys(looks)],
  propose: ({ initials, things }) =>
    recipesOf(
      'block',
      initials.filter(
        (one) => !misread.test(one) && !(gate.test(one) && !things.some(({ motif }) => built.has(motif))),
      ),
      Object.keys(looks),
    ).filter(({ letters, values }) => Boolean(drawingOf(letters, values[0] as Look))),
  draw: ({ letters, values }) => {
    const layers = drawingOf(letters, values[0] as Look)?.();
    return layers && { layers };
  },
};
