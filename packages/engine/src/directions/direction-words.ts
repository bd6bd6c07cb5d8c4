import type { LetterKind } from '../fonts/letter-kinds.ts';
import type { CompositionKey } from '../schemes/compositions.ts';
import { temperatureOf } from '../schemes/tones.ts';
import { GRAY, type Swatch } from '../swatch.ts';
import { contradicts } from './contradicts.ts';

/* AUTHORED: what a direction is called, first for its colors, then for its letters; the best word first. */

const ofComposition: Partial<Record<CompositionKey, readonly string[]>> = {
  night: ['Dark'],
  fair: ['Bright'],
  tender: ['Soft'],
  earth: ['Earthy'],
};

/** OKLab lightness: a primary color below is deep to the eye. */
const DEEP = 0.36;
const LIVELY = 0.14;

const ofColors = (p1: Swatch, a1: Swatch): string[] => {
  const temperature = p1.chroma < GRAY ? 'gray' : temperatureOf(p1.hue);
  return [
    ...(temperature === 'gray' && a1.chroma >= LIVELY ? ['Stark'] : []),
    ...(temperature === 'gray' ? ['Quiet'] : []),
    ...(temperature === 'warm' ? ['Warm'] : []),
    ...(temperature === 'cool' ? ['Cool'] : []),
    ...(temperature === 'either' && p1.hue < 180 ? ['Fresh'] : []),
    ...(p1.lab.lightness < DEEP ? ['Deep'] : []),
    ...(a1.chroma >= LIVELY ? ['Bright'] : ['Soft']),
    'Rich',
    'Clear',
    'Lively',
    'Balanced',
  ];
};

const ofLetters: Record<LetterKind, readonly string[]> = {
  script: ['personal', 'handwritten'],
  novelty: ['storied', 'odd'],
  typewriter: ['technical', 'exact'],
  hairline: ['fine', 'light'],
  tall: ['upright', 'tall'],
  poster: ['loud', 'heavy'],
  wide: ['roomy', 'broad'],
  squared: ['engineered', 'angular'],
  engraved: ['stately', 'carved'],
  contrasted: ['elegant', 'polished'],
  slab: ['sturdy', 'solid'],
  book: ['literary', 'settled'],
  rounded: ['friendly', 'round'],
  geometric: ['crisp', 'even'],
  humanist: ['natural', 'easygoing'],
  grotesque: ['direct', 'plain'],
};

/** AUTHORED: what may be said of any letters, where all that is said of their kind contradicts a keyword. */
const ofAnyLetters = ['distinct', 'considered', 'confident'] as const;

/**
 * A direction's name in two words, such as "Warm and sturdy"; neither is one of those `taken` where that can be, nor
 * says the opposite of a keyword.
 */
export const directionName = (
  { composition, p1, a1, letters }: { composition: CompositionKey; p1: Swatch; a1: Swatch; letters: LetterKind },
  keywords: readonly string[],
  taken: readonly string[],
): string => {
  const isTaken = (word: string) => taken.some((name) => name.split(' and ').includes(word));
  const colors = [...(ofComposition[composition] ?? []), ...ofColors(p1, a1)];
  const letterWords = [...ofLetters[letters], ...ofAnyLetters];
  const [color, letter] = [colors, letterWords].map((words) => {
    const fitting = words.filter((word) => !contradicts(word, keywords));
    return fitting.find((word) => !isTaken(word)) ?? fitting[0] ?? words[0];
  });
  return `${color} and ${letter}`;
};
