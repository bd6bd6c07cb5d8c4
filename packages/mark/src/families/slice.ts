import { numberAt, type Family } from '../family.ts';
import { moved, transform, turned } from '../outline.ts';
import { rectangle } from '../shapes.ts';

/** In parts of the stem. */
const GAP = 0.36;
const FAR = 4;
/** A letter cut through its middle, the halves apart and perhaps slid along the cut. */
export const slice: Family = {
  kept: 0.25,
  legible: true,
  choices: [
    [-32, -20, 25],
    [0, 0.6, -0.6],
    [0.5, 0.43],
  ],
  // halves that slid look broken, and those that did not are slivers: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter) return undefined;
    const [angle, slide, height] = [numberAt(recipe, 0), numberAt(recipe, 1), numberAt(recipe, 2)];
    const { left, right, top, bottom } = letter.box;
    const [x, y, gap] = [(left + right) / 2, top + (bottom - top) * height, GAP * letter.stem];
    const half = (from: number, to: number, by: number) => ({
      op: 'add' as const,
      path: transform(letter.path, along(angle, by)),
      within: transform(rectangle({ left: x - FAR, right: x + FAR, top: from, bottom: to }), turned(angle, x, y)),
    });
    const by = (slide * letter.stem) / 2;
    return { layers: [half(y - FAR, y - gap / 2, by), half(y + gap / 2, y + FAR, -by)] };
  },
};

const along = (angle: number, by: number) =>
  moved(Math.cos((angle * Math.PI) / 180) * by, Math.sin((angle * Math.PI) / 180) * by);
