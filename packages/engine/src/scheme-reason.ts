import type { ColorFamily, Keyword } from '@signet/brain';
import { contrastRatio, roundRatio } from '@signet/color';
import type { ColorRole } from '@signet/color';
import type { Candidate } from './choose-schemes.ts';
import { isKin, prominence } from './favorites.ts';
import type { Reason } from './input.ts';
import { keywordTraits } from './keyword-traits.ts';
import { fitTerms } from './scheme-fit.ts';
import type { FitTerm } from './scheme-fit.ts';
import type { SchemeMood } from './scheme-mood.ts';

const roleNames: Record<ColorRole, string> = {
  p1: 'main color', p2: 'second main color', s1: 'secondary color', a1: 'accent', a2: 'second accent',
  n1: 'quiet dark', n2: 'tone of lines and cards', n3: 'ground', b1: 'near-black', w1: 'white',
};
const traitWords = {
  warm: { mood: 'heat', more: 'warm', less: 'cool' }, heavy: { mood: 'weight', more: 'heavy', less: 'light' }, vivid: { mood: 'chroma', more: 'vivid', less: 'muted' },
} as const;

/** What the reasons of one list have in common. */
export interface ReasonContext {
  favorites: readonly ColorFamily[];
  keywords: readonly Keyword[];
  /** All schemes of the list, to compare with. */
  listed: readonly Candidate[];
}

const two = (value: number): string => value.toFixed(2).replace('-', '\u2212');

const range = (listed: readonly Candidate[], name: keyof SchemeMood): string => {
  const values = listed.map(({ mood }) => mood[name]);
  return `the ${values.length} reach from ${two(Math.min(...values))} to ${two(Math.max(...values))}`;
};

const favoriteReason = ({ held, colors }: Candidate, favorites: readonly ColorFamily[]): Reason | undefined => {
  const role = (Object.keys(held) as ColorRole[]).toSorted((one, other) => prominence[other] - prominence[one])[0];
  const family = favorites.find(({ hex }) => role && hex === held[role]);
  if (!role || !family) return undefined;
  const ratio = contrastRatio(family.hex, '#ffffff');
  const opening = `Your favorite ${family.name} is the ${roleNames[role]}, exactly as you chose it`;
  return ratio >= 4.5
    ? { kind: 'favorite', input: family._id, value: ratio, sentence: `${opening}: white text on it has a contrast of ${two(roundRatio(ratio))}, and 4.5 is needed.` }
    : { kind: 'favorite-as-accent', input: family._id, value: ratio, sentence: `${opening}: against white it reaches ${two(roundRatio(ratio))}, and a main color needs 4.5${isKin(held, colors.p1, family) ? ', so the main color is a darker one of nearly the same hue' : ''}.` };
};

const traitReason = (trait: keyof typeof traitWords, scheme: Candidate, { keywords, listed }: ReasonContext, asked: number): Reason | undefined => {
  const { mood, more, less } = traitWords[trait];
  const [keyword] = keywords.toSorted((one, other) => (keywordTraits(other._id)[trait] - keywordTraits(one._id)[trait]) * Math.sign(asked));
  if (!keyword) return undefined;
  const value = scheme.mood[mood];
  const word = asked > 0 ? more : less;
  const scale = `${value < 0 ? '\u2212' : ''}${Math.abs(value).toFixed(2)} on a scale from ${less} to ${more}`;
  return { kind: trait, input: keyword._id, value, sentence: `You chose ${keyword.name}${keyword.name.toLowerCase() === word ? '' : `, which we read as ${word}`}: these colors come to ${scale}; ${range(listed, mood)}.` };
};

const harmonyReason = ({ mood: { harmony } }: Candidate, { listed }: ReasonContext): Reason =>
  ({ kind: 'harmony', input: '', value: harmony, sentence: `Main, secondary and accent color go together: ${two(harmony)} on a measured scale of harmony; ${range(listed, 'harmony')}.` });

/** A lead smaller than this is chance rather than a reason. */
const TELLING = 0.05;

/** How far each part of the fit lies above the average of the list, the furthest first. */
const leads = (scheme: Candidate, listed: readonly Candidate[]): { term: FitTerm; lead: number }[] =>
  fitTerms
    .map((term) => ({ term, lead: scheme.fit[term] - listed.reduce((sum, one) => sum + one.fit[term], 0) / listed.length }))
    .toSorted((one, other) => other.lead - one.lead);

/**
 * Why a scheme stands where it stands: the one thing that lifts it most above the others of its list; where nothing does by a telling amount,
 * the favorite that it holds.
 */
export const schemeReason = (scheme: Candidate, context: ReasonContext, asked: Record<keyof typeof traitWords, number>): Reason => {
  const [first] = leads(scheme, context.listed);
  const favorite = favoriteReason(scheme, context.favorites);
  if (favorite && (!first || first.term === 'favorite' || first.lead < TELLING)) return favorite;
  const trait = first && first.term !== 'harmony' && first.term !== 'favorite' && asked[first.term] !== 0 ? traitReason(first.term, scheme, context, asked[first.term]) : undefined;
  return trait ?? harmonyReason(scheme, context);
};
