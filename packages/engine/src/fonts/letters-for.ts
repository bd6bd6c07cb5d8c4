import type { EngineAnswers } from '../input.ts';
import { compositionWish } from '../schemes/composition-wish.ts';
import type { CompositionKey } from '../schemes/compositions.ts';
import type { LetterKind } from './letter-kinds.ts';

/** AUTHORED: the letters that each kind of palette is at home with, the nearest first. */
const lettersFor: Record<CompositionKey, readonly LetterKind[]> = {
  'ink-and-one': ['contrasted', 'grotesque', 'tall', 'geometric', 'typewriter', 'hairline'],
  'one-voice': ['geometric', 'grotesque', 'humanist', 'book', 'rounded'],
  'voice-and-spark': ['grotesque', 'geometric', 'slab', 'humanist', 'book'],
  duet: ['geometric', 'poster', 'tall', 'slab', 'rounded', 'grotesque'],
  neighbors: ['humanist', 'rounded', 'book', 'geometric'],
  heritage: ['engraved', 'contrasted', 'book', 'slab', 'novelty'],
  earth: ['slab', 'book', 'humanist', 'script'],
  night: ['wide', 'squared', 'typewriter', 'tall', 'geometric'],
  tender: ['rounded', 'script', 'humanist', 'book'],
  fair: ['poster', 'rounded', 'script', 'slab', 'wide'],
};

/** 1 for the letters that a kind of palette asks for first, down to 0 for those that it does not ask for. */
export const suitsPalette = (composition: CompositionKey, letters: LetterKind): number => {
  const list = lettersFor[composition];
  const place = list.indexOf(letters);
  return place < 0 ? 0 : 1 - place / list.length;
};

/** How sharply the kind of palette that is asked for most stands above the others. */
const SHARPNESS = 4;

/** How well letters suit the kinds of palette that these answers ask for, 0 to 1. */
export const lettersAsked = (
  answers: Pick<EngineAnswers, 'keywords' | 'industry'>,
): ((letters: LetterKind) => number) => {
  const wish = Object.entries(compositionWish(answers)) as [CompositionKey, number][];
  const weights = wish.map(([key, asked]) => [key, Math.exp(SHARPNESS * asked)] as const);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const known = new Map<LetterKind, number>();
  return (letters) => {
    const found =
      known.get(letters) ??
      weights.reduce((total, [key, weight]) => total + (weight / sum) * suitsPalette(key, letters), 0);
    known.set(letters, found);
    return found;
  };
};
