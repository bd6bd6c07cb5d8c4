import type { Layer } from '../grid.ts';
import { add, bar, cut, disc } from '../things/pen.ts';
import { mostAre } from '../voices.ts';
import { drawnLetters } from './drawn-letters.ts';

type Shape = { readonly away: number; readonly hollow: number; readonly cutAt: number };
const wide: Shape = { away: 0.6, hollow: 0.5, cutAt: 0.7 };
const slim: Shape = { away: 0.5, hollow: 0.62, cutAt: 0.42 };

/** A moon that is so far open to the right, 1, or to the left, -1, its tips cut off so far from its middle. */
const moon = (x: number, y: number, radius: number, way: 1 | -1, { away, hollow, cutAt }: Shape = wide): Layer[] => {
  const tips = x + way * radius * cutAt;
  return [
    ...add(disc(x, y, radius)),
    ...cut(
      disc(x + way * radius * away, y, radius * hollow),
      bar(Math.min(tips, tips + way * radius), y - radius, radius, 2 * radius),
    ),
  ];
};

/** Letters 24 high and a little more, one moon on the other. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  E: () => [...moon(10, 6, 7.4, 1), ...moon(11, 18, 8, 1)],
  S: () => [...moon(8, 6, 6.6, 1, slim), ...moon(9.6, 18, 6.6, -1, slim)],
  З: () => [...moon(10, 6, 7.4, -1), ...moon(11, 17.6, 8, -1)],
};

/** A letter of two moons. */
export const moons = drawnLetters({
  family: 'moons',
  look: 'moon',
  drawn,
  kept: 0.84,
  isAgainst: (words) => mostAre(words, 'hard'),
});
