import type pg from 'pg';

/**
 * A statement that Postgres parses and plans once per connection, for the calls every page makes. Everything else
 * goes through Kysely. `Row` is what the columns come to; nothing checks it but the tests beside each use.
 */
export const prepared =
  <Row extends pg.QueryResultRow>(pool: pg.Pool, name: string, text: string) =>
  async (values: unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values });
    return rows;
  };
