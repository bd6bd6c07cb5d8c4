import { numberAt, type Family } from '../family.ts';
import { heightOf, transform, widthOf } from '../outline.ts';
import { tiles, type TileName } from '../shapes.ts';

const UNIT = { left: 0, top: 0, right: 1, bottom: 1 };

/** A letter larger than its frame, off the center: what the frame keeps of it. */
export const crop: Family = {
  kept: 0.05,
  // a B without its left half is a K to everybody
  legible: true,
  choices: [
    ['square', 'squircle', 'disc'],
    [1.35, 1.5],
    [-0.16, 0, 0.16],
    [-0.16, 0, 0.16],
  ],
  // what a frame keeps of a letter is mostly no letter any more: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter) return undefined;
    const { box } = letter;
    const scale = numberAt(recipe, 1) / Math.max(widthOf(box), heightOf(box));
    const x = 0.5 + numberAt(recipe, 2) - ((box.left + box.right) / 2) * scale;
    const y = 0.5 + numberAt(recipe, 3) - ((box.top + box.bottom) / 2) * scale;
    const path = transform(letter.path, [scale, 0, 0, scale, x, y]);
    return { layers: [{ op: 'add', path, within: tiles[String(recipe.values[0]) as TileName](UNIT) }] };
  },
};
