import type { ColorFamily } from '@signet/brain';
import type { DirectionReason } from '@signet/contract';
import { rowsOf, type EngineInput } from '../input.ts';
import { askedOfComposition } from '../schemes/composition-wish.ts';
import { isRelative } from '../schemes/favorites.ts';
import { colorsNamed } from '../schemes/name-words.ts';
import type { RankedScheme } from '../schemes/rank-schemes.ts';
import { swatchOf } from '../swatch.ts';

/** AUTHORED: from here on an answer asks for a kind of palette. */
const ASKS = 0.35;

type Lead = Pick<DirectionReason, 'answer' | 'subject' | 'name' | 'value' | 'ledBy'>;

/** How a favorite leads a primary color that is it, or plainly of its kind. */
const ledBy = (p1: string, { hex }: ColorFamily): NonNullable<DirectionReason['ledBy']> => {
  if (p1 === hex) return 'itself';
  return swatchOf(p1).lab.lightness < swatchOf(hex).lab.lightness ? 'darker' : 'relative';
};

/** Answers that put the primary color where it is: a favorite, or a word of the name. */
const leadsOf = ({ brain, answers, companyName }: EngineInput, { colors }: RankedScheme): Lead[] => {
  const favorites = rowsOf(brain.colorFamilies, answers.favoriteColors);
  const named = colorsNamed(brain, companyName).find(({ family }) => isRelative(colors.p1, family));
  return [
    ...favorites
      .filter((favorite) => favorite.hex === colors.p1 || isRelative(colors.p1, favorite))
      .map((favorite): Lead => ({
        answer: 'favorite',
        subject: favorite._id,
        name: favorite.name,
        value: 1,
        ledBy: ledBy(colors.p1, favorite),
      })),
    ...(favorites.length === 0 && named
      ? [{ answer: 'company-name', subject: named.word, name: named.asWritten, value: named.strength } as const]
      : []),
  ];
};

/** Answers that ask for the kind of palette, the most asking first. */
const asksOf = ({ brain, answers }: EngineInput, { composition }: RankedScheme): Lead[] => {
  const keywords = rowsOf(brain.keywords, answers.keywords).map(({ _id, name }): Lead => ({
    answer: 'keyword',
    subject: _id,
    name,
    value: askedOfComposition(composition, { keyword: _id }),
  }));
  const industries = rowsOf(brain.industries, [answers.industry]).map(({ _id, name }): Lead => ({
    answer: 'industry',
    subject: _id,
    name,
    value: askedOfComposition(composition, { industry: _id }),
  }));
  return [...keywords, ...industries].toSorted((one, other) => other.value - one.value);
};

/** The keyword that the scheme's own first reasons speak of; else any. */
const spokenOf = (leads: readonly Lead[], { reasons }: RankedScheme): Lead | undefined => {
  const told = reasons.flatMap(({ kind, subject }) => (kind === 'keyword' ? [subject] : []));
  return leads.find(({ subject }) => told.includes(subject)) ?? leads[0];
};

/**
 * The answer that a direction follows: what leads it, else what asks for its kind of palette, else the keyword that
 * speaks most for it. One that another direction was told with comes last.
 */
export const directionReason = (input: EngineInput, scheme: RankedScheme, told: readonly string[]): DirectionReason => {
  const asking = asksOf(input, scheme);
  const isNew = ({ subject }: Lead) => !told.includes(subject);
  const lead =
    [...leadsOf(input, scheme), ...asking.filter(({ value }) => value >= ASKS)].find(isNew) ??
    spokenOf(asking.filter(isNew), scheme) ??
    asking[0];
  return {
    kind: 'direction',
    composition: scheme.composition,
    ...(lead ?? { answer: 'nothing', subject: '', name: '', value: 0 }),
  };
};
