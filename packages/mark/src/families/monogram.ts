import { numberAt, type Family } from '../family.ts';
import type { Letter } from '../letter.ts';
import { moved, transform, type Outline } from '../outline.ts';

const GAP = 0.34;
const DIRECTIONS = 16;

/** The outline laid down many times around itself: what a gap around it takes away. */
const haloOf = (path: Outline, reach: number): Outline =>
  Array.from({ length: DIRECTIONS }, (_, at) => {
    const angle = (2 * Math.PI * at) / DIRECTIONS;
    return transform(path, moved(Math.cos(angle) * reach, Math.sin(angle) * reach));
  }).flat();

const besideOf = (one: Letter, other: Letter, overlap: number) =>
  one.box.right - other.box.left - overlap * Math.min(one.box.right - one.box.left, other.box.right - other.box.left);

/** Letters, of three scripts, that have an upright stem on that side. */
const stems = {
  left: new Set('BDEFHIKLMNPRUbhiklmnprΒΓΔΕΗΙΚΜΝΠΡБВГЕИКЛМНПРУЦШЩЫЬЮ'),
  right: new Set('HIJMNUdqlЧЦШЩЯИНПМЛΗΙΜΝΠ'),
} as const;
const isStem = ({ character }: Letter, side: keyof typeof stems): boolean => stems[side].has(character);

/** Two letters that share a stem, or the second in front of the first with a gap around it. */
export const monogram: Family = {
  kept: 0.7,
  legible: false,
  choices: [
    ['stem', 'front', 'behind'],
    [0, 0.16, 0.26, 0.36],
    [0, 0.18, -0.18],
  ],
  // where two stems become one there is a fault in the line: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, { letters }) => {
    const [one, other] = Array.from(recipe.letters).map((letter) => letters(letter));
    if (!one || !other) return undefined;
    const [way, overlap, lift] = [recipe.values[0], numberAt(recipe, 1), numberAt(recipe, 2)];
    if (way === 'stem') {
      if (!isStem(one, 'right') || !isStem(other, 'left')) return undefined;
      const x = one.box.right - Math.min(one.stem, other.stem) - other.box.left;
      return {
        layers: [
          { op: 'add', path: one.path },
          { op: 'add', path: transform(other.path, moved(x, lift)) },
        ],
      };
    }
    const moving = transform(other.path, moved(besideOf(one, other, overlap), lift));
    const [back, front] = way === 'front' ? [one.path, moving] : [moving, one.path];
    const gap = GAP * Math.min(one.stem, other.stem);
    return {
      layers: [
        { op: 'add', path: back },
        { op: 'cut', path: haloOf(front, gap) },
        { op: 'add', path: front },
      ],
    };
  },
};
