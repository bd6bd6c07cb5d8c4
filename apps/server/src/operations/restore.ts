import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { from as copyFrom } from 'pg-copy-streams';
import { ConfigError } from '../config.ts';
import { connect, type Connection } from '../db/client.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { patient } from '../db/patience.ts';
import type { Blobs } from '../ports/blobs.ts';
import { markOf } from './backup.ts';
import { BLOB_LIST, blobShape, MANIFEST, manifestShape, type BlobEntry, type Manifest } from './manifest.ts';
import { columnsOf, nameOf, quoted, speakAlike, summarise } from './tables.ts';

export type RestoreParts = { connection: Connection; blobs: Blobs; secret: string };

const sumOf = async (file: string): Promise<string> => {
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  return sum.digest('hex');
};

/**
 * What a folder says it holds.
 * @throws ConfigError when it is no backup, or one of a newer release.
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await fs.readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new ConfigError(`${folder} is no backup: it has no ${MANIFEST}.`);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = undefined;
  }
  const parsed = manifestShape.safeParse(read);
  if (!parsed.success) throw new ConfigError(`${folder}/${MANIFEST} is damaged, or of another release of Signet.`);
  if (!(parsed.data.migration in migrations))
    throw new ConfigError(
      `The backup is of a newer Signet (its database has ${parsed.data.migration}). Restore it with that release.`,
    );
  return parsed.data;
};

const readBlobList = async function* (folder: string): AsyncGenerator<BlobEntry> {
  const lines = createInterface({ input: createReadStream(path.join(folder, BLOB_LIST)), crlfDelay: Infinity });
  for await (const line of lines) if (line) yield blobShape.parse(JSON.parse(line));
};

const inFolder = (folder: string, key: string): string => {
  const root = path.resolve(folder, 'blobs');
  const file = path.resolve(root, key);
  if (!file.startsWith(root + path.sep)) throw new ConfigError(`${BLOB_LIST} is damaged: ${key} names no file.`);
  return file;
};

/**
 * Reads a backup through before anything is touched.
 * @throws ConfigError naming the first part that is missing or not as it was written.
 */
const verify = async (folder: string, manifest: Manifest): Promise<void> => {
  const check = async (file: string, sha256: string): Promise<void> => {
    const found = await sumOf(file).catch(() => undefined);
    if (found === undefined) throw new ConfigError(`The backup is not whole: ${file} is missing.`);
    if (found !== sha256) throw new ConfigError(`The backup is damaged: ${file} is not as it was written.`);
  };
  await check(path.join(folder, BLOB_LIST), manifest.blobs.sha256);
  for (const { file, sha256 } of manifest.tables) await check(path.join(folder, file), sha256);
  for await (const { key, sha256 } of readBlobList(folder)) await check(inFolder(folder, key), sha256);
};

/** An empty database with the schema that the backup was made of. */
const prepareSchema = async (connection: Connection, { migration, tables }: Manifest): Promise<void> => {
  const { db, pool, close } = connect(connection, () => undefined, { max: 2, waits: patient });
  try {
    const { rows } = await pool.query<{ there: boolean }>("select to_regclass('public.users') is not null as there");
    if (rows[0]?.there) {
      const found = await pool.query<{ people: boolean; last: string }>(
        'select exists (select from users) as people, (select max(name) from kysely_migration) as last',
      );
      if (found.rows[0]?.people || found.rows[0]?.last !== migration)
        throw new ConfigError('The database is in use: it has people or another schema. Restore into an empty one.');
    } else await migrate(db, migration);
  } finally {
    await close();
  }
  if (!tables.some(({ schema }) => schema === 'pgboss')) return;
  const boss = new PgBoss({ ...connection, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined); // a start that fails says so itself
  await boss.start();
  await boss.stop({ graceful: false });
};

type ForeignKey = { table: string; name: string; definition: string };

/** Rows come table by table, so what points from one to another is checked once all are there. */
const withoutForeignKeys = async (client: pg.Client, load: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  await load();
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
};

/** What numbers rows goes on after the highest that came. */
const continueNumbers = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.oid::regclass::text as table, a.attname as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest((select max(${quoted(column)}) from ${table}), 1))`,
      [table, column],
    );
};

/** All rows in one transaction, each table compared with what it was. */
const loadTables = async (connection: Connection, folder: string, { tables }: Manifest): Promise<void> => {
  const client = new pg.Client({ ...connection, application_name: 'signet-restore' });
  client.on('error', () => undefined); // what breaks between two statements fails the next one
  await client.connect();
  try {
    await speakAlike(client);
    await client.query('begin');
    await withoutForeignKeys(client, async () => {
      for (const table of tables.toReversed())
        if ((await summarise(client, table)).rows > 0) await client.query(`delete from ${nameOf(table)}`);
      for (const table of tables) {
        const into = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
        await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), into);
      }
    });
    await continueNumbers(client);
    for (const table of tables) {
      const { rows, sum } = await summarise(client, table);
      if (rows !== table.rows || sum !== table.sum)
        throw new Error(`${table.name} came to ${rows} rows that are not the ${table.rows} of the backup.`);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Puts a backup into an empty house: files first, which nobody names yet, then every row in one transaction. An error
 * on the way leaves a database without people, where it can be tried again.
 * @throws ConfigError when the backup is not whole, was made with another secret, or the database is in use.
 */
export const restoreBackup = async ({ connection, blobs, secret }: RestoreParts, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (manifest.secretMark !== markOf(secret))
    throw new ConfigError(
      'The backup was made with another SIGNET_SECRET, so with this one nobody could sign in. Set the one it was ' +
        'made with.',
    );
  await verify(folder, manifest);
  await prepareSchema(connection, manifest);
  for await (const { key, contentType, bytes } of readBlobList(folder))
    await blobs.put(key, { contentType, body: createReadStream(inFolder(folder, key)), length: bytes });
  await loadTables(connection, folder, manifest);
  return manifest;
};
