import { sql, type RawBuilder } from 'kysely';
import { literally } from '../../db/literally.ts';

/** Shorter texts are in no index: they find what begins with them. */
const LEAST_WITHIN = 3;
/** Letters that an index is asked for: three of its entries, each of which it reads. */
const WINDOW = 5;
/** Letters of names and addresses, the commonest first. A figure is rarer than any; signs say nothing. */
const LETTERS = 'eaionrstlcmdhugpbykfvwjzxq';
const rarity = (letter: string): number =>
  /\d/.test(letter) ? LETTERS.length : Math.max(0, LETTERS.indexOf(letter.toLowerCase()));

/** The stretch of a long text that the fewest have. */
const rarest = (text: string): string => {
  const letters = [...text];
  const weights = letters.map(rarity);
  const sums = letters
    .slice(0, letters.length - WINDOW + 1)
    .map((_, from) => weights.slice(from, from + WINDOW).reduce((sum, one) => sum + one, 0));
  const from = sums.indexOf(Math.max(...sums));
  return letters.slice(from, from + WINDOW).join('');
};

/**
 * What is searched for: a text as `like` takes it, a part of it that its index finds sooner, and whether an address can
 * have it.
 */
export type Pattern = { whole: string; part: string | undefined; isOfAddress: boolean };

export const patternOf = (search: string | undefined): Pattern | null => {
  const wanted = search?.trim();
  if (!wanted) return null;
  // no address has a blank
  const isOfAddress = !/\s/u.test(wanted);
  if (wanted.length < LEAST_WITHIN) return { whole: `${literally(wanted)}%`, part: undefined, isOfAddress };
  const part = [...wanted].length > WINDOW ? `%${literally(rarest(wanted))}%` : undefined;
  return { whole: `%${literally(wanted)}%`, part, isOfAddress };
};

/**
 * Whether a column has what is searched for. An index of three letters each reads of everybody who has any of them: of
 * "person411@" it reads all persons for each of its common entries, of "on411" a few hundred.
 */
export const like = (column: 'email' | 'group_name', { whole, part, isOfAddress }: Pattern): RawBuilder<boolean> => {
  if (column === 'email' && !isOfAddress) return sql<boolean>`false`;
  const text = sql.ref(column);
  if (part === undefined) return sql`${text} ilike ${whole}`;
  // What is put together is in no index, and so is asked of those alone that the index has found. How many have the
  // part Postgres knows from its samples; of the rest it would believe that hardly anybody has it, and look up a part
  // that all have. Of what it can tell nothing about, as here, it takes half.
  return sql`(${text} ilike ${part} and coalesce(${text} || '' ilike ${whole}, false))`;
};
