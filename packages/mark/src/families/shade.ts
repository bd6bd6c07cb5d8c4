import type { Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, cut, disc, flip, inside, lens, line, pie, poly } from '../things/pen.ts';
import { slab } from '../things/slab.ts';
import { asksFor, speaks } from '../voices.ts';
import { likeOf } from './alike.ts';

/** How thin the light side of a letter is and how heavy the dark one, of letters 24 high. */
const [THIN, HEAVY] = [2.2, 7.6];
/** A round line seems thinner than a straight one. */
const ROUND = 2.75;

/** A ring that is heavy on its left and thin on its right. */
const moon = (x: number, y: number, width: number, height: number, heavy = HEAVY): Layer[] => {
  const inner = (width - heavy - ROUND) / 2;
  return [
    ...add(disc(x + width / 2, y + height / 2, width / 2, height / 2)),
    ...cut(disc(x + heavy + inner, y + height / 2, inner, height / 2 - ROUND)),
  ];
};
const mirrored = (layers: readonly Layer[], about: number): Layer[] =>
  layers.map(({ op, path, within }) => ({
    op,
    path: flip(path, about),
    ...(within && { within: flip(within, about) }),
  }));
/** A bowl on a stem's right, heavy where it is farthest from it. */
const bowl = (x: number, y: number, width: number, height: number): Layer[] => {
  const [half, hole] = [height / 2, (height - 2 * THIN) / 2];
  const inner = Math.min(hole, width - HEAVY);
  return [
    ...slab(x, y, width, height, [0, half, half, 0]),
    ...cut(disc(x + width - HEAVY - inner, y + half, inner, hole), bar(x, y + THIN, width - HEAVY - inner, 2 * hole)),
  ];
};
const room = (width: number): Outline => bar(-2, 0, width + 4, 24);

