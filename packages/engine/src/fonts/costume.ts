import type { FontType } from '@signet/brain';
import { mean } from '@signet/statistics';
import type { TypeAnchor } from '@signet/type';
import type { Family } from './families.ts';

/** Ways to dress a name up; book and office faces wear none. */
export type Costume = 'script' | 'display' | 'poster' | 'typewriter' | 'novelty';
const costumes: Partial<Record<FontType, Costume>> = {
  handwriting: 'script',
  cursive: 'script',
  display: 'display',
  fantasy: 'novelty',
  monospace: 'typewriter',
};
/** How much the keywords ask for each, 0 to 1. */
export type CostumesAsked = Readonly<Record<Costume, number>> & {
  /** How much the words ask for handwriting itself, and not only for play: the sum of their weights for it. */
  readonly handwriting: number;
};

/** Stems of a display face's regular (of the em) from which on it is a poster's: it can do nothing but shout. */
const SHOUTING = 0.15;

/** What a family is dressed as; undefined for book and office faces. */
export const costumeOf = ({ font, measures }: Pick<Family, 'font' | 'measures'>): Costume | undefined => {
  const costume = costumes[font.fontType];
  if (costume !== 'display') return costume;
  return measures.stemToEm >= SHOUTING ? 'poster' : 'display';
};

/** AUTHORED: what a costume costs that nobody asked for, in standard deviations of meaning. */
const costs: Record<Costume, number> = { script: 1.3, display: 0.8, poster: 0.9, typewriter: 0.5, novelty: 1.7 };

/** AUTHORED: how much each trait asks for a costume. */
const asksFor: Record<Costume, Partial<Record<TypeAnchor, number>>> = {
  script: {
    'outline:handwritten': 1,
    'type:fancy': 0.6,
    'type:childlike': 0.5,
    'type:playful': 0.4,
    'type:graceful': 0.4,
    'type:happy': 0.3,
  },
  poster: {
    'type:loud': 0.6,
    'type:attention': 0.6,
    'type:dramatic': 0.5,
    'type:playful': 0.4,
    'type:strong': 0.3,
    'type:rugged': 0.3,
  },
  display: {
    'type:attention': 0.6,
    'type:loud': 0.6,
    'type:dramatic': 0.6,
    'type:playful': 0.5,
    'type:futuristic': 0.5,
    'type:rugged': 0.5,
    'type:childlike': 0.4,
    'type:vintage': 0.4,
    'type:fancy': 0.4,
    'type:innovative': 0.3,
    'outline:handwritten': 0.3,
  },
  novelty: { 'type:dramatic': 0.5, 'type:vintage': 0.5, 'type:rugged': 0.4, 'outline:handwritten': 0.2 },
  typewriter: { 'outline:monospaced': 1.2, 'type:futuristic': 0.4, 'type:stiff': 0.2 },
};
/** AUTHORED: asked for this much on average, a costume costs nothing. */
const ENOUGH = 0.45;

type Asked = readonly { anchor: TypeAnchor; weight: number }[];

const askedBy = (traits: Asked, pulls: Partial<Record<TypeAnchor, number>>): number =>
  Math.min(
    1,
    Math.max(
      -0.5,
      traits.reduce((sum, { anchor, weight }) => sum + weight * (pulls[anchor] ?? 0), 0),
    ),
  );

/** How much these keywords ask for each costume: one keyword alone never asks in full. */
export const costumesAsked = (keywords: readonly Asked[]): CostumesAsked => {
  const asked = (costume: Costume) => {
    const wish = mean(keywords.map((traits) => askedBy(traits, asksFor[costume])));
    return Math.min(1, Math.max(0, wish / ENOUGH));
  };
  return {
    script: asked('script'),
    display: asked('display'),
    poster: asked('poster'),
    typewriter: asked('typewriter'),
    novelty: asked('novelty'),
    handwriting: keywords
      .flat()
      .filter(({ anchor }) => anchor === 'outline:handwritten')
      .reduce((sum, { weight }) => sum + weight, 0),
  };
};

/**
 * What a family's dress costs where the keywords do not really ask for it: a script belongs to a brand that wants
 * one.
 */
export const costumeCost = (family: Pick<Family, 'font' | 'measures'>, asked: CostumesAsked): number => {
  const costume = costumeOf(family);
  return costume ? costs[costume] * (1 - asked[costume]) : 0;
};

/**
 * Dress that is read word by word, or shouts: a name of forty letters is a tangle in a script and a wall in a
 * poster's capitals.
 */
const forShortNames: ReadonlySet<Costume | undefined> = new Set<Costume>(['script', 'poster', 'novelty']);

/**
 * AUTHORED: more than any wish for a script can make up for once the name is altogether too long; in standard
 * deviations of meaning.
 */
const LONG_NAME = 2;

/**
 * What a family's dress costs under a long name, whatever the keywords ask for; `tooLong` as the function of that
 * name answers.
 */
export const longNameCost = (family: Pick<Family, 'font' | 'measures'>, tooLong: number): number =>
  forShortNames.has(costumeOf(family)) ? LONG_NAME * tooLong : 0;
