import type { SchemeMood } from './scheme-mood.ts';
import type { Traits } from './traits.ts';

/** What a scheme's place is decided by; each from -1 to 1 before it is weighed. */
export const fitTerms = ['warm', 'heavy', 'vivid', 'harmony', 'favorite'] as const;
export type FitTerm = (typeof fitTerms)[number];
export type SchemeFit = Record<FitTerm, number>;

/** The middle and half the width of what the engine's schemes come to, measured over a thousand of them: brings the four moods to one scale. */
const scales = { heat: [-0.42, 0.55], weight: [0.12, 0.42], chroma: [0.081, 0.032], harmony: [-0.46, 0.38] } as const satisfies Record<keyof SchemeMood, readonly [number, number]>;

const scaled = (mood: SchemeMood, name: keyof SchemeMood): number => {
  const [middle, half] = scales[name];
  return Math.min(1, Math.max(-1, (mood[name] - middle) / half));
};

/** AUTHORED: what each part is worth, of 1. */
const worth = { mood: 0.45, harmony: 0.15, favorite: 0.4 } as const;

/**
 * How well a scheme answers the quiz, term by term, already weighed; the sum runs from -1 to 1. A trait that the keywords ask for pulls in its
 * direction as strongly as they ask; one that they are silent on does not count. `presence` is that of the favorites, 0 to 1.
 */
export const schemeFit = (mood: SchemeMood, asked: Traits, presence: number): SchemeFit => {
  const share = worth.mood / Math.max(Math.abs(asked.warm) + Math.abs(asked.heavy) + Math.abs(asked.vivid), 0.5);
  return {
    warm: share * asked.warm * scaled(mood, 'heat'),
    heavy: share * asked.heavy * scaled(mood, 'weight'),
    vivid: share * asked.vivid * scaled(mood, 'chroma'),
    harmony: worth.harmony * scaled(mood, 'harmony'),
    favorite: worth.favorite * (2 * presence - 1),
  };
};

export const sumOf = (fit: SchemeFit): number => fitTerms.reduce((sum, term) => sum + fit[term], 0);
