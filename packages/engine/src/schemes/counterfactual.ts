import type { SchemeColors } from '@signet/color';
import type { EngineAnswers, EngineInput, Reason } from '../input.ts';
import { rowsOf } from '../input.ts';
import { briefOf } from './brief.ts';
import { inOwnOrder } from './competition.ts';
import { schemeFit, sumOf } from './scheme-fit.ts';

/** One answer that a founder could have left out. */
interface LeftOut {
  input: string;
  /** How the sentence names it. */
  name: string;
  without: EngineInput;
}

const answersWithout = (
  input: EngineInput,
  key: 'keywords' | 'favoriteColors' | 'dislikedColors',
  id: string,
): EngineInput => {
  const answers: EngineAnswers = { ...input.answers, [key]: input.answers[key].filter((one) => one !== id) };
  return { ...input, answers };
};

/** Every answer that can be left out, in an order of its own: keywords, favorites, dislikes, competitors. */
const leaveOut = (input: EngineInput): LeftOut[] => {
  const { brain, answers, research } = input;
  return [
    ...rowsOf(brain.keywords, answers.keywords).map(({ _id, name }) => ({
      input: _id,
      name: `the keyword ${name}`,
      without: answersWithout(input, 'keywords', _id),
    })),
    ...rowsOf(brain.colorFamilies, answers.favoriteColors).map(({ _id, name }) => ({
      input: _id,
      name: `your favorite ${name}`,
      without: answersWithout(input, 'favoriteColors', _id),
    })),
    ...rowsOf(brain.colorFamilies, answers.dislikedColors).map(({ _id, name }) => ({
      input: _id,
      name: `the disliked ${name}`,
      without: answersWithout(input, 'dislikedColors', _id),
    })),
    ...inOwnOrder(research.competitors).map(({ id, name }) => ({
      input: id,
      name,
      without: { ...input, research: { competitors: research.competitors.filter((one) => one.id !== id) } },
    })),
  ];
};

/** Which of these schemes answers a quiz best by its fit alone, and by how much it is ahead of the first. */
export const leaderOf = (
  input: EngineInput,
  schemes: readonly { colors: SchemeColors }[],
): { orderIndex: number; ahead: number } => {
  const brief = briefOf(input);
  const fits = schemes.map(({ colors }) => sumOf(schemeFit(brief, colors)));
  const most = Math.max(...fits);
  return { orderIndex: fits.indexOf(most), ahead: most - (fits[0] ?? 0) };
};

/** How far the first is ahead of the next best, by fit alone. */
export const leadOf = (input: EngineInput, schemes: readonly { colors: SchemeColors }[]): number => {
  const brief = briefOf(input);
  const [first = 0, ...others] = schemes.map(({ colors }) => sumOf(schemeFit(brief, colors)));
  return first - Math.max(...others);
};

/** Two decimals, never up to a lead that is not there. */
const two = (value: number): string => (Math.trunc(value * 100) / 100).toFixed(2);

const staysAhead = (lead: number): string => {
  // answers that leave little room: a first five that stand apart were looked for together
  if (lead < 0)
    return `Taken by itself another scheme would suit your answers more, by up to ${two(-lead)}; this one is first because the first five are to look different.`;
  return `Leave out any one of your answers and this scheme still leads, ${lead < 0.01 ? 'if only just: by' : 'by at least'} ${two(lead)}.`;
};

/**
 * What would have changed the first place: the one answer without which another scheme of the list leads by the most,
 * and its place as people count; where no single answer would, by how much the first stays ahead at least, below 0
 * where its fit alone never put it there. Undefined for fewer than two schemes.
 */
export const counterfactual = (
  input: EngineInput,
  schemes: readonly { colors: SchemeColors }[],
): Reason | undefined => {
  if (schemes.length < 2) return undefined;
  const options = leaveOut(input);
  const own = leadOf(input, schemes);
  const [turning] = options
    .map((option) => ({ ...option, ...leaderOf(option.without, schemes) }))
    // what already leads is not led there by leaving something out
    .filter(({ orderIndex }) => own >= 0 && orderIndex > 0)
    .toSorted((one, other) => other.ahead - one.ahead);
  if (turning) {
    const place = turning.orderIndex + 1;
    return {
      kind: 'counterfactual',
      input: turning.input,
      value: place,
      sentence: `Without ${turning.name}, scheme ${place} would lead.`,
    };
  }
  const lead = Math.min(own, ...options.map(({ without }) => leadOf(without, schemes)));
  return { kind: 'counterfactual', input: '', value: lead, sentence: staysAhead(lead) };
};
