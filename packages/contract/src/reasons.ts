import type { MarkFamily } from './mark-shapes.ts';

/**
 * Why something is recommended, as data: what ranking found, without a word of how it is said. `packages/wording`
 * makes the sentences. Whatever is stored of a reason can be read again by this alone.
 */
type Because<Kind extends string> = {
  kind: Kind;
  /**
   * What of this quiz it speaks of: the `_id` of a color family, keyword, industry, competitor or headline font, or
   * the company's name; empty where it speaks of nothing in particular.
   */
  subject: string;
  /** The number that was used; anybody can compute it again from the recommendation and the quiz. */
  value: number;
};
/** With the number that `value` is held against. */
type Bounded<Kind extends string> = Because<Kind> & { bound: number };

/** What an answer was taken to ask for, the most telling first: anchors of `packages/color` or `packages/type`. */
export type Reading = {
  /** Whether people rated the very word; else the weights are our own reading of it. */
  isRated: boolean;
  /** Above 0 it asks for the anchor, below 0 for its opposite. */
  traits: readonly { anchor: string; weight: number }[];
};

/** `bound`: the contrast that a color needs to carry text, or the least distance to a competitor. */
type FavoriteReason =
  | (Bounded<'favorite'> & { name: string; role: string })
  /** `isKin`: whether the primary color is of nearly the same hue. */
  | (Bounded<'favorite-as-accent'> & { name: string; role: string; isKin: boolean })
  | (Bounded<'favorite-moved'> & { name: string; role: string; competitor: string });

/** The one answer without which another scheme of the list would suit more; `value`: its place, from 1. */
export type Counterfactual = Because<'counterfactual'> & {
  answer: 'keyword' | 'favorite' | 'dislike' | 'competitor';
  name: string;
};

export type SchemeReason =
  /** `value`: the share of schemes made for nobody in particular that suit the keyword less. */
  | (Because<'keyword'> & { name: string; reading: Reading })
  | FavoriteReason
  /**
   * `color`: what people call the nearest of theirs; `furthestOf`: how many schemes the primary color is the furthest
   * of, if it is.
   */
  | (Bounded<'rivals'> & { name: string; color: string; competitors: number; furthestOf: number | undefined })
  /** `bound`: nearer than this the primary color is of the usual kind. */
  | (Bounded<'industry-color'> & { name: string; usual: readonly string[]; asked: boolean })
  /** `subject` and `value`: of the nearest; `onPage`: those whose kind the page behind the text may still be of. */
  | (Because<'disliked'> & { names: readonly string[]; onPage: readonly string[] })
  | Because<'harmony'>
  | Bounded<'legible'>
  | Counterfactual;

/** What to look at in a name as a font sets it. */
export type NameFlaws = {
  /** Pairs of letters that nearly touch, and that leave a hole. */
  collisions: number;
  gaps: number;
  /** Each sign that can be taken for another, the two of them together. */
  confusion: readonly string[];
};

export type FontReason =
  /** `value`: how many of `bound` families suit the keyword, or the industry, less. */
  | (Bounded<'font-meaning'> & { name: string; font: string; isMatch: boolean; reading: Reading })
  | (Bounded<'font-industry'> & { name: string; font: string; reading: Reading })
  /** `value` and `bound`: the name's score of 1; `width` of one line in cap heights where it is too long for it. */
  | (Bounded<'name-fit'> & { font: string; flaws: NameFlaws; width: number | undefined; letters: NameLetters })
  /** `value`: the width on two lines; `bound`: on one. */
  | (Bounded<'name-width'> & { font: string })
  | (Bounded<'pairing'> & { name: string; font: string; traits: readonly string[] })
  /** `bound`: from this share of the capitals' height on small letters are high. */
  | (Bounded<'x-height'> & { font: string; setsText: boolean });
/** Whether there are letters to stand beside each other, and whether the font means them to join. */
export type NameLetters = 'single' | 'joined' | 'apart';

/** `bound`: from here on a kit and an answer have something in common worth telling. */
export type KitReason =
  | (Bounded<'kit-meaning'> & { name: string; kit: string; traits: Reading['traits'] })
  | (Bounded<'kit-industry'> & { name: string; kit: string; traits: Reading['traits'] })
  | (Bounded<'kit-fit'> & { kit: string; keywords: number; hasIndustry: boolean })
  | (Because<'kit-styles'> & { kit: string; styles: readonly string[] });

/**
 * The answer that one direction of three follows; `value`: how much it asks for the kind of palette, 1 for what leads
 * it. `composition`: the kind's key.
 */
export type DirectionReason = Because<'direction'> & {
  composition: string;
  answer: 'favorite' | 'company-name' | 'keyword' | 'industry' | 'nothing';
  name: string;
  /** Whether a favorite is the primary color itself, or a relative of it is; absent in directions of before. */
  ledBy?: 'itself' | 'darker' | 'relative';
};

/** Every reason there is. */
export type ReasonData = SchemeReason | FontReason | KitReason | DirectionReason;

/** What a form is more or less of. */
export type MarkQuality = 'round' | 'heavy' | 'symmetric' | 'closed' | 'dense' | 'regular';

/** Why a mark looks as it does. */
export type MarkReasonData =
  /** How it is built: `figures` are the recipe's values. */
  | { kind: 'construction'; family: MarkFamily; letters: string; figures: readonly (number | string)[] }
  /** `value` of 100 marks drawn for nobody have less of the quality, or more of it where `more` is false. */
  | { kind: 'form'; word: string; quality: MarkQuality; more: boolean; value: number };

/** What is wrong with a mark; nothing where it may be shown. */
export type MarkFlaw =
  | 'stroke'
  | 'gap'
  | 'kept'
  | 'smallestPart'
  | 'smallestHole'
  | 'parts'
  | 'complexity'
  | 'offCenter'
  | 'aspect'
  | 'letter'
  | 'sign'
  | 'known'
  | 'size'
  | 'nothing';
