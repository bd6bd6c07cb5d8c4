import { type Box, type PathCommand } from '@signet/type';
import { numberAt, type Drawing, type Family, type Recipe } from '../family.ts';
import { rasterPath } from '../grid.ts';
import { type Letter } from '../letter.ts';
import { heightOf, transform, widthOf } from '../outline.ts';
import { oval, rectangle, tiles } from '../shapes.ts';

/** Around the figure, in parts of the letter's stem. */
const GAP = 0.42;

/**
 * The corner that the figure takes: how far down it lies, and whether a leaf is mirrored. On the left a dot would make
 * an i of a stem.
 */
const corners = {
  'top right': [0, true],
  'bottom right': [1, false],
} as const satisfies Record<string, readonly [number, boolean]>;

const figures = ['disc', 'leaf', 'square'] as const;
/** Where nothing of the letter is taken: a dot after it, a bar below it. */
const beside = ['after', 'below'] as const;
/** How large such a dot is and how far it stands from the letter, and how high a bar is, in parts of the stem. */
const DOT = 1.12;
const AWAY = 0.7;
const BAR = 0.8;
const COLUMNS = 96;

/** Where a letter's ink ends at the right, as high above its line as a dot is: under the arm of a T it is its stem. */
const rightAtFoot = ({ path, box }: Letter, high: number): number => {
  const scale = COLUMNS / widthOf(box);
  const height = Math.max(1, Math.round(high * scale));
  const { ink } = rasterPath(path, { x: box.left, y: -high, scale, width: COLUMNS, height });
  const last = ink.reduce((most, one, at) => (one === 1 ? Math.max(most, at % COLUMNS) : most), 0);
  return box.left + (last + 1) / scale;
};

const figure = (name: string, box: Box, isMirrored: boolean): PathCommand[] => {
  if (name === 'disc') return oval(box);
  if (name === 'square') return rectangle(box);
  const leaf = tiles.leaf(box);
  return isMirrored ? transform(leaf, [-1, 0, 0, 1, box.left + box.right, 0]) : [...leaf];
};

const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

const besideLetter = ({ values }: Recipe, letter: Letter): Drawing => {
  const { box, path, stem } = letter;
  const [gap, side] = [GAP * stem, DOT * stem];
  const left = rightAtFoot(letter, 1.4 * side) + AWAY * stem;
  const place =
    values[1] === 'after'
      ? { left, top: -side, right: left + side, bottom: 0 }
      : { left: box.left, top: box.bottom + gap, right: box.right, bottom: box.bottom + gap + BAR * stem };
  return {
    layers: [
      { op: 'add', path },
      { op: 'add', path: figure(String(values[0]), place, false) },
    ],
    motif: path,
  };
};

/** A letter with a dot after it or a bar below it, or with a figure in place of one of its corners. */
export const dotBeside: Family = {
  kept: 0,
  legible: true,
  choices: [figures, [...Object.keys(corners), ...beside], [0.34, 0.44, 0.53]],
  // at a corner it bites off what makes the letter, after it it is typing: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter) return undefined;
    if (beside.some((one) => one === recipe.values[1])) return besideLetter(recipe, letter);
    const [name, corner] = [String(recipe.values[0]), String(recipe.values[1]) as keyof typeof corners];
    const [down, isMirrored] = corners[corner];
    const { box, path, stem } = letter;
    const side = Math.min(widthOf(box), heightOf(box)) * numberAt(recipe, 2);
    const left = box.right - side;
    const top = box.top + down * (heightOf(box) - side);
    const place = { left, top, right: left + side, bottom: top + side };
    return {
      layers: [
        { op: 'add', path },
        { op: 'cut', path: figure(name, grown(place, GAP * stem), isMirrored) },
        { op: 'add', path: figure(name, place, isMirrored) },
      ],
    };
  },
};
