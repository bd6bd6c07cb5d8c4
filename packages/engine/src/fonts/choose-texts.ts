import { pairing } from '@signet/type';
import type { PairedFace, Pairing } from '@signet/type';
import type { Face } from './face.ts';
import { meaningOf } from './type-meaning.ts';
import type { TypeWishes } from './type-meaning.ts';

export interface ChosenText {
  readonly face: Face;
  /** The headline face that it is shown beside. */
  readonly headline: Face;
  readonly pairing: Pairing;
  /** Meaning and pairing together; 0 says nothing either way. */
  readonly fit: number;
}

/**
 * AUTHORED: text is read, not looked at, so meaning counts half of what it does in headlines, and a perfect pair as
 * much as three standard deviations of meaning.
 */
const counts = { meaning: 0.5, pairing: 1.6 } as const;
/** AUTHORED: the score of a pair that is neither good nor bad. */
const MIDDLING = 0.55;

/** A face as the pairing rules see it. */
export const pairedFace = ({ family: { font, measures }, weight }: Face): PairedFace => ({
  fontId: font._id,
  fontName: font.fontName,
  fontType: font.fontType,
  measures,
  weight,
});

/**
 * Up to `count` text faces: that at each place is the best left for the headline at the same place, because a founder
 * steps through both lists together. Past the end of the headlines the last one stays.
 */
export const chooseTexts = (
  faces: readonly Face[],
  headlines: readonly Face[],
  wishes: TypeWishes,
  count: number,
): ChosenText[] => {
  let left = faces.map((face) => ({ face, paired: pairedFace(face), meaning: meaningOf(wishes, face.ratings) }));
  const chosen: ChosenText[] = [];
  while (chosen.length < count && left.length > 0) {
    const headline = headlines[Math.min(chosen.length, headlines.length - 1)];
    if (!headline) break;
    const paired = pairedFace(headline);
    const judged = left.map((one) => {
      const judgement = pairing(paired, one.paired);
      return {
        ...one,
        pairing: judgement,
        fit: counts.meaning * one.meaning + counts.pairing * (judgement.score - MIDDLING),
      };
    });
    const best = judged.reduce((one, other) => (other.fit > one.fit ? other : one));
    chosen.push({ face: best.face, headline, pairing: best.pairing, fit: best.fit });
    left = left.filter(({ face }) => face !== best.face);
  }
  return chosen;
};
