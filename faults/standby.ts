import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts';

/** A Postgres in one of two folders; its socket's folder stays the same when it is made anew. */
export type Member = { dir: string; postgres: EmbeddedPostgres; host: string };

type Socket = { host: string; user: string; database: string };

/** Runs statements on a member, one connection for all of them. */
export const tell = async (
  { postgres }: Pick<Member, 'postgres'>,
  ...statements: string[]
): Promise<pg.QueryResult[]> => {
  const client = new pg.Client(postgres.connection('postgres'));
  client.on('error', () => undefined); // the statement fails as well
  await client.connect();
  try {
    const answers: pg.QueryResult[] = [];
    for (const statement of statements) answers.push(await client.query(statement));
    return answers;
  } finally {
    await client.end();
  }
};

export const open = async (dir: string): Promise<Member> => {
  const postgres = await startEmbeddedPostgres(dir);
  return { dir, postgres, host: (postgres.connection('postgres') as Socket).host };
};

/** Commits on a primary wait until its standby has them, or no longer do: nobody waits for a standby that is gone. */
export const waitForStandby = async (primary: Member, waits: boolean): Promise<void> => {
  await tell(
    primary,
    `alter system set synchronous_standby_names = '${waits ? '*' : ''}'`,
    "alter system set wal_keep_size = '512MB'",
    'select pg_reload_conf()',
  );
};

/** What a copied folder must not bring along: it is of the process that runs the other one. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts']);

/**
 * A standby of a running primary in a folder of its own, by Postgres' low-level backup: its files are copied while it
 * writes, and what it wrote meanwhile comes over the line.
 */
export const makeStandby = async (primary: Member, dir: string): Promise<Member> => {
  fs.rmSync(dir, { recursive: true, force: true });
  const client = new pg.Client(primary.postgres.connection('postgres'));
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  fs.cpSync(primary.dir, dir, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  fs.chmodSync(dir, 0o700);
  fs.writeFileSync(path.join(dir, 'backup_label'), rows[0]?.labelfile ?? '');
  fs.writeFileSync(path.join(dir, 'standby.signal'), '');
  const { user } = primary.postgres.connection('postgres') as Socket;
  fs.appendFileSync(
    path.join(dir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.host} user=${user} application_name=standby'\n`,
  );
  return open(dir);
};

/** Resolves once the primary has a standby that confirms what is committed. */
export const untilInStep = async (primary: Member): Promise<void> => {
  const IN_STEP = "select from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')";
  const giveUp = Date.now() + 30_000;
  while (((await tell(primary, IN_STEP))[0]?.rowCount ?? 0) === 0)
    if (Date.now() > giveUp) throw new Error('The standby did not come into step within 30 s.');
};

export const pidOf = ({ dir }: Member): number =>
  Number(fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
