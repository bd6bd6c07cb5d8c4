import type { FontReason, Reading } from '@signet/contract';
import type { NameFit, Pairing, PairingTrait } from '@signet/type';
import { contributions, fulfillment } from '../meaning/wish.ts';
import { traitsOf } from '../meaning/reading.ts';
import type { HeadlineCandidate } from './choose-headlines.ts';
import type { ChosenText } from './choose-texts.ts';
import type { Face } from './face.ts';
import { nameReasons } from './name-reasons.ts';
import { familiesBelow, type TypeWish, type TypeWishes } from './type-meaning.ts';

/** What the reasons of one quiz have in common. */
export type FontReasonContext = {
  readonly wishes: TypeWishes;
  readonly companyName: string;
  /** How many families the brain has. */
  readonly families: number;
};

const nameOf = ({ family: { font } }: Face): string => font.fontName;

/** In standard deviations: from the telling one on, a second keyword is worth a sentence of its own. */
const match = { any: -Infinity, telling: 0.7 } as const;
const MOST_TRAITS = 2;

/** What a wish finds in these letters, the most telling first; people rated it where all of it is measured. */
const letterReading = (wish: TypeWish, face: Face): Reading => ({
  isRated: wish.parts.every(({ source }) => source === 'measured'),
  traits: traitsOf(contributions(wish, face.ratings).slice(0, MOST_TRAITS)),
});

const meaningReason = (wish: TypeWish, face: Face, families: number): FontReason => {
  const reading = letterReading(wish, face);
  return {
    kind: 'font-meaning',
    subject: wish.id,
    name: wish.name,
    font: nameOf(face),
    value: familiesBelow(wish, face.ratings),
    bound: families,
    isMatch: fulfillment(wish, face.ratings) > 0 && reading.traits.length > 0,
    reading,
  };
};

const meaningReasons = (face: Face, { wishes, families }: FontReasonContext, least: number): FontReason[] =>
  wishes.keywords
    .map((wish) => ({ wish, value: fulfillment(wish, face.ratings) }))
    .toSorted((one, other) => other.value - one.value)
    .filter(({ value }, at) => value >= least && (at === 0 || (at === 1 && value >= match.telling)))
    .map(({ wish }) => meaningReason(wish, face, families));

const industryReasons = (face: Face, { wishes: { industry }, families }: FontReasonContext): FontReason[] =>
  !industry || fulfillment(industry, face.ratings) < match.telling
    ? []
    : [
        {
          kind: 'font-industry',
          subject: industry.id,
          name: industry.name,
          font: nameOf(face),
          value: familiesBelow(industry, face.ratings),
          bound: families,
          reading: letterReading(industry, face),
        },
      ];

/** Lower case this high (of the capitals) holds its own in small print. */
const TALL = 0.7;

const heightReason = (face: Face, setsText: boolean): FontReason => ({
  kind: 'x-height',
  subject: '',
  font: nameOf(face),
  value: face.family.measures.xToCap,
  bound: TALL,
  setsText,
});

/**
 * Why a headline face stands where it stands; two reasons at the least, even where no keyword has anything to say
 * about type.
 */
export const headlineReasons = (
  { face, nameFit }: Pick<HeadlineCandidate, 'face'> & { nameFit: NameFit },
  context: FontReasonContext,
): FontReason[] => {
  const reasons = [...meaningReasons(face, context, match.any), ...nameReasons(face, nameFit, context.companyName)];
  const more = reasons.length > 2 ? reasons : [...reasons, ...industryReasons(face, context)];
  return more.length > 1 ? more : [...more, heightReason(face, false)];
};

const contrasts: ReadonlySet<PairingTrait> = new Set<PairingTrait>(['contrast-class', 'contrast-weight']);
const agreements: ReadonlySet<PairingTrait> = new Set<PairingTrait>(['x-height', 'width', 'posture']);

/** Whether a pair speaks for itself: strangers have to differ in something and to be alike in something. */
const speaksForItself = ({ traits }: Pairing): boolean =>
  traits.includes('same-family') ||
  traits.includes('superfamily') ||
  (traits.some((trait) => contrasts.has(trait)) && traits.some((trait) => agreements.has(trait)));

const pairingReason = (face: Face, headline: Face, pairing: Pairing): FontReason => ({
  kind: 'pairing',
  subject: headline.family.font._id,
  name: nameOf(headline),
  font: nameOf(face),
  value: pairing.score,
  bound: 1,
  traits: pairing.traits,
});

/**
 * Why a text face stands where it stands: what it does beside the headline, what it measures, and what it says. A
 * pair that has little to say for itself is named only where the rest would not be two reasons.
 */
export const textReasons = ({ face, headline, pairing }: ChosenText, context: FontReasonContext): FontReason[] => {
  // of one family for both, the headline has said already what its letters are like
  const says = face.family === headline.family ? [] : meaningReasons(face, context, match.telling).slice(0, 1);
  const others = [heightReason(face, true), ...says];
  return speaksForItself(pairing) || others.length < 2 ? [pairingReason(face, headline, pairing), ...others] : others;
};
