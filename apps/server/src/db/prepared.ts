import type pg from 'pg';

/** Pools behind a pooler that hands every transaction another connection, where a name would mean nothing. */
const nameless = new WeakSet<pg.Pool>();

/** From now on no statement of this pool is kept by name. */
export const neverPrepare = (pool: pg.Pool): void => void nameless.add(pool);

/**
 * A statement that Postgres parses and plans once per connection, for the calls every page makes. Everything else
 * goes through Kysely. `Row` is what the columns come to; nothing checks it but the tests beside each use.
 */
export const prepared =
  <Row extends pg.QueryResultRow>(pool: pg.Pool, name: string, text: string) =>
  async (values: unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>(nameless.has(pool) ? { text, values } : { name, text, values });
    return rows;
  };
