import { numberAt, type Family } from '../family.ts';
import { transform, turned } from '../outline.ts';
import { rectangle } from '../shapes.ts';

const FAR = 3;
/** A letter with one straight slit, upright, level or aslant. */
export const stencil: Family = {
  kept: 0.2,
  legible: true,
  choices: [[0, 90, 45, -45], [0.35, 0.5, 0.65], [0.36]],
  // a slit through a letter looks like a fault: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter) return undefined;
    const { left, right, top, bottom } = letter.box;
    const [angle, place] = [numberAt(recipe, 0), numberAt(recipe, 1)];
    const [x, y] = [
      left + (right - left) * (angle === 90 ? 0.5 : place),
      top + (bottom - top) * (angle === 90 ? place : 0.5),
    ];
    const half = (numberAt(recipe, 2) * letter.stem) / 2;
    const slit = rectangle({ left: x - half, right: x + half, top: y - FAR, bottom: y + FAR });
    return {
      layers: [
        { op: 'add', path: letter.path },
        { op: 'cut', path: transform(slit, turned(angle, x, y)) },
      ],
    };
  },
};
