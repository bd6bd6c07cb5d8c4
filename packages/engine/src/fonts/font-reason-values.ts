import type { FontReason } from '@signet/contract';
import { pairing } from '@signet/type';
import type { EngineInput } from '../input.ts';
import { pairedFace } from './choose-texts.ts';
import { faceOf } from './face.ts';
import { headlineFaces } from './headline-weights.ts';
import type { RankedFont } from './rank-fonts.ts';
import { familiesBelow, typeWishes } from './type-meaning.ts';

/**
 * The numbers of the fonts' reasons from the quiz and the brain alone, without ranking anything: for checking that a
 * recommendation says what is so. NaN for a reason that this quiz could not have given.
 */
export const fontReasonValues = (
  input: EngineInput,
): ((reason: FontReason, font: Pick<RankedFont, 'fontId' | 'fontWeight'>) => number) => {
  const headlines = new Map(headlineFaces(input).map((face) => [face.family.font._id, face]));
  const wishes = typeWishes(input);
  return ({ kind, subject }, { fontId, fontWeight }) => {
    const family = headlines.get(fontId)?.family;
    if (!family) return Number.NaN;
    const face = faceOf(family, fontWeight);
    const fit = input.nameFits.get(fontId)?.get(fontWeight);
    const wish = [...wishes.keywords, wishes.industry].find((one) => one?.id === subject);
    const headline = headlines.get(subject);
    switch (kind) {
      case 'font-meaning':
      case 'font-industry':
        return wish ? familiesBelow(wish, face.ratings) : Number.NaN;
      case 'name-fit':
        return fit?.score ?? Number.NaN;
      case 'name-width':
        return fit?.widths[1] ?? Number.NaN;
      case 'pairing':
        return headline ? pairing(pairedFace(headline), pairedFace(face)).score : Number.NaN;
      default:
        return family.measures.xToCap;
    }
  };
};
