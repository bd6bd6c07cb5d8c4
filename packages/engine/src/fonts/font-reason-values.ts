import { pairing } from '@signet/type';
import type { EngineInput } from '../input.ts';
import { pairedFace } from './choose-texts.ts';
import { faceOf, headlineFace, wishedWeight } from './face.ts';
import { familiesOf } from './families.ts';
import type { FontReason } from './font-reasons.ts';
import type { RankedFont } from './rank-fonts.ts';
import { familiesBelow, typeWishes } from './type-wish.ts';

/**
 * The numbers of the fonts' reasons from the quiz and the brain alone, without ranking anything: for checking that a
 * recommendation says what is so. NaN for a reason that this quiz could not have given.
 */
export const fontReasonValues = (
  input: EngineInput,
): ((reason: FontReason, font: Pick<RankedFont, 'fontId' | 'fontWeight'>) => number) => {
  const families = new Map(familiesOf(input.brain).map((family) => [family.font._id, family]));
  const wishes = typeWishes(input);
  const wished = wishedWeight(wishes.keywords.map(({ parts }) => parts));
  return ({ kind, input: of }, { fontId, fontWeight }) => {
    const family = families.get(fontId);
    const nameFit = input.nameFits.get(fontId);
    const wish = [...wishes.keywords, wishes.industry].find((one) => one?.input === of);
    const headline = families.get(of);
    if (!family) return Number.NaN;
    const face = faceOf(family, fontWeight);
    switch (kind) {
      case 'font-meaning':
      case 'font-industry':
        return wish ? familiesBelow(wish, face.ratings) : Number.NaN;
      case 'name-fit':
        return nameFit?.score ?? Number.NaN;
      case 'name-width':
        return nameFit?.widths[1] ?? Number.NaN;
      case 'pairing':
        return headline ? pairing(pairedFace(headlineFace(headline, wished)), pairedFace(face)).score : Number.NaN;
      default:
        return family.measures.xToCap;
    }
  };
};
