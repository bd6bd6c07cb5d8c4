import { numberAt, type Family } from '../family.ts';
import { widthOf } from '../outline.ts';
import { polygon } from '../shapes.ts';

/** A letter whose strokes end aslant, all by the same angle. */
export const slant: Family = {
  kept: 0.62,
  legible: true,
  choices: [[0.22, -0.22]],
  // skewed and chopped a letter looks broken: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter) return undefined;
    const { left, top, right, bottom } = letter.box;
    const rise = numberAt(recipe, 0) * widthOf(letter.box);
    // on the side that rises the letter keeps its top, on the other its foot
    const [topLeft, topRight] = rise > 0 ? [top + rise, top] : [top, top - rise];
    const [bottomLeft, bottomRight] = rise > 0 ? [bottom, bottom - rise] : [bottom + rise, bottom];
    const room = polygon([left, topLeft], [right, topRight], [right, bottomRight], [left, bottomLeft]);
    return { layers: [{ op: 'add', path: letter.path, within: room }] };
  },
};
