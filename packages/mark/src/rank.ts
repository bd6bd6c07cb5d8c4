import type { MarkFamily } from '@signet/contract';
import { families } from './families.ts';
import type { Candidate } from './candidate.ts';
import type { Family, Recipe } from './family.ts';
import { formQualities, type Form, type FormQuality } from './form.ts';
import { standing } from './form-table.ts';
import { speaks, type Voice } from './voices.ts';

/** What a word of the founder's asks of a form: from -1, its opposite, to 1. */
export type FormWish = {
  readonly word: string;
  readonly form: Partial<Record<FormQuality, number>>;
};

const between = (value: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));

/** How well made: from what the gates just let pass to what they would like to see. */
const craftOf = ({ measures }: Candidate): number =>
  (between(measures.stroke, 1, 1.6) +
    between(measures.gap, 0.7, 1.2) +
    between(measures.kept, 0.8, 0.92) +
    between(measures.offCenter, 0.12, 0.03)) /
  4;

/** Neither bare nor busy. */
const [BARE, PLAINEST, RICHEST, BUSY] = [1.6, 3.2, 16, 34];
const complexityOf = ({ measures: { complexity } }: Candidate): number =>
  Math.min(
    between(Math.log(complexity), Math.log(BARE), Math.log(PLAINEST)),
    between(Math.log(complexity), Math.log(BUSY), Math.log(RICHEST)),
  );

/** How much a form is what the words ask for, 0 to 1; .5 where they ask for nothing. */
export const fitOf = (form: Form, wishes: readonly FormWish[]): number => {
  const stands = standing(form);
  const asked = wishes.flatMap(({ form: asks }) =>
    formQualities.flatMap((quality) => (asks[quality] === undefined ? [] : [{ quality, weight: asks[quality] }])),
  );
  const most = asked.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  const sum = asked.reduce((total, { quality, weight }) => total + weight * (stands[quality] - 0.5), 0);
  return most === 0 ? 0.5 : 0.5 + sum / most;
};

const WEIGHTS = { craft: 0.12, complexity: 0.06, fit: 0.18, family: 0.5, reading: 0.14 } as const;

/** What a mark gets that is not to be read. */
const UNREAD = 0.85;

/** How like its letter, for marks to be read; the rest stand in the middle. */
const readingOf = ({ reading, recipe, form }: Candidate): number => {
  if (reading) return between(reading.likeness, 0.35, 0.85) * 0.7 + between(reading.lead, 0, 0.25) * 0.3;
  // petals that stand close make a figure, those around a void make dots
  if (recipe.family === 'flower') return 0.2 + 0.5 * between(form.heavy, 0.4, 0.6);
  return UNREAD;
};

/** What designers kept of marks like it. */
const keptOf = (recipe: Recipe): number => {
  const { kept }: Family = families[recipe.family];
  return typeof kept === 'number' ? kept : kept(recipe);
};

/** What ways of building that suit many words suit best. */
const bestFor: Partial<Record<MarkFamily, Voice>> = {
  carved: 'firm',
  block: 'firm',
  woven: 'joined',
  parted: 'clear',
  sculpt: 'clear',
  bows: 'firm',
  halves: 'joined',
  turns: 'clear',
  cleft: 'firm',
  split: 'joined',
  mitre: 'firm',
  reeds: 'quiet',
  rods: 'homely',
};
const isSaid = ({ family }: Recipe, wishes: readonly FormWish[]): boolean => {
  const voice = bestFor[family];
  return (
    voice !== undefined &&
    speaks(
      wishes.map(({ word }) => word),
      voice,
    )
  );
};
/** Ways of building that only some words ask for: the others see them, but not first. */
const askedBy: Partial<Record<MarkFamily, Voice>> = { shade: 'dressed', plump: 'plump' };
const isUnasked = ({ family }: Recipe, wishes: readonly FormWish[]): boolean => {
  const voice = askedBy[family];
  return (
    voice !== undefined &&
    !speaks(
      wishes.map(({ word }) => word),
      voice,
    )
  );
};
const UNASKED = 0.08;

/** What a mark is worth more where its way of building says one of the words. */
const SAID = 0.05;

/** A mark's worth beside the others of its name, 0 to 1. */
export const scoreOf = (candidate: Candidate, wishes: readonly FormWish[]): number =>
  WEIGHTS.craft * craftOf(candidate) +
  WEIGHTS.complexity * complexityOf(candidate) +
  WEIGHTS.fit * fitOf(candidate.form, wishes) +
  WEIGHTS.family * keptOf(candidate.recipe) +
  WEIGHTS.reading * readingOf(candidate) +
  (isSaid(candidate.recipe, wishes) ? SAID : 0) -
  (isUnasked(candidate.recipe, wishes) ? UNASKED : 0);
