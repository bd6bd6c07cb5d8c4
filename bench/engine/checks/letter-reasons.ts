import { fontReasonValues, kitReasonValues, type EngineInput, type RankedFont, type RankedKit } from '@signet/engine';
import type { FontReason, KitReason } from '@signet/contract';
import { typeAnchors } from '@signet/type';
import { each, type SetCheck } from './check.ts';

type Vector = readonly number[];
const lengthOf = (vector: Vector): number => Math.hypot(...vector);
const cosine = (one: Vector, other: Vector): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / (lengthOf(one) * lengthOf(other));

/** The part of some traits that is about type, as one vector. */
const vectorOf = (traits: readonly { anchor: string; weight: number }[]): Vector =>
  typeAnchors.map((anchor) =>
    traits.filter((trait) => trait.anchor === anchor).reduce((sum, { weight }) => sum + weight, 0),
  );

const kitLikeness = ({ brain }: EngineInput, kitId: string, input: string): number =>
  cosine(
    vectorOf(brain.marketingKitTraits.filter(({ marketingKit_id }) => marketingKit_id === kitId)),
    vectorOf([
      ...brain.keywordTraits.filter(({ keyword_id }) => keyword_id === input),
      ...brain.industryTraits.filter(({ industry_id }) => industry_id === input),
    ]),
  );

/**
 * What the bench can have from the quiz and the brain's rows; the rest is asked of the engine anew, from what came
 * out.
 */
const fontNumber = (quiz: EngineInput, reason: FontReason, font: RankedFont): number => {
  const fit = quiz.nameFits.get(font.fontId)?.get(font.fontWeight);
  if (reason.kind === 'name-fit') return fit?.score ?? Number.NaN;
  if (reason.kind === 'name-width') return fit?.widths[1] ?? Number.NaN;
  if (reason.kind === 'x-height')
    return quiz.brain.fontMeasures.find(({ font_id }) => font_id === font.fontId)?.xToCap ?? Number.NaN;
  return fontReasonValues(quiz)(reason, font);
};
const kitNumber = (quiz: EngineInput, reason: KitReason, { marketingKitId }: RankedKit): number =>
  reason.kind === 'kit-fit' || reason.kind === 'kit-styles'
    ? kitReasonValues(quiz)(reason, marketingKitId)
    : kitLikeness(quiz, marketingKitId, reason.subject);

const SAME = 1e-6;
const faultOf = ({ kind, value }: { kind: string; value: number }, again: number): string | undefined =>
  Math.abs(again - value) <= SAME ? undefined : `${kind} says ${value}, it is ${again}`;

const pairs = <Of extends { reasons: readonly unknown[] }>(
  list: readonly Of[],
): { reason: Of['reasons'][number]; of: Of }[] => list.flatMap((of) => of.reasons.map((reason) => ({ reason, of })));

/** Costs as much as recommending: for some of the quizzes. */
export const letterReasonChecks: readonly SetCheck[] = [
  {
    key: 'font-numbers',
    claim: 'reasons of fonts whose number can be computed again',
    atLeast: 1,
    judge: (quiz, { headline, bulkText }) =>
      each(pairs([...headline, ...bulkText]), ({ reason, of }) => faultOf(reason, fontNumber(quiz, reason, of))),
  },
  {
    key: 'kit-numbers',
    claim: 'reasons of kits whose number can be computed again',
    atLeast: 1,
    judge: (quiz, { kits }) => each(pairs(kits), ({ reason, of }) => faultOf(reason, kitNumber(quiz, reason, of))),
  },
];
