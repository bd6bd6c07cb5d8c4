import type { ColorFamily } from '@signet/brain';
import { labDistance, type Oklab } from '@signet/color';
import { rowsOf, type EngineAnswers, type EngineInput } from '../input.ts';
import { hueGap, swatchOf, type Swatch } from '../swatch.ts';

/**
 * By how much more a color must look like its own family than like a disliked one (delta-E OK): one noticeable
 * difference, and three between light colors that have a hue. Between coral and rose lies much that people call pink,
 * and accents have other hues to go to.
 */
const marginTo = (family: Oklab, color: Oklab): number => {
  if (color.lightness <= 0.6) return 0.02;
  // a paper of so little chroma is told by its lightness: linen is no blush
  if (Math.hypot(color.a, color.b) < PALE) return 0;
  return Math.hypot(family.a, family.b) > 0.05 ? 0.06 : 0.02;
};
const PALE = 0.04;

type Groups = ReadonlySet<ColorFamily['group']>;

/**
 * A dislike excludes the family's whole group, unless the founder also favored a family of that group; then only the
 * family itself.
 */
const excludedGroups = (favored: readonly ColorFamily[], disliked: readonly ColorFamily[]): Groups =>
  new Set(disliked.map(({ group }) => group).filter((group) => !favored.some((favorite) => favorite.group === group)));

/** Whether a color may be a p1, p2, s1, a1 or a2. */
export type Allows = (color: Swatch) => boolean;

/** The same, asked once a color: a quiz asks for the same few hundred thousands of times. */
const remembered = (allows: Allows): Allows => {
  const known = new WeakMap<Swatch, boolean>();
  return (color) => {
    const before = known.get(color);
    if (before !== undefined) return before;
    const answer = allows(color);
    known.set(color, answer);
    return answer;
  };
};

/** Whether a color looks more like a family that is not excluded, by the margin that belongs to the excluded one. */
const looksAllowed = (
  families: readonly ColorFamily[],
  isExcluded: (family: ColorFamily) => boolean,
): ((color: Oklab) => boolean) => {
  const looks = families.map((family) => ({ lab: swatchOf(family.hex).lab, excluded: isExcluded(family) }));
  return (color) => {
    let [wanted, unwanted] = [Infinity, Infinity];
    for (const look of looks) {
      const distance = labDistance(color, look.lab);
      if (look.excluded) unwanted = Math.min(unwanted, distance - marginTo(look.lab, color));
      else wanted = Math.min(wanted, distance);
    }
    return wanted < unwanted;
  };
};

/** Color terms that people tell apart by hue alone, however dark; reds, browns and pinks share their hues. */
const byHue: ReadonlySet<ColorFamily['group']> = new Set(['green', 'blue', 'purple']);
/**
 * AUTHORED: OKLCH chroma from which on a color has a hue that one sees, and a family one that it stands for. A slate is
 * blue to who never wants to see cobalt.
 */
const SEEN = { color: 0.032, family: 0.045 } as const;

/** OKLCH degrees: nearer to blue than indigo itself people say blue, and a purple only from here on. */
const VIOLET_FROM = 280;

/**
 * Whether a color is of the hue of an excluded family. A deep petrol looks like no blue of the quiz, and still is one
 * to who dislikes blue.
 */
const isOfExcludedHue = (
  families: readonly ColorFamily[],
  groups: Groups,
): ((color: Pick<Swatch, 'hue' | 'chroma'>) => boolean) => {
  const hues = families
    .map(({ hex, group }) => ({ hue: swatchOf(hex).hue, chroma: swatchOf(hex).chroma, group }))
    .filter(({ chroma }) => chroma >= SEEN.family);
  return ({ hue, chroma }) => {
    if (chroma < SEEN.color) return false;
    let [nearest, least]: [(typeof hues)[number] | undefined, number] = [undefined, Infinity];
    for (const one of hues) {
      const gap = hueGap(one.hue, hue);
      if (gap < least) [nearest, least] = [one, gap];
    }
    if (nearest === undefined || !byHue.has(nearest.group)) return false;
    const isVioletBlue = nearest.group === 'purple' && groups.has('blue') && hue < VIOLET_FROM;
    return groups.has(nearest.group) || isVioletBlue;
  };
};

const filterOf = (
  families: readonly ColorFamily[],
  favored: readonly ColorFamily[],
  disliked: readonly ColorFamily[],
): Allows => {
  const groups = excludedGroups(favored, disliked);
  const looks = looksAllowed(families, (family) => disliked.includes(family) || groups.has(family.group));
  const isOfHue = isOfExcludedHue(families, groups);
  return (color) => {
    const name = color.clearName;
    return !(name && groups.has(name)) && !isOfHue(color) && looks(color.lab);
  };
};

/** The last one of each brain: one quiz asks for its own several times. */
const known = new WeakMap<readonly ColorFamily[], { about: string; allows: Allows }>();

/**
 * What a founder's dislikes leave: colors that look like no family that is excluded, that nobody would plainly call
 * by the name of an excluded group, and that are not of its hue. A founder who dislikes navy asked for no blue,
 * whatever the families between.
 */
export const dislikeFilter = ({
  brain: { colorFamilies },
  answers,
}: {
  brain: Pick<EngineInput['brain'], 'colorFamilies'>;
  answers: Pick<EngineAnswers, 'favoriteColors' | 'dislikedColors'>;
}): Allows => {
  const favored = rowsOf(colorFamilies, answers.favoriteColors);
  const disliked = rowsOf(colorFamilies, answers.dislikedColors).filter((family) => !favored.includes(family));
  if (disliked.length === 0) return () => true;
  const about = [...favored, undefined, ...disliked].map((family) => family?._id ?? '').join(' ');
  const last = known.get(colorFamilies);
  if (last?.about === about) return last.allows;
  const allows = remembered(filterOf(colorFamilies, favored, disliked));
  known.set(colorFamilies, { about, allows });
  return allows;
};
