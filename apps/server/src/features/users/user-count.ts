import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import { createLargeCount } from '../../db/large-counts.ts';

/** How many there are altogether. */
export const createTotal = (db: Database) =>
  createLargeCount(
    async () => {
      const everybody = sql<{ count: string }>`
        select (select count(*) from users) + (select count(*) from invitations where accepted_at is null) as count`;
      const { rows } = await everybody.execute(db);
      return Number(rows[0]?.count ?? 0);
    },
    (count) => count,
  );