const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => [
    ...add(poly([9.8, 0], [14.4, 0], [26, 24], [17, 24])),
    ...inside(room(26), line(12.2, -3, 0.2, 27, THIN)),
    ...add(bar(4.6, 15.8, 12, THIN)),
  ],
  B: () => [...bowl(0, 0, 18, 12.4), ...bowl(0, 10.2, 20.4, 13.8), ...add(bar(0, 0, THIN, 24))],
  C: () => [...moon(0, 0, 23, 24), ...cut(bar(16.4, 7.4, 12, 9.2))],
  D: () => [...bowl(0, 0, 22, 24), ...add(bar(0, 0, THIN, 24))],
  E: () => [...moon(0, 0, 23, 24), ...cut(bar(15.4, 5.8, 12, 12.4)), ...add(bar(6, 10.9, 14, THIN))],
  G: () => [
    ...moon(0, 0, 23, 24),
    ...cut(bar(16, 6.6, 12, 7)),
    ...add(bar(16, 12.8, HEAVY, 11.2), bar(11.4, 12.8, 12, THIN)),
  ],
  I: () => [
    ...add(bar(0, 0, 20, THIN), bar(6, 0, 8, 24), bar(0, 21.8, 20, THIN)),
    ...add(pie(0, 0, 5.4, 0, 90), pie(20, 0, 5.4, 90, 180), pie(0, 24, 5.4, 270, 360), pie(20, 24, 5.4, 180, 270)),
  ],
  K: () => [
    ...add(bar(0, 0, 2.6, 24)),
    ...inside(room(24), line(23.4, -3, 2.6, 17, THIN)),
    ...add(poly([6.6, 12.8], [11.6, 8.2], [24, 24], [15.2, 24])),
  ],
  N: () => [...add(bar(0, 0, THIN, 24), bar(22.4, 0, THIN, 24), poly([0, 0], [8.6, 0], [24.6, 24], [16, 24]))],
  O: () => moon(0, 0, 21.6, 24, 7.2),
  Q: () => [...moon(0, 0, 23, 23), ...add(poly([12.4, 14.4], [18, 14.4], [25.6, 25], [20, 25]))],
  R: () => [
    ...bowl(0, 0, 19.6, 13.4),
    ...add(bar(0, 0, THIN, 24), poly([7.4, 12.4], [14.6, 12.4], [23.2, 24], [15, 24])),
  ],
  T: () => [
    ...add(bar(0, 0, 24, THIN), bar(8.2, 0, HEAVY, 24), bar(4, 21.8, 16, THIN)),
    ...add(pie(0, 0, 6.6, 0, 90), pie(24, 0, 6.6, 90, 180)),
  ],
  U: () => [...slab(0, 0, 22, 24, [0, 0, 11, 11]), ...cut(disc(13.4, 13, 5.8, 8), bar(HEAVY, -1, 11.6, 14))],
  X: () => [...add(poly([0, 0], [9, 0], [25, 24], [16, 24])), ...inside(room(26), line(25.6, -3, -0.6, 27, THIN))],
  Y: () => [
    ...add(poly([0, 0], [8.8, 0], [16.2, 14], [16.2, 24], [8.6, 24], [8.6, 14.6])),
    ...inside(bar(12, 0, 18, 14), line(26, -3, 13, 17, THIN)),
  ],
  Z: () => [
    ...add(
      poly([12.6, 0], [22.4, 0], [9.8, 24], [0, 24]),
      bar(0.8, 0, 16, THIN),
      bar(6, 21.8, 16, THIN),
      pie(0.8, 0, 7, 0, 90),
      pie(22, 24, 7, 180, 270),
    ),
  ],
  a: () => [...moon(0, 0, 20, 20), ...add(bar(14.6, 0, 7.4, 20))],
  e: () => [...moon(0, 0, 23, 24), ...cut(bar(13.2, 13.4, 12, 5)), ...add(bar(5, 11.2, 18, THIN))],
  Б: () => [...bowl(0, 9, 20.4, 15), ...add(bar(0, 0, THIN, 24), bar(0, 0, 18, THIN), pie(18, 0, 6.4, 90, 180))],
  Э: () => [...mirrored(moon(0, 0, 23, 24), 11.5), ...cut(bar(-4, 5.8, 11.6, 12.4)), ...add(bar(3, 10.9, 14, THIN))],
  Я: () =>
    mirrored(
      [...bowl(0, 0, 19.6, 13.4), ...add(bar(0, 0, THIN, 24), poly([7.4, 12.4], [14.6, 12.4], [23.2, 24], [15, 24]))],
      11,
    ),
  Л: () => [...add(poly([9.8, 0], [14.4, 0], [26, 24], [17, 24])), ...inside(room(26), line(12.2, -3, 0.2, 27, THIN))],
  П: () => add(bar(0, 0, 2.6, 24), bar(0, 0, 22, THIN), bar(14.4, 0, HEAVY, 24)),
  Ф: () => [
    ...moon(0, 2.4, 16.4, 19.2, 7),
    ...mirrored(moon(0, 2.4, 16.4, 19.2, 7), 15),
    ...add(bar(13.4, -2, 3.2, 28)),
  ],
  Θ: () => [...moon(0, 0, 24, 24), ...add(bar(5, 10.8, 16.5, THIN))],
  Ω: () => [
    ...moon(0, 0, 24, 24),
    ...cut(bar(9.4, 18, 7, 8)),
    ...add(bar(1, 21.8, 8.4, THIN), bar(16.4, 21.8, 7.4, THIN)),
  ],
  Ж: () => [
    ...add(bar(12, 0, HEAVY, 24)),
    ...inside(room(32), line(0, -1, 18, 21, THIN), line(31.6, -1, 13.6, 21, THIN)),
    ...add(poly([0, 24], [8.6, 24], [12, 16], [12, 8.6]), poly([31.6, 24], [23, 24], [19.6, 16], [19.6, 8.6])),
  ],
  Λ: () => [...add(poly([9.8, 0], [14.4, 0], [26, 24], [17, 24])), ...inside(room(26), line(12.2, -3, 0.2, 27, THIN))],
  Δ: () => [
    ...add(poly([9.8, 0], [14.4, 0], [26, 24], [17, 24]), bar(1, 21.8, 20, THIN)),
    ...inside(room(26), line(12.2, -3, 0.2, 27, THIN)),
  ],
  И: () =>
    mirrored([...add(bar(0, 0, THIN, 24), bar(22.4, 0, THIN, 24), poly([0, 0], [8.6, 0], [24.6, 24], [16, 24]))], 12.3),
  Ξ: () => [
    ...add(bar(0, 0, 21, THIN), pie(0, 0, 5.8, 0, 90), pie(21, 0, 5.8, 90, 180), bar(4, 9, 13, 6)),
    ...add(bar(0, 21.8, 21, THIN), pie(0, 24, 5.8, 270, 360), pie(21, 24, 5.8, 180, 270)),
  ],
  P: () => [...bowl(0, 0, 21, 15), ...add(bar(0, 0, THIN, 24), bar(-3.4, 21.8, 9, THIN))],
  L: () => add(bar(3, 0, HEAVY, 24), bar(0, 21.8, 22, THIN), bar(0, 0, 13.6, THIN), pie(22, 24, 7.6, 180, 270)),
  Г: () => add(bar(3, 0, HEAVY, 24), bar(0, 0, 21, THIN), bar(0, 21.8, 13.6, THIN), pie(21, 0, 7.6, 90, 180)),
  F: () =>
    add(
      bar(3, 0, HEAVY, 24),
      bar(0, 0, 20, THIN),
      bar(0, 21.8, 13.6, THIN),
      bar(8, 11, 9, THIN),
      pie(20, 0, 6.8, 90, 180),
    ),
  Σ: () => [
    ...add(bar(0, 0, 20, THIN), pie(20, 0, 6.8, 90, 180), bar(0, 21.8, 20, THIN), pie(20, 24, 6.8, 180, 270)),
    ...add(poly([0, 0], [8.8, 0], [15.4, 12], [11.2, 16.4])),
    ...inside(room(20), line(13.6, 10.6, -2.4, 27.4, THIN)),
  ],
  Ψ: () => [
    ...add(disc(13, 3, 13, 13)),
    ...cut(disc(13, 3, 10.4, 10.6), bar(-1, -12, 30, 12)),
    ...add(bar(9.2, 0, HEAVY, 24)),
  ],
  З: () => [
    ...mirrored(moon(0, 0, 19, 13, 6.8), 9.5),
    ...mirrored(moon(0, 11, 21, 13, 6.8), 10),
    ...cut(bar(-4, 5, 9.4, 14)),
  ],
};

