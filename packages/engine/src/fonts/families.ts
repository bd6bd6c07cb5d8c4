import type { Brain, FontFamily } from '@signet/brain';
import { passesTextGate, typeAnchors, typeRatings } from '@signet/type';
import type { FontMeasures, TypeAnchor } from '@signet/type';
import type { Population } from '../meaning/wish.ts';
import { letterKindOf } from './letter-kinds.ts';
import type { LetterKind } from './letter-kinds.ts';
import { measureSpace } from './measure-space.ts';

/** A family with all that is known of its letters. */
export type Family = {
  readonly font: FontFamily;
  readonly measures: FontMeasures;
  /**
   * Of its regular upright, in the order of `typeAnchors`: 0 is the middle of the brain's families, 1 a standard
   * deviation.
   */
  readonly ratings: Float64Array;
  readonly letters: LetterKind;
  /** Whether its outlines are fit for reading at length, it has 400 and 700, and an italic. */
  readonly setsText: boolean;
  /** Where it stands among the others, for telling how alike two families look: see `likeness`. */
  readonly place: Float64Array;
};

const setsText = ({ fontType, weights, italic }: FontFamily, measures: FontMeasures): boolean =>
  (fontType === 'serif' || fontType === 'sans-serif') &&
  weights.includes(400) &&
  weights.includes(700) &&
  italic &&
  passesTextGate(measures);

const known = new WeakMap<Brain, readonly Family[]>();

const measureFamilies = (brain: Brain): Family[] => {
  const rows = new Map(brain.fontMeasures.map((row) => [row.font_id, row]));
  const measured = brain.fonts.flatMap((font) => {
    const measures = rows.get(font._id);
    return measures && font.weights.length > 0 ? [{ font, measures }] : [];
  });
  const ratings = typeRatings(new Map(measured.map(({ font, measures }) => [font._id, measures])));
  const placeOf = measureSpace(measured.map(({ measures }) => measures));
  return measured.map(({ font, measures }): Family => {
    const rated = ratings.get(font._id);
    return {
      font,
      measures,
      ratings: Float64Array.from(typeAnchors, (anchor) => rated?.[anchor] ?? 0),
      letters: letterKindOf({ font, measures }),
      setsText: setsText(font, measures),
      place: placeOf(measures),
    };
  });
};

/**
 * The brain's families in its order, measured once a brain. One that nobody has measured cannot be judged and is
 * passed over.
 */
export const familiesOf = (brain: Brain): readonly Family[] => {
  const kept = known.get(brain);
  if (kept) return kept;
  const families = measureFamilies(brain);
  known.set(brain, families);
  return families;
};

/** The kind of letters of each family, by `_id`. */
export const letterKinds = (brain: Brain): ReadonlyMap<string, LetterKind> =>
  new Map(familiesOf(brain).map(({ font, letters }) => [font._id, letters]));

/** Ratings of type are standard scores over the families already (`typeRatings`). */
const scales = typeAnchors.map(() => ({ mean: 0, deviation: 1 }));

const populations = new WeakMap<Brain, Population<TypeAnchor>>();

/** The brain's families in their regular faces: what "high" means of letters. */
export const familyPopulation = (brain: Brain): Population<TypeAnchor> => {
  const kept = populations.get(brain);
  if (kept) return kept;
  const population = { anchors: typeAnchors, ratings: familiesOf(brain).map(({ ratings }) => ratings), scales };
  populations.set(brain, population);
  return population;
};
