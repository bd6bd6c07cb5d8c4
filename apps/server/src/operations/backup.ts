import { createHash, createHmac } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '../db/client.ts';
import type { Blobs } from '../ports/blobs.ts';
import { deriveKey } from '../secrets.ts';
import { BLOB_LIST, MANIFEST, SECRET, type BlobEntry, type Manifest, type TableEntry } from './manifest.ts';
import { columnsOf, listTables, nameOf, speakAlike, summarise, type Table } from './tables.ts';

export type BackupParts = {
  connection: Connection;
  blobs: Blobs;
  secret: string;
  /** Whether the house made its secret for itself: then nobody else has it, and it goes along. */
  withSecret: boolean;
};

/** Recognises a secret without saying it. */
export const markOf = (secret: string): string =>
  createHmac('sha256', deriveKey(secret, 'backups')).update('mark').digest('hex');

/** Passes bytes through and keeps their sum and number. */
const measured = () => {
  const sum = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, end: () => ({ sha256: sum.digest('hex'), bytes }) };
};

const writeFile = async (file: string, source: NodeJS.ReadableStream, ...between: NodeJS.ReadWriteStream[]) => {
  const { stream, end } = measured();
  await fs.mkdir(path.dirname(file), { recursive: true });
  await pipeline([source, ...between, stream, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })]);
  return end();
};

const copyTable = async (client: pg.Client, table: Table, dir: string): Promise<TableEntry> => {
  const file = `tables/${table.schema}.${table.name}.copy.gz`;
  const rows = client.query(copyTo(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`));
  const { sha256 } = await writeFile(path.join(dir, file), rows, createGzip({ level: 4 }));
  return { ...table, ...(await summarise(client, table)), file, sha256 };
};

/** All tables as they were at one moment, however long it takes and whatever is saved meanwhile. */
const copyDatabase = async (connection: Connection, dir: string): Promise<Pick<Manifest, 'migration' | 'tables'>> => {
  const client = new pg.Client({ ...connection, application_name: 'signet-backup' });
  client.on('error', () => undefined); // what breaks between two statements fails the next one
  await client.connect();
  try {
    await speakAlike(client);
    await client.query('begin isolation level repeatable read read only');
    const tables: TableEntry[] = [];
    for (const table of await listTables(client)) tables.push(await copyTable(client, table, dir));
    const last = await client.query<{ name: string }>('select max(name) as name from kysely_migration');
    await client.query('commit');
    return { migration: last.rows[0]?.name ?? '', tables };
  } finally {
    await client.end().catch(() => undefined);
  }
};

const AT_ONCE = 8;

/** Files in the store that are not in the backup yet; one that is swept away meanwhile was needed by no row. */
const copyBlobs = async (blobs: Blobs, dir: string, copied: Map<string, BlobEntry>): Promise<void> => {
  const copyOne = async (key: string): Promise<void> => {
    const blob = await blobs.open(key);
    if (!blob || 'outOfRange' in blob) return;
    const written = await writeFile(path.join(dir, 'blobs', key), blob.body.pipe(new PassThrough()));
    if (written.bytes !== blob.size) throw new Error(`${key} ended after ${written.bytes} of ${blob.size} bytes.`);
    copied.set(key, { key, contentType: blob.contentType, ...written });
  };
  const keys = blobs.list()[Symbol.asyncIterator]();
  const broken = new AbortController();
  const work = async (): Promise<void> => {
    while (!broken.signal.aborted) {
      const { done, value: key } = await keys.next();
      if (done) return;
      if (!copied.has(key)) await copyOne(key);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      broken.abort();
      throw error;
    }),
  );
  // all have ended before the folder is taken away again
  const ended = await Promise.allSettled(workers);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};

/**
 * Copies a house, running or not, into a new folder: every table as of one moment, and every file that their rows
 * name. Files are copied before that moment and again after it, so that none is missed that a row of it names. The
 * folder gets its name when all is written; until then, and after an error, there is none.
 * @returns the manifest as it was written.
 * @throws Error when the folder exists, or whatever could not be read or written.
 */
export const makeBackup = async (
  { connection, blobs, secret, withSecret }: BackupParts,
  folder: string,
): Promise<Manifest> => {
  const target = path.resolve(folder);
  if (await fs.stat(target).catch(() => undefined)) throw new Error(`${target} exists already; choose another folder.`);
  await fs.mkdir(path.dirname(target), { recursive: true });
  const dir = await fs.mkdtemp(`${target}.unfinished-`);
  try {
    const copied = new Map<string, BlobEntry>();
    await copyBlobs(blobs, dir, copied);
    const madeAt = new Date().toISOString();
    const database = await copyDatabase(connection, dir);
    await copyBlobs(blobs, dir, copied);
    const entries = [...copied.values()];
    const list = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    await fs.writeFile(path.join(dir, BLOB_LIST), list, { mode: 0o600, flush: true });
    if (withSecret) await fs.writeFile(path.join(dir, SECRET), secret, { mode: 0o600, flush: true });
    const manifest: Manifest = {
      format: 1,
      madeAt,
      ...database,
      secretMark: markOf(secret),
      withSecret,
      blobs: {
        count: entries.length,
        bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
        sha256: createHash('sha256').update(list).digest('hex'),
      },
    };
    await fs.writeFile(path.join(dir, MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await fs.rename(dir, target);
    return manifest;
  } catch (error) {
    await fs.rm(dir, { recursive: true, force: true });
    throw error;
  }
};
