import { contrastRatio, type SchemeColors } from '@signet/color';
import type { SchemeReason } from '@signet/contract';
import { schemeRatings } from '../meaning/scheme-ratings.ts';
import { shareBelow } from '../meaning/wish.ts';
import { swatchesOf, swatchOf } from '../swatch.ts';
import type { Brief } from './brief.ts';
import { nearestRival } from './competition.ts';
import { distanceToDislikes, distanceToUsual, shareLessHarmonious } from './scheme-fit.ts';

/** What a reason of a scheme can speak of. The counterfactual is of the whole list (counterfactual.ts). */
export type SchemeReasonKind = Exclude<SchemeReason['kind'], 'counterfactual'>;

const WHITE = '#ffffff';

/**
 * The number behind each kind of reason, from the scheme's colors and the quiz alone: so the engine makes it, and so
 * anybody checks it. `subject` is the reason's own.
 */
export const schemeReasonValue: Record<
  SchemeReasonKind,
  (colors: SchemeColors, brief: Brief, subject: string) => number
> = {
  // the share of the reference schemes that suit the keyword less
  keyword: (colors, { wishes: { keywords } }, subject) => {
    const wish = keywords.find(({ id }) => id === subject);
    return wish ? shareBelow(wish, schemeRatings(swatchesOf(colors))) : 0;
  },
  // WCAG ratio of the favorite with white
  favorite: (_, { favorites }, subject) => contrastRatio(hexOf(favorites, subject), WHITE),
  'favorite-as-accent': (_, { favorites }, subject) => contrastRatio(hexOf(favorites, subject), WHITE),
  // delta-E OK from the favorite to the nearest rival color
  'favorite-moved': (_, { favorites, rivals }, subject) =>
    nearestRival(swatchOf(hexOf(favorites, subject)), rivals)?.distance ?? 0,
  // delta-E OK from p1
  rivals: ({ p1 }, { rivals }) => nearestRival(swatchOf(p1), rivals)?.distance ?? 0,
  'industry-color': ({ p1 }, brief) => distanceToUsual(brief, swatchOf(p1)) ?? 0,
  // the share of the reference schemes whose colors go together less well
  harmony: (colors, brief) => shareLessHarmonious(brief, colors),
  // delta-E OK from the nearest of p1, s1 and a1 to a disliked family
  disliked: (colors, { dislikes }, subject) =>
    distanceToDislikes({ dislikes: dislikes.filter(({ family }) => family._id === subject) }, colors),
  // WCAG ratio of p1 with white
  legible: ({ p1 }) => contrastRatio(p1, WHITE),
};

const hexOf = (families: Brief['favorites'], id: string): string =>
  families.find(({ _id }) => _id === id)?.hex ?? WHITE;
