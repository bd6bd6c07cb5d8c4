import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';

/** So many are gone through in some milliseconds. */
const MOST_GROUPS = 2000;

/**
 * The groups of registered people that fit a pattern, in lower case; undefined where there are too many groups to go
 * through. A large house has few groups of many people: an index of the texts within them would read of everybody for
 * each search, while the groups themselves are found by stepping from one to the next.
 */
export const groupsLike = async (db: Database, pattern: string): Promise<string[] | undefined> => {
  const { rows } = await sql<{ fitting: string[] | null; count: string }>`
    with recursive steps as (
      (select lower(group_name) as name from users order by lower(group_name) limit 1)
      union all
      select (select lower(group_name) from users where lower(group_name) > steps.name
               order by lower(group_name) limit 1) from steps where steps.name is not null)
    select array_agg(name) filter (where name ilike ${pattern}) as fitting, count(*) as count
      from (select name from steps where name is not null limit ${MOST_GROUPS + 1}) named`.execute(db);
  const [row] = rows;
  return row && Number(row.count) <= MOST_GROUPS ? (row.fitting ?? []) : undefined;
};
