import type { ColorFamily } from '@signet/brain';
import { labDistance, oklabOf } from '@signet/color';
import type { Oklab } from '@signet/color';
import { rowsOf } from '../input.ts';
import type { EngineInput } from '../input.ts';

/**
 * By how much more a color must look like its own family than like a disliked one (delta-E OK): one noticeable difference, and three between
 * light colors that have a hue. Between coral and rose lies much that people call pink, and accents have other hues to go to.
 */
const marginTo = (family: Oklab, color: Oklab): number => (color.lightness > 0.6 && Math.hypot(family.a, family.b) > 0.05 ? 0.06 : 0.02);

/** A dislike excludes the family's whole group, unless the founder also favored a family of that group; then only the family itself. */
const excludedFamilies = (families: readonly ColorFamily[], favored: readonly ColorFamily[], disliked: readonly ColorFamily[]): ReadonlySet<ColorFamily> =>
  new Set(families.filter((family) => disliked.includes(family)
    || (disliked.some(({ group }) => group === family.group) && !favored.some(({ group }) => group === family.group))));

/** Whether a color may be a p1, p2, s1, a1 or a2 for this founder: it looks like no family that they excluded. */
export const dislikeFilter = ({ brain: { colorFamilies }, answers }: { brain: Pick<EngineInput['brain'], 'colorFamilies'>; answers: Pick<EngineInput['answers'], 'favoriteColors' | 'dislikedColors'> }): ((color: Oklab) => boolean) => {
  const favored = rowsOf(colorFamilies, answers.favoriteColors);
  const disliked = rowsOf(colorFamilies, answers.dislikedColors).filter((family) => !favored.includes(family));
  if (disliked.length === 0) return () => true;
  const excluded = excludedFamilies(colorFamilies, favored, disliked);
  const looks = colorFamilies.map((family) => ({ lab: oklabOf(family.hex), excluded: excluded.has(family) }));
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
