import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import { createSample, like, patternOf } from './user-search.ts';

/** So many are told by their ids; more are no help in finding what they did. */
const MOST_FOUND = 1000;

/**
 * Finds people by a part of their address, in the same time among a thousand and a million: their ids, or undefined
 * where more than a thousand fit. Of one or two letters, who begins with them.
 */
export const createFindPeople = ({ db }: { db: Database }) => {
  const sample = createSample(db);
  return async (search: string): Promise<string[] | undefined> => {
    const pattern = patternOf(search, await sample());
    if (!pattern?.isOfAddress) return [];
    const { rows } = await sql<{ id: string }>`
      select id from users where ${like('email', pattern)} limit ${MOST_FOUND + 1}`.execute(db);
    return rows.length > MOST_FOUND ? undefined : rows.map(({ id }) => id);
  };
};
