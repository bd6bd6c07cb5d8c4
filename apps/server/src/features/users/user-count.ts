import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';

/** What a search finds beyond is not counted, nor is the whole list counted at every turn of a page. */
export const MOST_COUNTED = 10_000;
const COUNT_SERVES_MS = 60_000;
const COUNT_FRESH_MS = 5000;

/** How many there are altogether; a large number is counted again behind the answers that it serves. */
export const createTotal = (db: Database) => {
  let last: { count: number; at: number } | undefined;
  let counting: Promise<number> | undefined;
  const count = (): Promise<number> =>
    (counting ??= sql<{ count: string }>`
      select (select count(*) from users) + (select count(*) from invitations where accepted_at is null) as count`
      .execute(db)
      .then(({ rows }) => {
        last = { count: Number(rows[0]?.count ?? 0), at: performance.now() };
        return last.count;
      })
      .finally(() => {
        counting = undefined;
      }));
  return async (): Promise<number> => {
    const age = last ? performance.now() - last.at : Infinity;
    if (!last || last.count <= MOST_COUNTED || age > COUNT_SERVES_MS) return count();
    // what failed behind an answer is found out by whoever has to wait for it
    if (age > COUNT_FRESH_MS) void count().catch(() => undefined);
    return last.count;
  };
};
