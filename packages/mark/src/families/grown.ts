import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { add, bar, blade, flip } from '../things/pen.ts';

/** Letters are 24 high; leaves stand two units away from stems. */
const stem = bar(0, 0, 6, 24);
/** A leaf that points up to the right, and one that points down to the right. */
const up = (x: number, y: number, width: number, height: number) => flip(blade(x, y, width, height), x + width / 2);
const down = blade;

const drawn: Readonly<Record<string, () => Layer[]>> = {
  D: () => add(stem, up(8, 0, 15, 24)),
  E: () => add(stem, up(8, 0, 12, 6.7), up(8, 8.65, 12, 6.7), up(8, 17.3, 12, 6.7)),
  F: () => add(stem, up(8, 0, 14, 10), up(8, 12, 10, 7)),
  K: () => add(stem, up(8, 0, 13, 11), down(8, 13, 13, 11)),
  Y: () => add(down(0, 0, 11, 13), up(13, 0, 11, 13), bar(9, 15, 6, 9)),
  Ж: () => add(down(0, 0, 9, 11), up(0, 13, 9, 11), bar(11, 0, 6, 24), up(19, 0, 9, 11), down(19, 13, 9, 11)),
};
const alike: Readonly<Record<string, string>> = {
  Е: 'E',
  К: 'K',
  У: 'Y',
  Ε: 'E',
  Κ: 'K',
  Υ: 'Y',
};
const drawingOf = (letter: string): (() => Layer[]) | undefined => drawn[alike[letter] ?? letter];

/** What has leaves. */
const leafy = new Set([
  'leaf',
  'sprout',
  'flower',
  'tree',
  'berry',
  'fruit',
  'apple',
  'cherry',
  'citrus',
  'clover',
  'grain',
  'acorn',
  'rose',
  'root',
]);

/** A capital whose arms are leaves, for a name that speaks of what grows. */
export const grown: Family = {
  kept: 0.85,
  legible: false,
  choices: [['leaf']],
  propose: ({ initials, things }) =>
    things.some(({ motif }) => leafy.has(motif))
      ? recipesOf(
          'grown',
          initials.filter((one) => drawingOf(one)),
          ['leaf'],
        )
      : [],
  draw: ({ letters }) => {
    const layers = drawingOf(letters)?.();
    return layers && { layers };
  },
};
