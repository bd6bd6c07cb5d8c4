import type { MarkFamily } from '@signet/contract';
import { drawRecipe, type Recipe } from '@signet/mark';
import { toSvg, type Shape } from '@signet/scene';
import { openFace } from './families.ts';
import type { Plate } from './plate.ts';

const SIDE = 120;
const STEP = 160;

/** A letter of a face, or two, and the values of its recipe. */
export type Sample = readonly [family: string, weight: number, letters: string, ...values: Recipe['values']];

const placed = async (name: MarkFamily, [family, weight, letters, ...values]: Sample, at: number): Promise<Shape[]> => {
  const mark = drawRecipe({ family: name, letters, values }, await openFace(family, weight));
  if (!mark) return [];
  const scale = SIDE / Math.max(mark.width, mark.height);
  const x = at * STEP + (STEP - mark.width * scale) / 2;
  const y = (STEP - mark.height * scale) / 2;
  return [{ kind: 'group', x, y, scale, shapes: [{ kind: 'path', path: mark.path, ink: 'p1' }] }];
};

/** Marks of one family in a row, each of another letter. */
export const row =
  (name: MarkFamily, ...samples: Sample[]): Plate =>
  async (colors) => {
    const shapes = await Promise.all(samples.map((sample, at) => placed(name, sample, at)));
    const label = `Marks of the family ${name}`;
    return toSvg({ x: 0, y: 0, width: samples.length * STEP, height: STEP, label, shapes: shapes.flat() }, colors);
  };

/** One look of a family that takes nothing from the face, of several letters. */
export const samplesOf = (letters: string, ...values: Recipe['values']): Sample[] =>
  Array.from(letters, (letter) => ['archivo', 800, letter, ...values]);
