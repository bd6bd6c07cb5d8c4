import type { Brain } from '@signet/brain';
import { labDistance } from '@signet/color';
import { GRAY, hueGap, swatchOf, type Swatch } from '../swatch.ts';
import { shareOf, wordsOf } from './name-words.ts';

/** A color that the name calls to mind. */
export type Hint = { readonly swatch: Swatch; readonly strength: number };

const NEAR_HINT = 0.16;
/** AUTHORED: a name's picture beside what a trade and keywords ask for. */
const HINTED = 1.3;
/** AUTHORED: a color of less than this share of the hint's chroma is another one: no brown is copper. */
const DULLED = { below: 0.55, costs: 1.1 } as const;
const dulled = (hint: Swatch, { chroma }: Swatch): number =>
  DULLED.costs * Math.max(0, DULLED.below - chroma / hint.chroma);
/** How much of what the name calls to mind is in a color, 0 to 1. */
export const hintedBy = (hints: readonly Hint[], swatch: Swatch): number => {
  let most = 0;
  for (const { swatch: hint, strength } of hints) {
    const isHueless = hint.chroma < GRAY || swatch.chroma < GRAY;
    const away = isHueless
      ? labDistance(hint.lab, swatch.lab) / NEAR_HINT
      : hueGap(hint.hue, swatch.hue) / 40 +
        Math.max(0, Math.abs(hint.lab.lightness - swatch.lab.lightness) - 0.2) +
        dulled(hint, swatch);
    most = Math.max(most, HINTED * strength * Math.max(0, 1 - away));
  }
  return most;
};

const findHints = ({ nameWords, colorFamilies }: Brain, words: ReadonlyMap<string, string>): Hint[] =>
  nameWords.flatMap(({ word, strength, colorFamily_id }) => {
    const counts = Math.max(0, ...[...words.keys()].map((whole) => shareOf(whole, word)));
    const family = counts > 0 ? colorFamilies.find(({ _id }) => _id === colorFamily_id) : undefined;
    return family ? [{ swatch: swatchOf(family.hex), strength: strength * counts }] : [];
  });

/** What one word calls to mind by itself, not as a part of another. */
export const hintsIn = ({ nameWords, colorFamilies }: Brain, written: string): Hint[] =>
  nameWords.flatMap(({ word, strength, colorFamily_id }) => {
    const family = word === written ? colorFamilies.find(({ _id }) => _id === colorFamily_id) : undefined;
    return family ? [{ swatch: swatchOf(family.hex), strength }] : [];
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
