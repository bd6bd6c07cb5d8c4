import type pg from 'pg';
import type { TableEntry } from './manifest.ts';

/** What is needed of the queue: its queues, what repeats, and the jobs; the rest it makes again by itself. */
const OF_THE_QUEUE = ['queue', 'schedule', 'job'];

export type Table = Pick<TableEntry, 'schema' | 'name' | 'columns'>;

/** Texts of times and numbers are part of the sums, so every session that reads or loads tables speaks alike. */
export const speakAlike = (client: pg.ClientBase): Promise<unknown> =>
  client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1; " +
      "set bytea_output = 'hex'; set lock_timeout = 0; set statement_timeout = 0; " +
      'set idle_in_transaction_session_timeout = 0',
  );

/**
 * Every table that a backup holds, with its stored columns; what is computed from others comes back by itself. Parts
 * of a partitioned table are read through the whole.
 */
export const listTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and ((n.nspname = 'public' and c.relname not like 'kysely_%')
          or (n.nspname = 'pgboss' and c.relname = any ($1)))
      order by n.nspname desc, array_position($1, c.relname::text), c.relname`,
    [OF_THE_QUEUE],
  );
  return rows;
};

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ');

/** How many rows a table has, and a sum over all of them that says whether any is another. */
export const summarise = async (client: pg.ClientBase, table: Table): Promise<{ rows: number; sum: string }> => {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(row(${columnsOf(table)})::text, 0)), 0)::text as sum
       from ${nameOf(table)}`,
  );
  return { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' };
};
