import type { Brain } from '@signet/brain';
import { labDistance } from '@signet/color';
import { GRAY, hueGap, swatchOf, type Swatch } from '../swatch.ts';
import { isPartOf, wordsOf } from './name-words.ts';

/** A color that the name calls to mind. */
export type Hint = { readonly swatch: Swatch; readonly strength: number };

const NEAR_HINT = 0.16;
/** AUTHORED: a name's picture beside what a trade and keywords ask for. */
const HINTED = 1.3;
/** How much of what the name calls to mind is in a color, 0 to 1. */
export const hintedBy = (hints: readonly Hint[], swatch: Swatch): number => {
  let most = 0;
  for (const { swatch: hint, strength } of hints) {
    const isHueless = hint.chroma < GRAY || swatch.chroma < GRAY;
    const away = isHueless
      ? labDistance(hint.lab, swatch.lab) / NEAR_HINT
      : hueGap(hint.hue, swatch.hue) / 40 + Math.max(0, Math.abs(hint.lab.lightness - swatch.lab.lightness) - 0.2);
    most = Math.max(most, HINTED * strength * Math.max(0, 1 - away));
  }
  return most;
};

/** AUTHORED: what a word counts that is only part of one. */
const IN_PART = 0.5;
const findHints = ({ nameWords, colorFamilies }: Brain, words: ReadonlyMap<string, string>): Hint[] =>
  nameWords.flatMap(({ word, strength, colorFamily_id }) => {
    const counts = words.has(word) ? 1 : isPartOf(words, word) ? IN_PART : 0;
    const family = counts > 0 ? colorFamilies.find(({ _id }) => _id === colorFamily_id) : undefined;
    return family ? [{ swatch: swatchOf(family.hex), strength: strength * counts }] : [];
  });

/** The last name of each brain: one quiz asks for its own a dozen times. */
const known = new WeakMap<Brain, { name: string; hints: readonly Hint[] }>();

/** What the words of a name call to mind. */
export const hintsOf = (brain: Brain, name: string): readonly Hint[] => {
  const found = known.get(brain);
  if (found?.name === name) return found.hints;
  const hints = findHints(brain, wordsOf(name));
  known.set(brain, { name, hints });
  return hints;
};
