import type { Brain, FontFamily, FontScript } from '@signet/brain';
import { passesTextGate, typeAnchors, typeRatings, type FontMeasures, type TypeAnchor } from '@signet/type';
import type { EngineInput } from '../input.ts';
import type { Population } from '../meaning/wish.ts';
import { letterKindOf, type LetterKind } from './letter-kinds.ts';
import { measureSpace } from './measure-space.ts';
import { scriptsOf } from './name-scripts.ts';

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
  /** The scripts of the names that it is tried for; none: for any name. */
  readonly scripts: ReadonlySet<FontScript>;
  /**
   * Whether its outlines are fit for reading at length, it has 400 and 700, and an italic; of the families for one
   * script no italic is asked, which most scripts do not have, and the outlines, measured on Latin letters, say
   * nothing.
   */
  readonly setsText: boolean;
  /** Where it stands among the others, for telling how alike two families look: see `likeness`. */
  readonly place: Float64Array;
};

type Measured = { readonly font: FontFamily; readonly measures: FontMeasures };

const setsText = ({ font: { fontType, weights, italic }, measures }: Measured, isForScript: boolean): boolean =>
  (fontType === 'serif' || fontType === 'sans-serif') &&
  weights.includes(400) &&
  weights.includes(700) &&
  (isForScript || (italic && passesTextGate(measures)));

const rate = (measured: readonly Measured[]) =>
  typeRatings(new Map(measured.map(({ font, measures }) => [font._id, measures])));

/** Those for any name are rated among themselves alone: more families for one script change nobody else's brand. */
const measureFamilies = (brain: Brain): Family[] => {
  const rows = new Map(brain.fontMeasures.map((row) => [row.font_id, row]));
  const scripts = Map.groupBy(brain.fontScripts, ({ font_id }) => font_id);
  const measured = brain.fonts.flatMap((font): Measured[] => {
    const measures = rows.get(font._id);
    return measures && font.weights.length > 0 ? [{ font, measures }] : [];
  });
  const forAny = measured.filter(({ font }) => !scripts.has(font._id));
  const [ofAny, ofAll] = [rate(forAny), scripts.size > 0 ? rate(measured) : undefined];
  const placeOf = measureSpace(forAny.map(({ measures }) => measures));
  return measured.map(({ font, measures }): Family => {
    const rated = ofAny.get(font._id) ?? ofAll?.get(font._id);
    return {
      font,
      measures,
      ratings: Float64Array.from(typeAnchors, (anchor) => rated?.[anchor] ?? 0),
      letters: letterKindOf({ font, measures }),
      scripts: new Set(scripts.get(font._id)?.map(({ script }) => script)),
      setsText: setsText({ font, measures }, scripts.has(font._id)),
      place: placeOf(measures),
    };
  });
};

const known = new WeakMap<Brain, readonly Family[]>();

const allOf = (brain: Brain): readonly Family[] => {
  const families = known.get(brain) ?? measureFamilies(brain);
  known.set(brain, families);
  return families;
};

const forAnyName = new WeakMap<Brain, readonly Family[]>();

/**
 * The brain's families for any name in its order, measured once a brain. One that nobody has measured cannot be judged
 * and is passed over.
 */
export const familiesOf = (brain: Brain): readonly Family[] => {
  const families = forAnyName.get(brain) ?? allOf(brain).filter(({ scripts }) => scripts.size === 0);
  forAnyName.set(brain, families);
  return families;
};

/** Those, and the families for the scripts that a name is written in. */
export const familiesFor = ({ brain, companyName }: Pick<EngineInput, 'brain' | 'companyName'>): readonly Family[] => {
  const written = scriptsOf(companyName);
  if (written.size === 0) return familiesOf(brain);
  return allOf(brain).filter(
    ({ scripts }) => scripts.size === 0 || Array.from(scripts).some((script) => written.has(script)),
  );
};

/** The kind of letters of each family, by `_id`. */
export const letterKinds = (brain: Brain): ReadonlyMap<string, LetterKind> =>
  new Map(allOf(brain).map(({ font, letters }) => [font._id, letters]));

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
