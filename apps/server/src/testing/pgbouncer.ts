import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chooseRunner } from '../db/postgres-runner.ts';

/** A PgBouncer in front of a Postgres, and the address before a database's name. */
export type Pooler = { address: string; stop: () => Promise<void> };

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
};

/** What docs/scaling.md asks for. */
const LIMITS = 'set lock_timeout = 1500; set statement_timeout = 3000; set idle_in_transaction_session_timeout = 10000';

/**
 * Transaction mode: a client has a server connection for as long as a transaction lasts, then somebody else has it.
 * Limits of time that our connections ask for by statement stay with whichever server connection heard them, so each
 * begins with them.
 */
const settingsFor = (socketDir: string, port: number, dir: string): string => `[databases]
* = host=${socketDir} user=signet connect_query='${LIMITS}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pidfile = ${path.join(dir, 'pgbouncer.pid')}
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 2000
server_idle_timeout = 5
ignore_startup_parameters = extra_float_digits,options
`;

const answers = async (address: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: `${address}/postgres`, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Starts `program` in front of the Postgres whose socket lies in `socketDir`; `dir` is for its settings and its log.
 * @throws Error with its log where it does not answer.
 */
export const startPgBouncer = async (program: string, socketDir: string, dir: string): Promise<Pooler> => {
  fs.mkdirSync(dir, { recursive: true });
  const port = await freePort();
  const settings = path.join(dir, 'pgbouncer.ini');
  fs.writeFileSync(settings, settingsFor(socketDir, port, dir));
  // it refuses to run as root, as Postgres does
  const runner = chooseRunner(dir, program);
  runner.own(dir);
  const logFile = path.join(dir, 'pgbouncer.log');
  const log = fs.openSync(logFile, 'a');
  const [file, args] = runner.wrap(program, ['-q', settings]);
  const child = spawn(file, args, { ...runner.ids, env: runner.env, stdio: ['ignore', log, log] });
  fs.closeSync(log);
  const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const address = `postgres://signet@127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(address)); tries++) {
    if (tries > 50 || child.exitCode !== null) {
      await stop();
      throw new Error(`PgBouncer did not start:\n${fs.readFileSync(logFile, 'utf8')}`);
    }
    await pause(100);
  }
  return { address, stop };
};
