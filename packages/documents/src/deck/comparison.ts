import { currencyOf, hintIn } from './currency.ts';
import { factIn } from './figures.ts';
import type { Subject } from './subject.ts';

/** Competitors that a table has room for; the company itself stands last. */
const MOST_RIVALS = 4;

/** The rows of a comparison: the first competitors, then the company. */
export const comparedIn = ({ rivals, company }: { rivals: readonly string[]; company: string }): string[] => [
  ...rivals.slice(0, MOST_RIVALS),
  company,
];

const isFact = (question: string): boolean => /^rivals\.fact\d$/u.test(question);

/** `Rivern yes` as its row and its word; the longest name that fits, so that `Blue` is not `Blueline`. */
const namedWord = (part: string, rows: readonly string[]): { row: string; word: string } | undefined => {
  const small = part.toLocaleLowerCase('en');
  const row = rows
    .toSorted((one, other) => other.length - one.length)
    .find((name) => {
      const begin = name.toLocaleLowerCase('en');
      return begin !== '' && small.startsWith(begin) && /^[\s:=]/u.test(small.slice(begin.length));
    });
  if (row === undefined) return undefined;
  const word = part.slice(row.length).replace(/^[\s:=]+/u, '');
  return word === '' ? undefined : { row, word };
};

/**
 * A fact as a column: its name and a word for each row. Words stand beside the name that they were given for, whoever
 * was added or taken away since; undefined where a row has none, so that it is asked again.
 */
export const comparison = (said: string, rows: readonly string[]): { name: string; words: string[] } | undefined => {
  const { name, words } = factIn(said);
  const named = new Map(
    words.flatMap((part) => {
      const found = namedWord(part, rows);
      return found ? [[found.row, found.word] as const] : [];
    }),
  );
  return rows.every((row) => named.has(row)) ? { name, words: rows.map((row) => named.get(row) ?? '') } : undefined;
};

/**
 * An answer as it is kept: words in the order of the rows are kept with the names that they are given for. Anything
 * else is kept as it was said.
 */
export const keptAnswer = (
  question: string,
  answer: string,
  { rivals, company }: Pick<Subject, 'rivals' | 'company'>,
): string => {
  if (!isFact(question)) return answer;
  const rows = comparedIn({ rivals: rivals.map(({ name }) => name), company });
  const { name, words } = factIn(answer);
  const isNamed = words.some((part) => namedWord(part, rows) !== undefined);
  if (isNamed || words.length !== rows.length) return answer;
  return `${name}: ${rows.map((row, at) => `${row} ${words[at]?.replace(/\.$/u, '')}`).join('; ')}`;
};

/** What an answer looks like, in the founder's own money; of words for rows, which rows in which order. */
export const hintFor = (
  question: string,
  hint: string,
  { rivals, company, answers }: Pick<Subject, 'rivals' | 'company' | 'answers'>,
): string => {
  if (!isFact(question)) return hintIn(hint, currencyOf(answers));
  const rows = comparedIn({ rivals: rivals.map(({ name }) => name), company });
  return `${hint} In this order: ${rows.join(', ')}.`;
};
