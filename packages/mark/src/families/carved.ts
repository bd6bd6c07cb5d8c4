import type { Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, bow, cut, disc } from '../things/pen.ts';
import { lineOf } from '../hand/letters.ts';
import { stroke } from '../hand/stroke.ts';
import { band, type Bend } from '../skeleton/parallels.ts';
import { mostAre } from '../voices.ts';
import { likeOf } from './alike.ts';

/** A line of ground, so wide. */
const way = (wide: number, ...bends: readonly Bend[]): Outline =>
  band({ bends, joined: 'both' }, 0, -wide / 2, wide / 2, 0);
/** A narrow way whose bends are round. */
const round = (...bends: readonly Bend[]): Outline => band({ bends, joined: 'both' }, 3.1, -1.5, 1.5, 0);
/** A way that bends as a line of a pen does. */
const bent = (wide: number, text: string): Outline[] => stroke(lineOf(text), { broad: wide, thin: wide, angle: 0 });
const inDisc = (...ways: readonly Outline[]): Layer[] => [...add(disc(12, 12, 12)), ...cut(...ways)];

const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => inDisc(way(3.5, [2, 28], [12, 1.5], [22, 28])),
  F: () => inDisc(way(3.4, [8.6, 28], [8.6, 6.6], [28, 6.6]), bar(8.6, 12.4, 20, 3.2)),
  G: () => inDisc(bar(10.4, 7.2, 20, 3.5), bar(10.4, 7.2, 3.5, 9.6)),
  J: () => inDisc(bar(12.6, -1, 3.6, 14), bow(10, 13, 2.6, 6.2, 0, 160)),
  K: () => inDisc(bar(6, -1, 3.5, 26), way(3.5, [22.4, -1], [10.6, 12], [22.4, 25])),
  L: () => inDisc(way(3.4, [8, -4], [8, 16.6], [28, 16.6])),
  M: () => inDisc(way(3.2, [5.4, 28], [5.4, 3.4], [12, 13], [18.6, 3.4], [18.6, 28])),
  N: () => inDisc(way(3.4, [7, 28], [7, 5.6], [17, 18.4], [17, -4])),
  T: () => inDisc(bar(-1, 5.6, 26, 3.4), bar(10.2, 6, 3.6, 20)),
  V: () => inDisc(way(3.2, [2, -4], [12, 22.5], [22, -4])),
  W: () => [...add(bar(0, 0, 32, 24)), ...cut(way(3.4, [3.4, -4], [9.8, 18.6], [16, 5.4], [22.2, 18.6], [28.6, -4]))],
  Г: () => inDisc(way(3.4, [8, 28], [8, 7.4], [28, 7.4])),
  П: () => inDisc(way(3.6, [6.8, 28], [6.8, 6.6], [17.2, 6.6], [17.2, 28])),
  Λ: () => inDisc(way(3.5, [2, 28], [12, 1.5], [22, 28])),
  Л: () => inDisc(way(3.5, [2, 28], [12, 1.5], [22, 28])),
  И: () => inDisc(way(3.4, [7, -4], [7, 18.4], [17, 5.6], [17, 28])),
  Σ: () => inDisc(way(3.2, [28, 6.4], [7.2, 6.4], [13, 12], [7.2, 17.6], [28, 17.6])),
  I: () => inDisc(bar(-1, 4.4, 26, 3.6), bar(-1, 16, 26, 3.6), bar(10.1, 6, 3.8, 12)),
  Ω: () => [
    ...add(disc(13, 11, 11), bar(0, 18, 26, 6)),
    ...cut(disc(13, 11, 4.8, 5.2), bar(11.2, 11, 3.6, 14), bar(-4, 14, 4, 4)),
  ],
  C: () => inDisc(...bent(3.5, '28 6.4 -, 12 6.4 180, 6.4 12 90, 12 17.6 0, 28 17.6 -')),
  D: () => inDisc(bar(5.4, -1, 3.3, 26), ...bent(3.3, '7 6 -, 11.4 6 0, 17.4 12 90, 11.4 18 180, 7 18 -')),
  S: () =>
    inDisc(
      ...bent(3, '28 5.6 -, 9.8 5.6 180, 6.2 8.8 90, 9.8 12 0, 14.2 12 0, 17.8 15.2 90, 14.2 18.4 180, -4 18.4 -'),
    ),
  H: () => inDisc(bar(5.6, -1, 3.4, 26), bar(15, -1, 3.4, 26), bar(7, 10.4, 10, 3.2)),
  Y: () => inDisc(way(3.5, [23, -6], [6.4, 28]), way(3.5, [1, -3], [13, 14])),
  U: () => inDisc(...bent(3.6, '6.6 -4 -, 6.6 12 90, 12 17.4 0, 17.4 12 -90, 17.4 -4 -')),
  h: () => inDisc(bar(5.6, -1, 3.5, 26), ...bent(3.4, '7.4 15 -90, 12.2 10 0, 17 15 90, 17 28 -')),
  E: () => inDisc(bar(6.2, 4.9, 3.2, 14.2), ...[4.9, 10.4, 15.9].map((y) => bar(6.2, y, 30, 3.2))),
  Щ: () => inDisc(way(3, [4.9, -4], [4.9, 15.9], [28, 15.9]), bar(9.5, -1, 3, 17), bar(15.6, -1, 3, 17)),
  Ш: () => inDisc(way(3.2, [5.8, -4], [5.8, 15.8], [18.2, 15.8], [18.2, -4]), bar(10.4, -1, 3.2, 16)),
  З: () =>
    inDisc(round([-4, 5.8], [15.7, 5.8], [15.7, 12], [13, 12]), round([8.4, 12], [16.8, 12], [16.8, 18.4], [-4, 18.4])),
  Ч: () => inDisc(...bent(3.4, '6.8 -4 -, 6.8 8.2 90, 12 13.4 0, 16 13.4 -'), bar(14.9, -1, 3.4, 26)),
  Ц: () => inDisc(way(3.3, [6.4, -4], [6.4, 15.6], [28, 15.6]), bar(14.2, -1, 3.3, 16)),
  Ψ: () => inDisc(bar(10.3, -1, 3.4, 26), ...bent(3.4, '6 -4 -, 6 7.4 90, 12 13.6 0, 18 7.4 -90, 18 -4 -')),
};

