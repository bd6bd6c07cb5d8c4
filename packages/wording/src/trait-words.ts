import type { Reading } from '@signet/contract';

type Traits = Reading['traits'];
type Words = Readonly<Record<string, readonly [more: string, less: string]>>;

/** The words for how much of each anchor is asked for; an anchor that there is no word for is passed over. */
export const wordsFor = (words: Words, traits: Traits): string[] =>
  traits.flatMap(({ anchor, weight }) => words[anchor]?.[weight > 0 ? 0 : 1] ?? []);
