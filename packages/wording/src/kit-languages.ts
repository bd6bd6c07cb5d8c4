import { bulgarian, greek, russian, serbian, ukrainian, type OwnWords } from './own-words.ts';

/** Letters that one language of a script has and its neighbors do not; the last of a script is what remains. */
const languages: readonly (readonly [letters: RegExp, words: OwnWords])[] = [
  [/\p{Script=Greek}/u, greek],
  [/[іїєґ]/iu, ukrainian],
  [/[ђћџљњј]/iu, serbian],
  // no other language of the script has this letter where a vowel stands
  [/[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ]/iu, bulgarian],
  [/\p{Script=Cyrillic}/u, russian],
];

/**
 * The words of a name's own script, so that its pieces speak one language and show the face in sentences of it;
 * undefined for Latin names and scripts that nobody wrote for.
 */
export const wordsInScriptOf = (name: string): OwnWords | undefined =>
  languages.find(([letters]) => letters.test(name))?.[1];
