import type { Brain } from '@signet/brain';
import { pairing, type PairedFace, type Pairing } from '@signet/type';
import { pairedBy } from './curated.ts';
import type { Face } from './face.ts';
import type { Family } from './families.ts';
import type { LetterKind } from './letter-kinds.ts';
import { textCost } from './text-suits.ts';
import { meaningOf, type TypeWishes } from './type-meaning.ts';

export type ChosenText = {
  readonly face: Face;
  /** The headline face that it is shown beside. */
  readonly headline: Face;
  readonly pairing: Pairing;
  /** Meaning and pairing together; 0 says nothing either way. */
  readonly fit: number;
};

/**
 * AUTHORED: text is read, not looked at, so meaning counts half of what it does in headlines; what the letters cost
 * under this headline counts most.
 */
const counts = { meaning: 0.5, pairing: 0.7, cost: 1.8, sameSerif: 1.2 } as const;
/** One of these for headline and text alike makes everything one voice. */
const feet: ReadonlySet<LetterKind> = new Set<LetterKind>(['book', 'slab', 'contrasted', 'engraved']);
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

/** What a founder's answers say of text. */
export type TextBrief = { readonly brain: Brain; readonly wishes: TypeWishes; readonly industry: string };

const judge = (
  face: Face,
  headline: Face,
  { brain, wishes, industry }: TextBrief,
): { fit: number; pairing: Pairing } => {
  const judged = pairing(pairedFace(headline), pairedFace(face));
  const cost = face.family === headline.family ? 0 : textCost(headline.family.letters, face.family.letters, industry);
  const fit =
    counts.meaning * meaningOf(wishes, face.ratings) +
    counts.pairing * (judged.score - MIDDLING) +
    pairedBy(brain, headline.family.font._id, face.family.font._id) -
    counts.cost * cost -
    (face.family === headline.family && feet.has(face.family.letters) ? counts.sameSerif : 0);
  return { fit, pairing: judged };
};

/** What speaks for text in one face under headlines in another. */
export const textFit = (face: Face, headline: Face, brief: TextBrief): number => judge(face, headline, brief).fit;

/**
 * Up to `count` text faces: that at each place is the best left for the headline at the same place, because a founder
 * steps through both lists together. Past the end of the headlines the last one stays.
 */
export const chooseTexts = (
  faces: readonly Face[],
  headlines: readonly Face[],
  brief: TextBrief & { readonly prices: ReadonlyMap<Family, number> },
  count: number,
): ChosenText[] => {
  let left = [...faces];
  const chosen: ChosenText[] = [];
  while (chosen.length < count && left.length > 0) {
    const headline = headlines[Math.min(chosen.length, headlines.length - 1)];
    if (!headline) break;
    const judged = left.map((face) => {
      const { fit, pairing: judgement } = judge(face, headline, brief);
      return { face, headline, pairing: judgement, fit: fit - (brief.prices.get(face.family) ?? 0) };
    });
    const best = judged.reduce((one, other) => (other.fit > one.fit ? other : one));
    chosen.push(best);
    left = left.filter((face) => face !== best.face);
  }
  return chosen;
};
