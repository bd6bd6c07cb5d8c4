import type { FontScript } from '@signet/brain';

const lettersOf: readonly (readonly [RegExp, readonly FontScript[]])[] = [
  [/\p{Script=Greek}/u, ['Greek']],
  [/\p{Script=Hebrew}/u, ['Hebrew']],
  [/\p{Script=Arabic}/u, ['Arabic']],
  [/\p{Script=Thai}/u, ['Thai']],
  [/\p{Script=Devanagari}/u, ['Devanagari']],
  [/\p{Script=Hangul}/u, ['Korean']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['Japanese']],
  // which of the two a name in Han letters is, its letters do not say
  [/\p{Script=Han}/u, ['Chinese', 'Japanese']],
];

/** The scripts with families of their own that a name has letters of. */
export const scriptsOf = (name: string): ReadonlySet<FontScript> =>
  new Set(lettersOf.flatMap(([letters, scripts]) => (letters.test(name) ? scripts : [])));
