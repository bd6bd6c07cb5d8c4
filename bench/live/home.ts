import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** As `npm start` and the image begin it. */
const OPTIONS = ['--no-allocation-site-pretenuring'];
const MAIN = path.join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts');

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
};

/**
 * Where a real server lives: its data, its port (the tokens' issuer, so it stays the same over restarts) and further
 * settings.
 */
export type Home = { dir: string; port: number; url: string; settings: Record<string, string> };

export const makeHome = async (settings: Record<string, string> = {}): Promise<Home> => {
  const port = await freePort();
  return {
    dir: fs.mkdtempSync(path.join(os.tmpdir(), 'signet-live-')),
    port,
    url: `http://localhost:${port}`,
    settings,
  };
};

/** A server process that was started here; only such a process is ever killed. */
export type Running = {
  pid: number;
  /** What it printed so far, both streams. */
  printed: () => string;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
  signal: (signal: NodeJS.Signals) => void;
};

/** Any program, with its output in a file: nobody spends time on reading it while it is measured. */
export const run = (program: string, args: string[], env: NodeJS.ProcessEnv = process.env, cwd?: string): Running => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-output-'));
  const file = path.join(dir, 'output');
  const output = fs.openSync(file, 'a');
  const child: ChildProcess = spawn(program, args, { env, stdio: ['ignore', output, output], ...(cwd ? { cwd } : {}) });
  fs.closeSync(output);
  let kept: string | undefined;
  const printed = () => kept ?? fs.readFileSync(file, 'utf8');
  const keep = () => {
    kept = printed();
    fs.rmSync(dir, { recursive: true, force: true });
  };
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('exit', (code) => (keep(), resolve(code))).once('error', reject),
  );
  return { pid: child.pid ?? -1, printed, ended, signal: (signal) => void child.kill(signal) };
};

/** The real server as a process of its own, configured by this home alone. */
export const launch = ({ dir, port, settings }: Home, args: string[] = []): Running => {
  const { PATH, HOME, TMPDIR } = process.env;
  return run(process.execPath, [...OPTIONS, ...args, MAIN], {
    PATH,
    HOME,
    TMPDIR,
    DATA_DIR: dir,
    PORT: String(port),
    LOG_LEVEL: 'info',
    // as `npm start` and the image set it
    MALLOC_ARENA_MAX: '2',
    ...settings,
  });
};

/**
 * Resolves when /api/health answers that all is well.
 * @throws Error with what the server printed when it ended instead, or after `seconds`.
 */
export const untilHealthy = async (url: string, server: Running, seconds = 60): Promise<void> => {
  const end: { how?: string } = {};
  server.ended.then(
    (code) => (end.how = `ended with ${code}`),
    (error: unknown) => (end.how = String(error)),
  );
  const giveUp = Date.now() + seconds * 1000;
  while (!end.how && Date.now() < giveUp) {
    const healthy = await fetch(`${url}/api/health`).then(
      async (answer) => (await answer.text(), answer.ok),
      () => false,
    );
    if (healthy) return;
    await pause(5);
  }
  throw new Error(`The server ${end.how ?? `was not healthy within ${seconds} s`}.\n${server.printed()}`);
};

export const start = async (home: Home, args: string[] = []): Promise<Running> => {
  const server = launch(home, args);
  await untilHealthy(home.url, server);
  return server;
};

/** Process id and socket folder of the home's own Postgres, from its postmaster.pid; undefined where there is none. */
export const readPostmaster = ({ dir }: Pick<Home, 'dir'>): { pid: number; socketDir: string } | undefined => {
  const file = path.join(dir, 'postgres', 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '' };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Stops the home's Postgres if a killed server left it running, and removes everything. */
export const clearAway = async (home: Home): Promise<void> => {
  const postmaster = readPostmaster(home);
  if (postmaster && isAlive(postmaster.pid)) {
    process.kill(postmaster.pid, 'SIGINT');
    while (isAlive(postmaster.pid)) await pause(10);
  }
  fs.rmSync(home.dir, { recursive: true, force: true });
  if (postmaster?.socketDir.startsWith(os.tmpdir())) fs.rmSync(postmaster.socketDir, { recursive: true, force: true });
};

/** Ends a server in order and removes its home. */
export const close = async (home: Home, server: Running): Promise<void> => {
  server.signal('SIGTERM');
  await server.ended;
  await clearAway(home);
};
