import type { Family } from './families.ts';
import type { LetterKind } from './letter-kinds.ts';

/** AUTHORED: how much of an idea letters of each kind are, from -1, which nobody notices, to 1. */
const ofKind: Record<LetterKind, number> = {
  poster: 1,
  novelty: 0.7,
  tall: 0.6,
  wide: 0.6,
  squared: 0.5,
  slab: 0.4,
  script: 0.4,
  typewriter: 0.3,
  rounded: 0.2,
  engraved: 0,
  contrasted: 0,
  hairline: 0,
  geometric: -0.3,
  book: -0.25,
  grotesque: -0.35,
  humanist: -0.7,
};

/**
 * AUTHORED: families that speak louder or lower than their kind, seen in headlines and small in a menu: crooked,
 * cut, swelling or very black letters among text faces, and polite ones among those with an idea.
 */
const ofFamily: Readonly<Record<string, number>> = {
  alegreya: 0,
  'alfa-slab-one': 0.9,
  archivo: -0.1,
  'baloo-2': 0.35,
  bangers: 0.6,
  bitter: 0.2,
  'bricolage-grotesque': 0.9,
  bungee: 0.4,
  'brygada-1918': 0.1,
  chivo: 0,
  comfortaa: -0.2,
  'dm-serif-display': 0.4,
  epilogue: 0.2,
  'familjen-grotesk': 0.4,
  fraunces: 0.6,
  fredoka: 0.35,
  'gentium-book-plus': -0.5,
  gloock: 0.5,
  jost: 0,
  'josefin-sans': 0.2,
  'league-spartan': 0.5,
  limelight: 0.7,
  marcellus: -0.2,
  quicksand: -0.4,
  righteous: 0.9,
  'roboto-serif': -0.4,
  'russo-one': 0.5,
  saira: 0.3,
  'schibsted-grotesk': 0,
  'source-serif-4': -0.5,
  'special-elite': 0.3,
  'space-grotesk': 0.2,
  'stix-two-text': -0.5,
  syne: 0.8,
  'varela-round': -0.4,
  vollkorn: 0.3,
  'yeseva-one': 0.6,
  'young-serif': 0.6,
};

/** How much of an idea a family's letters are, -1 to 1. */
export const voiceOf = ({ font, letters }: Pick<Family, 'font' | 'letters'>): number =>
  ofFamily[font._id] ?? ofKind[letters];

/** The families above, for the test that none of them is made up. */
export const spokenOf = (): ReadonlyMap<string, number> => new Map(Object.entries(ofFamily));
