import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import { createLargeCount } from '../../db/large-counts.ts';

type Total = { people: number; brands: number };

/** How many there are altogether, and how many of them have finished a brand. */
export const createTotal = (db: Database) =>
  createLargeCount(
    async (): Promise<Total> => {
      const everybody = sql<Record<keyof Total, string>>`
        select (select count(*) from users) + (select count(*) from invitations where accepted_at is null) as people,
               (select count(*) from users where quiz_completed) as brands`;
      const { rows } = await everybody.execute(db);
      return { people: Number(rows[0]?.people ?? 0), brands: Number(rows[0]?.brands ?? 0) };
    },
    ({ people }) => people,
  );
