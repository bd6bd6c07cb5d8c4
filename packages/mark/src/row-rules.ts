import type { MarkFamily } from '@signet/contract';
import type { Recipe } from './family.ts';
import { formQualities, type Form, type FormQuality } from './form.ts';
import { standing } from './form-table.ts';
import type { FormWish } from './rank.ts';

/** How many marks of a family stand in one row at most; two of the others. */
const most: Partial<Record<MarkFamily, number>> = {
  lines: 2,
  fold: 1,
  seed: 3,
  tile: 4,
  counter: 3,
  pair: 3,
  slice: 1,
  crop: 1,
  monogram: 1,
  arc: 1,
  stencil: 1,
  seal: 1,
  corner: 1,
  slant: 1,
  figures: 2,
};
const MOST = 2;

/** Families whose marks look like one beside each other, and how many of them stand in one row. */
const kin: readonly { of: readonly MarkFamily[]; most: number }[] = [
  { of: ['slice', 'arc', 'stencil'], most: 2 },
  { of: ['flower', 'flower-tile'], most: 1 },
  { of: ['tile', 'seal', 'corner'], most: 6 },
];

/** Families that are one idea to the eye, by one of them. */
const ideas: Partial<Record<MarkFamily, MarkFamily>> = { seal: 'tile', corner: 'tile', nest: 'seed', monogram: 'pair' };

/** The idea that a family carries out. */
export const ideaOf = (family: MarkFamily): MarkFamily => ideas[family] ?? family;

/** Whether a row has room for one more of a family. */
export const hasRoom = (row: readonly MarkFamily[], family: MarkFamily): boolean => {
  const isFull = (names: readonly MarkFamily[], limit: number) =>
    row.filter((one) => names.includes(one)).length >= limit;
  if (isFull([family], most[family] ?? MOST)) return false;
  return !kin.some(({ of, most: limit }) => of.includes(family) && isFull(of, limit));
};

/** What a way of building says whatever its letter: 1 more of a quality than most, -1 less. */
const saysOf = ({ family, values }: Recipe): Partial<Record<FormQuality, 1 | -1>> => {
  if (family === 'slice' || family === 'arc' || family === 'stencil') return { closed: -1 };
  const [first, , third] = values;
  if (family === 'counter') return { round: first === 'diamond' || first === 'star' ? -1 : 1 };
  if (family === 'seed') return { round: first === 'square' ? -1 : 1 };
  if (family === 'modules') return { round: third === 'cut' ? -1 : 1 };
  return {};
};

const askedOf = (wishes: readonly FormWish[], quality: FormQuality): number =>
  wishes.reduce((sum, { form }) => sum + (form[quality] ?? 0), 0);

/** Together the words have to ask for so much before anything is left out. */
const PLAINLY = 0.5;

/** Whether the words ask for the contrary of what such a mark says: no diamonds for "soft". */
export const isForbidden = (recipe: Recipe, wishes: readonly FormWish[]): boolean => {
  const says = saysOf(recipe);
  return formQualities.some((quality) => (says[quality] ?? 0) * askedOf(wishes, quality) <= -PLAINLY);
};

/** Of 100 marks drawn for nobody so many have less of a quality, or more, where a mark is plainly the contrary. */
const CONTRARY = 0.15;

/** Whether a form is plainly the contrary of what the words ask for. */
export const isAgainst = (form: Form, wishes: readonly FormWish[]): boolean => {
  const stands = standing(form);
  return formQualities.some((quality) => {
    const asked = askedOf(wishes, quality);
    return (asked >= PLAINLY && stands[quality] < CONTRARY) || (asked <= -PLAINLY && stands[quality] > 1 - CONTRARY);
  });
};
