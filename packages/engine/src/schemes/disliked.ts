import type { ColorFamily } from '@signet/brain';
import { clearNameOf, labDistance } from '@signet/color';
import type { Oklab } from '@signet/color';
import { rowsOf } from '../input.ts';
import type { EngineAnswers, EngineInput } from '../input.ts';
import { swatchOf } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';

/**
 * By how much more a color must look like its own family than like a disliked one (delta-E OK): one noticeable difference, and three between
 * light colors that have a hue. Between coral and rose lies much that people call pink, and accents have other hues to go to.
 */
const marginTo = (family: Oklab, color: Oklab): number => (color.lightness > 0.6 && Math.hypot(family.a, family.b) > 0.05 ? 0.06 : 0.02);

type Groups = ReadonlySet<ColorFamily['group']>;

/** A dislike excludes the family's whole group, unless the founder also favored a family of that group; then only the family itself. */
const excludedGroups = (favored: readonly ColorFamily[], disliked: readonly ColorFamily[]): Groups =>
  new Set(disliked.map(({ group }) => group).filter((group) => !favored.some((favorite) => favorite.group === group)));

/** Whether a color may be a p1, p2, s1, a1 or a2. */
export type Allows = (color: Pick<Swatch, 'lab' | 'cielab'>) => boolean;

/** Whether a color looks more like a family that is not excluded, by the margin that belongs to the excluded one. */
const looksAllowed = (families: readonly ColorFamily[], isExcluded: (family: ColorFamily) => boolean): ((color: Oklab) => boolean) => {
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

/**
 * What a founder's dislikes leave: colors that look like no family that is excluded, and that nobody would plainly call by the name of an
 * excluded group. A founder who dislikes navy asked for no blue, whatever the families between.
 */
export const dislikeFilter = ({ brain: { colorFamilies }, answers }: { brain: Pick<EngineInput['brain'], 'colorFamilies'>; answers: Pick<EngineAnswers, 'favoriteColors' | 'dislikedColors'> }): Allows => {
  const favored = rowsOf(colorFamilies, answers.favoriteColors);
  const disliked = rowsOf(colorFamilies, answers.dislikedColors).filter((family) => !favored.includes(family));
  if (disliked.length === 0) return () => true;
  const groups = excludedGroups(favored, disliked);
  const looks = looksAllowed(colorFamilies, (family) => disliked.includes(family) || groups.has(family.group));
  return ({ lab, cielab }) => {
    const name = clearNameOf(cielab);
    return !(name && groups.has(name)) && looks(lab);
  };
};
