import type { Brain } from '@signet/brain';
import { plain, shareOf, wordsOf } from './name-words.ts';

/** A word of a name may be written in the plural: ferns, ferries, finches. */
const singularOf = (word: string): string => {
  if (word.length <= 3 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|z)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

type Row = Brain['nameMaterials'][number];
/** What a word of a name, `of`, calls to mind. */
type Named = { row: Row; counts: number; of: string };

type Read = { readonly row: Row; readonly word: string };
const readRows = new WeakMap<readonly Row[], readonly Read[]>();
/** The rows of a table with their words as they are looked for. */
const readOf = (rows: readonly Row[]): readonly Read[] => {
  const read = readRows.get(rows) ?? rows.map((row) => ({ row, word: plain(row.word) }));
  readRows.set(rows, read);
  return read;
};

/** What one word of a name calls to mind: itself, or else its parts. */
const calledBy = (rows: readonly Read[], word: string): Named[] => {
  const whole = rows.filter((one) => one.word === word || one.word === singularOf(word));
  if (whole.length > 0) return whole.map(({ row }) => ({ row, counts: 1, of: word }));
  return rows
    .map((one) => ({ row: one.row, counts: shareOf(word, one.word), of: word }))
    .filter(({ counts }) => counts > 0);
};

/** The last name that was looked up in each table: one quiz asks for its own a dozen times. */
const known = new WeakMap<readonly Row[], { name: string; named: readonly Named[] }>();

/** What the words of a name call to mind, each with what it counts. */
export const namedIn = (rows: readonly Row[], name: string): readonly Named[] => {
  const found = known.get(rows);
  if (found?.name === name) return found.named;
  const named = [...wordsOf(name).keys()].flatMap((word) => calledBy(readOf(rows), word));
  known.set(rows, { name, named });
  return named;
};
