import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Database } from './client.ts';
import { migrations } from './migrate.ts';

/** How a database stands beside what this release expects; names are sorted. */
export type SchemaState = {
  /** Changes of the schema that it has not taken yet; all of them where it is empty. */
  waiting: string[];
  /** Changes that it has taken and this release does not know: a newer one has been here. */
  unknown: string[];
};

export const readSchemaState = async (db: Database): Promise<SchemaState> => {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  const { rows } = found[0]?.there
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] };
  const taken = new Set(rows.map(({ name }) => name));
  return {
    waiting: Object.keys(migrations)
      .filter((name) => !taken.has(name))
      .toSorted(),
    unknown: [...taken].filter((name) => !(name in migrations)).toSorted(),
  };
};

/** `quizzes.user_id uuid not null`; how defaults are written differs between releases of Postgres. */
const expectedColumns = (): string[] =>
  readFileSync(new URL('schema.snapshot.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('column '))
    .map((line) => line.slice('column '.length).replace(/ default .*/, ''));

/** Columns that this release reads and writes, and that are not there or are of another type. Others may be there. */
export const missingColumns = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s%s', table_name, column_name, udt_name,
             case is_nullable when 'NO' then ' not null' else '' end) as line
      from information_schema.columns where table_schema = 'public'`.execute(db);
  const there = new Set(rows.map(({ line }) => line));
  return expectedColumns().filter((line) => !there.has(line));
};

/**
 * An older release over a newer database would save what the newer one cannot read.
 * @throws ConfigError that says what can be done.
 */
export const refuseNewerSchema = async (db: Database): Promise<void> => {
  const { unknown } = await readSchemaState(db);
  if (unknown.length > 0)
    throw new ConfigError(
      `The database has been used by a newer Signet (${unknown.join(', ')}). Start that release, or restore a backup ` +
        'from before it into an empty database.',
    );
};

/**
 * Looks before anybody is served: a half restored database or one changed by hand fails here, and not at some save.
 * @throws ConfigError naming what is missing.
 */
export const refuseForeignSchema = async (db: Database): Promise<void> => {
  const missing = await missingColumns(db);
  if (missing.length > 0)
    throw new ConfigError(
      `The database's schema is not this release's: it lacks ${missing.slice(0, 3).join('; ')}` +
        `${missing.length > 3 ? ` and ${missing.length - 3} more columns` : ''}. It was changed by other means than ` +
        'starting Signet; restore a backup, or set right what was changed.',
    );
};
