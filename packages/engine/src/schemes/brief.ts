import type { ColorFamily, Industry } from '@signet/brain';
import type { ColorAnchor } from '@signet/color';
import { rowsOf, type EngineInput } from '../input.ts';
import { askedOf, everyKeyword } from '../meaning/asked.ts';
import { positionOf } from '../meaning/position.ts';
import { averageFulfillment, wishOf } from '../meaning/wish.ts';
import { wishesOf, type Wishes } from '../meaning/wishes.ts';
import { swatchOf, type Swatch } from '../swatch.ts';
import { isBlackTaken, mayLead, rivalColors, type RivalColor } from './competition.ts';
import { mainsAmong } from './favorites.ts';
import { affinityOf, type Priced } from './affinity.ts';
import { composedFor } from './composed.ts';
import { leaningsOf } from './leanings.ts';
import { colorsNamed } from './name-words.ts';
import { pricesIn } from './material-prices.ts';
import { hintsOf, type Hint } from './name-hints.ts';
import { temperOf } from './temper.ts';
import type { ReferenceSchemes } from './reference-schemes.ts';

/** The answers of one quiz as a designer would note them down: looked up in the brain, in an order of their own. */
export type Brief = {
  /** What a scheme is compared with. */
  reference: ReferenceSchemes;
  /** What the answers ask of a whole scheme. */
  wishes: Wishes<ColorAnchor>;
  /** What ratings mean to the keywords of the brain on average, chosen or not, in standard deviations. */
  meaningToAny: (ratings: Float64Array) => number;
  industry: { row: Industry; usual: readonly { family: ColorFamily; swatch: Swatch }[] } | undefined;
  /** From fitting in (0) to standing out (1). */
  standOut: number;
  favorites: readonly ColorFamily[];
  /** Those of them that can be primary colors beside the rivals. */
  mains: readonly ColorFamily[];
  dislikes: readonly { family: ColorFamily; swatch: Swatch }[];
  rivals: readonly RivalColor[];
  /** The colors that words of the company's name plainly name, the strongest first. */
  named: readonly ColorFamily[];
  /** Groups that a primary color of this industry is absurd in. */
  absurd: ReadonlySet<ColorFamily['group']>;
  /** What the words of the name call to mind, plainly or not. */
  hints: readonly Hint[];
  /** The materials that the answers ask for. */
  affinity: Priced;
};

const withSwatches = (families: readonly ColorFamily[]): { family: ColorFamily; swatch: Swatch }[] =>
  families.map((family) => ({ family, swatch: swatchOf(family.hex) }));

const usualColors = ({ industryColors, colorFamilies }: EngineInput['brain'], industry: string): ColorFamily[] =>
  rowsOf(
    colorFamilies,
    industryColors.filter(({ industry_id }) => industry_id === industry).map(({ colorFamily_id }) => colorFamily_id),
  );

const meaningToAny = (brain: EngineInput['brain'], reference: ReferenceSchemes): Brief['meaningToAny'] => {
  const known = meanings.get(brain);
  if (known?.reference === reference) return known.meaning;
  const meaning = averageFulfillment(everyKeyword(brain).flatMap((keyword) => wishOf(keyword, reference) ?? []));
  meanings.set(brain, { reference, meaning });
  return meaning;
};
const meanings = new WeakMap<EngineInput['brain'], { reference: ReferenceSchemes; meaning: Brief['meaningToAny'] }>();

/** How much the keywords ask for an anchor by their own rows, such as vivid colors: -1 to 1. */
const askedFor = ({ keywords }: Wishes<ColorAnchor>, wanted: ColorAnchor): number => {
  const asked = keywords.flatMap(({ parts }) =>
    parts.filter(({ anchor }) => anchor === wanted).map(({ weight }) => weight),
  );
  return asked.reduce((sum, weight) => sum + weight, 0) / Math.max(keywords.length, 1);
};

export const briefOf = (
  { brain, answers, research, companyName }: Pick<EngineInput, 'brain' | 'answers' | 'research' | 'companyName'>,
  reference: ReferenceSchemes,
): Brief => {
  const asked = askedOf({ brain, answers });
  const industry = asked.industry?.row;
  const favorites = rowsOf(brain.colorFamilies, answers.favoriteColors);
  const disliked = rowsOf(brain.colorFamilies, answers.dislikedColors).filter((family) => !favorites.includes(family));
  const wishes = wishesOf(asked, reference);
  const affinity = affinityOf({ brain, answers, companyName });
  const absurd = new Set(
    brain.industryNever.filter((row) => row.industry_id === answers.industry).map(({ group }) => group),
  );
  const standOut = positionOf({ brain, answers });
  const rivals = rivalColors(research);
  return {
    reference,
    wishes,
    meaningToAny: meaningToAny(brain, reference),
    industry: industry && { row: industry, usual: withSwatches(usualColors(brain, industry._id)) },
    standOut,
    favorites,
    mains: mainsAmong(favorites, (hex) => mayLead(swatchOf(hex), { rivals, standOut })),
    dislikes: withSwatches(disliked),
    rivals,
    named: colorsNamed(brain, companyName).map(({ family }) => family),
    hints: hintsOf(brain, companyName),
    affinity: {
      ...affinity,
      ...leaningsOf(affinity),
      composed: composedFor({ brain, companyName }),
      ...pricesIn(brain),
      ...temperOf(brain, answers.keywords),
      variety: askedFor(wishes, 'scheme:variety'),
      isBrownAbsurd: absurd.has('brown'),
      isBlackTaken: isBlackTaken(research, standOut),
    },
    absurd,
  };
};
