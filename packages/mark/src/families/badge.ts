import { numberAt, type Drawing, type Family, type Recipe } from '../family.ts';
import type { Layer } from '../grid.ts';
import type { Letter } from '../letter.ts';
import { heightOf, transform, widthOf } from '../outline.ts';
import { tiles, type TileName } from '../shapes.ts';

const UNIT = { left: 0, top: 0, right: 1, bottom: 1 };
const inset = (by: number) => ({ left: by, top: by, right: 1 - by, bottom: 1 - by });

/** A line around the inside of a seal: where it begins and ends, in parts of the side. */
const [LINE_FROM, LINE_TO] = [0.085, 0.165];
/** Around the letter of a seal, in parts of the side. */
const SEAL_MARGIN = { disc: 0.3, squircle: 0.27 } as const;

/** A letter so that it fills a box by its longer side, its middle where the box has its own. */
const centeredIn = ({ path, box }: Letter, room: number) => {
  const scale = room / Math.max(widthOf(box), heightOf(box));
  const [x, y] = [0.5 - ((box.left + box.right) / 2) * scale, 0.5 - ((box.top + box.bottom) / 2) * scale];
  return transform(path, [scale, 0, 0, scale, x, y]);
};

/** What is left of a ground when a letter is taken out, and a line around it. */
export const seal: Family = {
  kept: 0.8,
  legible: true,
  choices: [Object.keys(SEAL_MARGIN)],
  // a rim in a rim leaves a speck of a letter: what was chosen once is still drawn
  propose: () => [],
  draw: ({ letters: character, values }, { letters }) => {
    const letter = letters(character);
    if (!letter) return undefined;
    const name = String(values[0]) as keyof typeof SEAL_MARGIN;
    const ground = tiles[name];
    const motif = centeredIn(letter, 1 - 2 * SEAL_MARGIN[name]);
    return {
      layers: [
        { op: 'add', path: ground(UNIT) },
        { op: 'cut', path: ground(inset(LINE_FROM)) },
        { op: 'add', path: ground(inset(LINE_TO)) },
        { op: 'cut', path: motif },
      ],
      reversed: true,
      motif,
    };
  },
};

/** From the edges of the ground to a letter in its corner, in parts of the side. */
const CORNER_MARGIN = 0.15;

const inCorner = (letter: Letter, recipe: Recipe): Drawing => {
  const { box, path } = letter;
  const scale = numberAt(recipe, 1) / Math.max(widthOf(box), heightOf(box));
  const motif = transform(path, [
    scale,
    0,
    0,
    scale,
    CORNER_MARGIN - box.left * scale,
    1 - CORNER_MARGIN - box.bottom * scale,
  ]);
  const layers: Layer[] = [
    { op: 'add', path: tiles[String(recipe.values[0]) as TileName](UNIT) },
    { op: 'cut', path: motif },
  ];
  return { layers, reversed: true, motif };
};

/** A letter that sits in the lower left corner of a ground much larger than itself. */
export const corner: Family = {
  kept: 0.7,
  legible: true,
  choices: [['square', 'quarter'], [0.56]],
  // parked there a letter leaves a dead ground: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    return letter && inCorner(letter, recipe);
  },
};
