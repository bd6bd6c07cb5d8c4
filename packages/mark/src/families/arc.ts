import { numberAt, type Family } from '../family.ts';
import { boxAround, heightOf, reversed, widthOf } from '../outline.ts';
import { oval } from '../shapes.ts';

const GAP = 0.36;

/** Where the middle of the circle lies, in parts of the letter's box from its top left corner. */
const middles = {
  'top left': [-0.15, -0.25],
  'top right': [1.15, -0.25],
  'bottom left': [-0.15, 1.25],
  'bottom right': [1.15, 1.25],
  below: [0.5, 1.7],
  above: [0.5, -0.7],
} as const satisfies Record<string, readonly [number, number]>;

/** A letter cut by an arc. */
export const arc: Family = {
  kept: 0.4,
  legible: true,
  choices: [Object.keys(middles), [0.85, 1.1]],
  // an arc cuts through serifs and leaves crumbs more often than not: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter) return undefined;
    const { left, top } = letter.box;
    const [width, height] = [widthOf(letter.box), heightOf(letter.box)];
    const [mx, my] = middles[String(recipe.values[0]) as keyof typeof middles];
    const [x, y] = [left + mx * width, top + my * height];
    const reach = Math.hypot(left + width / 2 - x, top + height / 2 - y) * numberAt(recipe, 1);
    const gap = GAP * letter.stem;
    const circle = (radius: number) => oval(boxAround(x, y, 2 * radius, 2 * radius));
    const ring = [...circle(reach + gap / 2), ...reversed(circle(reach - gap / 2))];
    return {
      layers: [
        { op: 'add', path: letter.path },
        { op: 'cut', path: ring },
      ],
    };
  },
};
