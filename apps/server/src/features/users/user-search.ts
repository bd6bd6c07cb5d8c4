import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/client.ts';
import { literally } from '../../db/literally.ts';

/** Shorter texts are in no index: they find what begins with them. */
const LEAST_WITHIN = 3;
/** Letters that an index is asked for: three of its entries, each of which it reads. */
const WINDOW = 5;
/** Letters of names and addresses, the commonest first. A figure is rarer than any; a sign ends a word. */
const LETTERS = 'eaionrstlcmdhugpbykfvwjzxq';
const SIGN = 10;
const rarity = (letter: string): number => {
  if (/\d/.test(letter)) return LETTERS.length;
  const at = LETTERS.indexOf(letter.toLowerCase());
  return at < 0 ? SIGN : at;
};

/** What more of a sample has than this is found soonest by going through everybody until there is enough. */
const COMMON = 0.05;
/** What less of a sample has than this is found soonest by an index. */
const RARE = 0.02;
const shareOf = (text: string, sample: readonly string[]): number => {
  const wanted = text.toLowerCase();
  return sample.filter((one) => one.includes(wanted)).length / Math.max(1, sample.length);
};

/** The stretch of a long text that the fewest of a sample have; among those, the one with the rarest letters. */
const rarest = (text: string, sample: readonly string[]): { text: string; share: number } => {
  const letters = [...text];
  const parts = letters
    .slice(0, letters.length - WINDOW + 1)
    .map((_, from) => letters.slice(from, from + WINDOW))
    .map((part) => ({
      text: part.join(''),
      share: shareOf(part.join(''), sample),
      weight: part.reduce((sum, letter) => sum + rarity(letter), 0),
    }));
  const [best] = parts.toSorted((one, other) => one.share - other.share || other.weight - one.weight);
  return best ?? { text, share: 0 };
};

/**
 * What is searched for: a text as `like` takes it, a part of it that its index finds sooner, whether an address can
 * have it, and whether many have.
 */
export type Pattern = { whole: string; part: string | undefined; isOfAddress: boolean; isCommon: boolean };

/** @param sample Some addresses, in small letters. */
export const patternOf = (search: string | undefined, sample: readonly string[]): Pattern | null => {
  const wanted = search?.trim();
  if (!wanted) return null;
  // no address has a blank
  const isOfAddress = !/\s/u.test(wanted);
  const isShort = wanted.length < LEAST_WITHIN;
  const of = { whole: `${isShort ? '' : '%'}${literally(wanted)}%`, isOfAddress, part: undefined };
  if (isShort || shareOf(wanted, sample) >= COMMON) return { ...of, isCommon: !isShort };
  const { text, share } = rarest(wanted, sample);
  const isHelp = [...wanted].length > WINDOW && share <= RARE;
  return { ...of, isCommon: false, ...(isHelp && { part: `%${literally(text)}%` }) };
};

/**
 * Whether a column has what is searched for. An index of three letters each reads of everybody who has any of them: of
 * "person411@" it reads all persons for each of its common entries, of "n411@" a handful.
 */
export const like = (
  column: 'email' | 'group_name',
  { whole, part, isOfAddress, isCommon }: Pattern,
): RawBuilder<boolean> => {
  if (column === 'email' && !isOfAddress) return sql<boolean>`false`;
  const text = sql.ref(column);
  // What is put together is in no index. Postgres can tell nothing about the whole condition then, and takes half of
  // all; of the operator alone it would believe that hardly anybody fits, and look in an index for what many have.
  const anywhere = sql<boolean>`coalesce(${text} || '' ilike ${whole}, false)`;
  if (isCommon && column === 'email') return anywhere;
  return part === undefined ? sql`${text} ilike ${whole}` : sql`(${text} ilike ${part} and ${anywhere})`;
};

/** A house changes slowly; what is found is the same whatever the sample says. */
const SERVES_MS = 60_000;

/** Some addresses out of all, as Postgres has drawn them for its own plans; none in a house that is new. */
export const createSample = (db: Database) => {
  let known: { sample: Promise<string[]>; at: number } | undefined;
  const read = async (): Promise<string[]> => {
    const { rows } = await sql<{ sample: string[] }>`
      select histogram_bounds::text::text[] as sample from pg_stats
       where schemaname = current_schema() and tablename = 'users' and attname = 'email'
         and histogram_bounds is not null`.execute(db);
    return (rows[0]?.sample ?? []).map((email) => email.toLowerCase());
  };
  return (): Promise<string[]> => {
    if (known && performance.now() - known.at < SERVES_MS) return known.sample;
    const reading = { sample: read(), at: performance.now() };
    known = reading;
    reading.sample.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.sample;
  };
};
