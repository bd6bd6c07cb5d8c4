import type { EngineInput } from '../input.ts';
import { MIDDLE, positionOf } from '../meaning/position.ts';
import { headlineFace, wishedWeight, type Face } from './face.ts';
import { familiesFor } from './families.ts';
import { typeWishes } from './type-meaning.ts';

/** AUTHORED: how much heavier headlines are for each step from the middle between fitting in and standing out. */
const HEAVIER = 300;

type Asking = Pick<EngineInput, 'brain' | 'answers' | 'companyName'>;

/** Every family for the name in the weight that its headlines are set in for these answers. */
export const headlineFaces = (input: Asking): Face[] => {
  const heavier = HEAVIER * (positionOf(input) - MIDDLE);
  const wished = wishedWeight(typeWishes(input).keywords.map(({ parts }) => parts)) + heavier;
  return familiesFor(input).map((family) => headlineFace(family, wished));
};

/**
 * The weight that each family's headlines are set in, by `_id`. The weight comes first, so that the company's name is
 * judged as it will be shown.
 */
export const headlineWeights = (input: Asking): ReadonlyMap<string, number> =>
  new Map(headlineFaces(input).map(({ family, weight }) => [family.font._id, weight]));

/**
 * How the name sets in a face; undefined where the family lacks a letter of it.
 * @throws TypeError for a family whose name was judged at other weights only.
 */
export const nameFitOf = ({ nameFits }: Pick<EngineInput, 'nameFits'>, { family: { font }, weight }: Face) => {
  const fits = nameFits.get(font._id);
  const fit = fits?.get(weight);
  if (fits && !fit) throw new TypeError(`${font.fontName} was not judged at the weight that it is shown in, ${weight}`);
  return fit;
};
