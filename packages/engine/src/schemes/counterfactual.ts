import type { SchemeColors } from '@signet/color';
import type { Counterfactual } from '@signet/contract';
import type { EngineAnswers, EngineInput } from '../input.ts';
import { rowsOf } from '../input.ts';
import { briefOf } from './brief.ts';
import { compositionWish, compositionWorth } from './composition-wish.ts';
import type { CompositionKey } from './compositions.ts';
import { inOwnOrder } from './competition.ts';
import { CURATED } from './judge-candidate.ts';
import { askedByColors } from './recipes.ts';
import type { ReferenceSchemes } from './reference-schemes.ts';
import { schemeFit, sumOf } from './scheme-fit.ts';

type Listed = readonly { colors: SchemeColors; composition: CompositionKey }[];

/** One answer that a founder could have left out, and the quiz without it. */
type LeftOut = {
  without: EngineInput;
} & Pick<Counterfactual, 'subject' | 'answer' | 'name'>;

const answersWithout = (
  input: EngineInput,
  key: 'keywords' | 'favoriteColors' | 'dislikedColors',
  id: string,
): EngineInput => {
  const answers: EngineAnswers = { ...input.answers, [key]: input.answers[key].filter((one) => one !== id) };
  return { ...input, answers };
};

const competitorsWithout = (input: EngineInput, id: string): EngineInput => ({
  ...input,
  research: { competitors: input.research.competitors.filter((one) => one.id !== id) },
});

/** Every answer that can be left out, in an order of its own: keywords, favorites, dislikes, competitors. */
const leaveOut = (input: EngineInput): LeftOut[] => {
  const { brain, answers, research } = input;
  const of =
    (answer: Counterfactual['answer'], key: 'keywords' | 'favoriteColors' | 'dislikedColors') =>
    ({ _id, name }: { _id: string; name: string }): LeftOut => ({
      subject: _id,
      answer,
      name,
      without: answersWithout(input, key, _id),
    });
  return [
    ...rowsOf(brain.keywords, answers.keywords).map(of('keyword', 'keywords')),
    ...rowsOf(brain.colorFamilies, answers.favoriteColors).map(of('favorite', 'favoriteColors')),
    ...rowsOf(brain.colorFamilies, answers.dislikedColors).map(of('dislike', 'dislikedColors')),
    ...inOwnOrder(research.competitors).map(({ id, name }): LeftOut => ({
      subject: id,
      answer: 'competitor',
      name,
      without: competitorsWithout(input, id),
    })),
  ];
};

const fitsOf = (input: EngineInput, schemes: Listed, reference: ReferenceSchemes): number[] => {
  const brief = briefOf(input, reference);
  const wish = compositionWish(input.answers);
  return schemes.map(
    ({ colors, composition }) =>
      sumOf(schemeFit(brief, colors)) +
      CURATED.kind * compositionWorth(composition, wish[composition]) +
      CURATED.asked * askedByColors(colors, brief),
  );
};

/** Which of these schemes answers a quiz best by its fit alone, and by how much it is ahead of the first. */
export const bestFitting = (
  input: EngineInput,
  schemes: Listed,
  reference: ReferenceSchemes,
): { orderIndex: number; ahead: number } => {
  const fits = fitsOf(input, schemes, reference);
  const most = Math.max(...fits);
  return { orderIndex: fits.indexOf(most), ahead: most - (fits[0] ?? 0) };
};

/**
 * The one answer without which another scheme of this list would suit the quiz more than the first, by the most.
 * Undefined where there is none, or where another scheme is ahead already: the first five are also to look different.
 * It speaks of this list alone; without the answer, other schemes might have been drawn.
 */
export const counterfactual = (
  input: EngineInput,
  schemes: Listed,
  reference: ReferenceSchemes,
): Counterfactual | undefined => {
  if (schemes.length < 2 || bestFitting(input, schemes, reference).orderIndex > 0) return undefined;
  const [turning] = leaveOut(input)
    .map((option) => ({ ...option, ...bestFitting(option.without, schemes, reference) }))
    .filter(({ orderIndex }) => orderIndex > 0)
    .toSorted((one, other) => other.ahead - one.ahead);
  if (!turning) return undefined;
  const { subject, answer, name, orderIndex } = turning;
  return { kind: 'counterfactual', subject, answer, name, value: orderIndex + 1 };
};
