import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database } from './client.ts';

/** Up to here counting costs nothing that anybody notices. */
export const MOST_COUNTED = 10_000;
const SERVES_MS = 60_000;
const FRESH_MS = 5000;

/**
 * Counts a table that grows with people, in the same time among a thousand and a million: the last count of a large
 * table is returned for up to a minute, and counted anew in the background once it is five seconds old.
 */
export const createLargeCount = <T>(read: () => Promise<T>, sizeOf: (value: T) => number): (() => Promise<T>) => {
  let last: { value: T; at: number } | undefined;
  let counting: Promise<T> | undefined;
  const count = (): Promise<T> =>
    (counting ??= read()
      .then((value) => {
        last = { value, at: performance.now() };
        return value;
      })
      .finally(() => {
        counting = undefined;
      }));
  return async () => {
    const age = last ? performance.now() - last.at : Infinity;
    if (!last || sizeOf(last.value) <= MOST_COUNTED || age > SERVES_MS) return count();
    // what failed behind an answer is found out by whoever has to wait for it
    if (age > FRESH_MS) void count().catch(() => undefined);
    return last.value;
  };
};

/** `isCountLeast`: there are more than that, and how many was not counted. */
type Counted = { count: number; isCountLeast?: true };

/** Counts what a query finds up to ten thousand: more of a list that grows would take longer than its page does. */
export const countedUpTo = async (db: Database, found: Expression<unknown>): Promise<Counted> => {
  const some: RawBuilder<{ count: string }> = sql`
    select count(*) as count from (select 1 from (${found}) found limit ${MOST_COUNTED + 1}) counted`;
  const count = Number((await some.execute(db)).rows[0]?.count ?? 0);
  return count > MOST_COUNTED ? { count: MOST_COUNTED, isCountLeast: true } : { count };
};
