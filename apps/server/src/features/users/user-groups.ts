import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';

/** So many are gone through in some milliseconds. */
const MOST_GROUPS = 2000;
/** Somebody who is the first of a group is found by its name so much later; by their address at once. */
const SERVES_MS = 10_000;

/** The groups of registered people, in lower case; undefined where there are too many. */
const read = async (db: Database): Promise<string[] | undefined> => {
  const { rows } = await sql<{ name: string }>`
    with recursive steps as (
      (select lower(group_name) as name from users order by lower(group_name) limit 1)
      union all
      select (select lower(group_name) from users where lower(group_name) > steps.name
               order by lower(group_name) limit 1) from steps where steps.name is not null)
    select name from steps where name is not null limit ${MOST_GROUPS + 1}`.execute(db);
  return rows.length > MOST_GROUPS ? undefined : rows.map(({ name }) => name);
};

/**
 * Finds the groups of registered people that fit a pattern; undefined where there are too many groups to go through. A
 * large house has few groups of many people: an index of the texts within them would read of everybody for each search,
 * while the groups themselves are found by stepping from one to the next, which serves whatever is typed next as well.
 */
export const createGroups = (db: Database) => {
  let known: { names: Promise<string[] | undefined>; at: number } | undefined;
  const names = (): Promise<string[] | undefined> => {
    if (known && performance.now() - known.at < SERVES_MS) return known.names;
    const reading = { names: read(db), at: performance.now() };
    known = reading;
    reading.names.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.names;
  };
  return async (pattern: string): Promise<string[] | undefined> => {
    const all = await names();
    if (!all) return undefined;
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${all}::text[]) as name where name ilike ${pattern}`.execute(db);
    return rows.map(({ name }) => name);
  };
};
