import type { FontReason } from '@signet/contract';
import { neverRising } from '@signet/statistics';
import type { EngineInput } from '../input.ts';
import { positionOf } from '../meaning/position.ts';
import { temperOf } from '../schemes/temper.ts';
import { chooseHeadlines, headlineCandidate, type HeadlineBrief } from './choose-headlines.ts';
import { chooseTexts } from './choose-texts.ts';
import { costumesAsked } from './costume.ts';
import { curatedOf } from './curated.ts';
import { textFace, type Face } from './face.ts';
import { familiesFor, familiesOf, type Family } from './families.ts';
import { headlineReasons, textReasons, type FontReasonContext } from './font-reasons.ts';
import { headlineFaces, nameFitOf } from './headline-weights.ts';
import { lettersAsked } from './letters-for.ts';
import { fontPrices } from './prices.ts';
import { refusedShare } from './refused.ts';
import { typeWishes } from './type-meaning.ts';

export type RankedFont = {
  /** The family's `_id` in the brain. */
  fontId: string;
  fontName: string;
  /** The face to set, one that the family has. */
  fontWeight: number;
  fontStyle: 'normal';
  /** From 0, without gaps. */
  orderIndex: number;
  /** 0 to 100; never rises down the list. */
  matchScore: number;
  reasons: FontReason[];
};
export type RankedFonts = {
  headline: RankedFont[];
  bulkText: RankedFont[];
};

/** Spec results §9. */
const MOST = 30;

/** AUTHORED: a fit as founders read it: 50 says nothing either way, 1 is 86. */
const matchScoreOf = (fit: number): number => Math.round(100 / (1 + Math.exp(-1.8 * fit)));

/** The chosen in their order; the scores are the nearest to their fits that never rise. */
const ranked = <Chosen extends { face: Face; fit: number }>(
  list: readonly Chosen[],
  reasonsOf: (chosen: Chosen) => FontReason[],
): RankedFont[] => {
  const fits = neverRising(list.map(({ fit }) => fit));
  return list.map((chosen, orderIndex) => {
    const {
      family: { font },
      weight,
    } = chosen.face;
    return {
      fontId: font._id,
      fontName: font.fontName,
      fontWeight: weight,
      fontStyle: 'normal',
      orderIndex,
      matchScore: matchScoreOf(fits[orderIndex] ?? 0),
      reasons: reasonsOf(chosen),
    };
  });
};

/**
 * The faces that text can be set in. Where headlines have the name's letters and no text family does (a Thai name and
 * the one Thai family is narrow), text is set beside the name, not with it: a founder without any text family could
 * not go on.
 */
const textFacesOf = (families: readonly Family[], { nameFits }: EngineInput): Face[] => {
  const setting = families.filter(({ setsText }) => setsText);
  const covering = setting.filter(({ font }) => nameFits.has(font._id));
  return (covering.length > 0 ? covering : setting).map(textFace);
};

/**
 * Up to 30 families for headlines and up to 30 for text, best first; of equal ones the brain's order decides. The
 * text family at each place is chosen for the headline family at the same place. A family that lacks a letter of the
 * company's name never sets it: both lists are empty when none has them all, and such a family is for text only where
 * no other is. Text families pass the measured text gate. The same input gives the same lists; the order of the
 * keywords changes nothing.
 * @throws TypeError for a family whose name was not judged at its weight of `headlineWeights`.
 */
export const rankFonts = (input: EngineInput): RankedFonts => {
  const families = familiesFor(input);
  const wishes = typeWishes(input);
  const brief: HeadlineBrief = {
    wishes,
    asked: costumesAsked(wishes.keywords.map(({ parts }) => parts)),
    standOut: positionOf(input),
    liveliness: temperOf(input.brain, input.answers.keywords).liveliness,
    suits: lettersAsked({ ...input.answers, keywords: wishes.keywords.map(({ id }) => id) }),
    refused: (letters) => refusedShare(letters, input.answers.keywords),
    curated: curatedOf(
      input.brain,
      { ...input.answers, keywords: wishes.keywords.map(({ id }) => id) },
      input.companyName,
    ),
  };
  const prices = fontPrices(input.brain);
  const context: FontReasonContext = {
    wishes,
    companyName: input.companyName,
    families: familiesOf(input.brain).length,
  };
  const candidates = headlineFaces(input).flatMap((face) => {
    const nameFit = nameFitOf(input, face);
    return nameFit
      ? [headlineCandidate(face, nameFit, brief, { prices: prices.headline, companyName: input.companyName })]
      : [];
  });
  const headlines = chooseHeadlines(candidates, MOST);
  const texts = chooseTexts(
    textFacesOf(families, input),
    headlines.map(({ face }) => face),
    { brain: input.brain, wishes, industry: input.answers.industry, prices: prices.text },
    MOST,
  );
  return {
    headline: ranked(headlines, (chosen) => headlineReasons(chosen, context)),
    bulkText: ranked(texts, (chosen) => textReasons(chosen, context)),
  };
};