/** Letters drawn once more. */
const again: Readonly<Record<string, () => Layer[]>> = {
  Ж: () => [
    ...add(bar(12.4, 0, 2.8, 24), lens([0, 0], [13.4, 12], 0.8, 4.6), lens([13.4, 12], [0, 24], 0.8, 4.6)),
    ...inside(room(29), line(28.6, -2, 13.4, 12, 2.8), line(13.4, 12, 28.6, 26, 2.8)),
  ],
  V: () => inside(room(30), lens([-1.2, -2.2], [15, 28], 0.6, 6.4), line(12.8, 26, 27, -3, 2.8)),
};

const looks = { moon: drawn, blade: again } as const;
type Look = keyof typeof looks;
const lookFor = (letter: string): Look => (again[likeOf(letter)] ? 'blade' : 'moon');

/** A round E with a bar is the sign of the euro, a P stands on one foot, a П is the frame of a door. */
const misread = /[EЕΕIІΙУPРΡПΠ]/u;

/** What a designer would show before others. */
const strong = new Set('CFLNOTZeБГЖЛЭΔΘΛΣ');

/** A letter of light and shade: thin on one side, heavy on the other. */
export const shade: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.88 : 0.74),
  legible: false,
  choices: [Object.keys(looks)],
  propose: ({ initials, words }) =>
    initials
      .filter(
        (one) =>
          looks[lookFor(one)][likeOf(one)] &&
          !misread.test(one) &&
          (asksFor(words, 'dressed', 'rough') || (strong.has(likeOf(one)) && !speaks(words, 'rough'))),
      )
      .map((letters) => ({ family: 'shade', letters, values: [lookFor(letters)] })),
  draw: ({ letters, values }) => {
    const layers = looks[values[0] as Look][likeOf(letters)]?.();
    return layers && { layers };
  },
};
