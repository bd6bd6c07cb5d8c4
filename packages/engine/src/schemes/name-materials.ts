import type { Brain } from '@signet/brain';
import { isPartOf, wordsOf } from './name-words.ts';

/** AUTHORED: what a word counts that is only part of one: a bullfinch is a finch before it is a bull. */
const IN_PART = { end: 0.6, beginning: 0.4 } as const;

/** A word of a name may be written with an s at its end. */
const singularOf = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

type Row = Brain['nameMaterials'][number];
type Named = { row: Row; counts: number };

/** What one word of a name calls to mind: itself, or else its parts. */
const calledBy = (rows: readonly Row[], word: string): Named[] => {
  const whole = rows.filter((row) => row.word === word || row.word === singularOf(word));
  if (whole.length > 0) return whole.map((row) => ({ row, counts: 1 }));
  const written = new Map([[word, word]]);
  return rows
    .filter((row) => isPartOf(written, row.word))
    .map((row) => ({ row, counts: word.endsWith(row.word) ? IN_PART.end : IN_PART.beginning }));
};

/** The last name that was looked up in each table: one quiz asks for its own a dozen times. */
const known = new WeakMap<readonly Row[], { name: string; named: readonly Named[] }>();

/** What the words of a name call to mind, each with what it counts. */
export const namedIn = (rows: readonly Row[], name: string): readonly Named[] => {
  const found = known.get(rows);
  if (found?.name === name) return found.named;
  const named = [...wordsOf(name).keys()].flatMap((word) => calledBy(rows, word));
  known.set(rows, { name, named });
  return named;
};