/** Letters drawn once more. */
const again: Readonly<Record<string, () => Layer[]>> = {
  J: () => inDisc(...bent(3.5, '14.4 -4 -, 14.4 11.4 90, 8.4 17.4 180, -4 17.4 -')),
  W: () => inDisc(way(3.2, [6, -4], [6, 18.4], [12, 9.6], [18, 18.4], [18, -4])),
};

const looks = { disc: drawn, round: again } as const;
type Look = keyof typeof looks;
const drawingOf = (letter: string, look: Look): (() => Layer[]) | undefined => looks[look][likeOf(letter)];
const lookFor = (letter: string): Look => (again[likeOf(letter)] ? 'round' : 'disc');

/** Where the disc is more than a ground: one stencil for all letters is shown for few. */
const globes = new Set('AGJMUVYЗИПΛΩ');
/** A round bun, an e, a fork in a plate, the head of a screw, a clock at three, a Ц whose tail is lost. */
const misread = /[IІΙCСЩTТΤLЦ]/u;

/** A letter that lines of ground cut out of one form. */
export const carved: Family = {
  kept: ({ letters }) => (globes.has(likeOf(letters)) ? 0.85 : 0.72),
  legible: false,
  choices: [Object.keys(looks)],
  propose: ({ initials, words }) =>
    mostAre(words, 'tender') || mostAre(words, 'childish')
      ? []
      : initials
          .filter((one) => drawingOf(one, lookFor(one)) && !misread.test(one))
          .map((letters) => ({ family: 'carved', letters, values: [lookFor(letters)] })),
  draw: ({ letters, values }) => {
    const layers = drawingOf(letters, values[0] as Look)?.();
    return layers && { layers };
  },
};
