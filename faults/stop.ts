import { once } from 'node:events';
import fs from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  clearAway,
  launch,
  makeHome,
  readPostmaster,
  run,
  untilHealthy,
  type Home,
  type Running,
} from '../bench/live/home.ts';
import { seededRandom } from '../bench/live/random.ts';
import { doorOf } from '../bench/live/sign-in.ts';
import { chainOf, leftOf, ownerOf } from './left-over.ts';
import { createFounder } from './founder.ts';
import { createFindings, report, type Fault, type Row } from './round.ts';
import { choicesFrom } from './saves.ts';
import { createWriter, type Writer } from './writer.ts';

const ROUNDS = 20;
const WRITERS = 4;
const MOST_SECONDS = 10;
const LATEST_MS = 600;
const GARBAGE = Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]);
const ROOT = path.join(import.meta.dirname, '..');

/** What a server is doing when it is told to stop. */
type Scene = {
  launch: (home: Home) => Running;
  /** Once for all rounds, on the first running server. */
  prepare?: (home: Home) => Promise<Pick<Scene, 'begin' | 'look'>>;
  /** Before each signal; what it answers is called when the server has ended. */
  begin?: (home: Home, round: number) => Promise<() => Promise<void>>;
  /** On the next running server: what was lost. */
  look?: () => Promise<string[]>;
  /** Who gets the signal; the server itself where nothing is said. */
  target?: (server: Running, home: Home, round: number) => number;
};

const dial = async ({ port }: Home, bytes: Buffer | string): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  await once(socket, 'data');
  return socket;
};

const held = (bytes: Buffer | string): Scene => ({
  launch,
  async begin(home) {
    const socket = await dial(home, bytes);
    return async () => void socket.destroy();
  },
});

const saving: Scene = {
  launch,
  async prepare({ url }) {
    const writers: Writer[] = [];
    for (let n = 1; n <= WRITERS; n++) writers.push(await createWriter(`Founder ${n}`, doorOf(url), choicesFrom(url)));
    return {
      async begin() {
        const stop = new AbortController();
        const writing = Promise.all(writers.map((one) => one.write(stop.signal)));
        return async () => (stop.abort(), void (await writing));
      },
      look: async () => (await Promise.all(writers.map((one) => one.look()))).flatMap((one) => one.lost),
    };
  },
};

const generating: Scene = {
  launch,
  async prepare({ url }) {
    const founder = await createFounder(doorOf(url), 'Founder', 1);
    return {
      async begin(_home, round) {
        await founder.rename(url, `Founder ${round}`);
        const asking = founder.generate(url);
        return async () => void (await asking);
      },
    };
  },
};

/** The signal goes in turn to npm, to the shell that npm starts where there is one, and to the script. */
const throughNpm: Scene = {
  launch: ({ dir, port, settings }) =>
    run('npm', ['start'], { ...process.env, DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'info', ...settings }, ROOT),
  target(server, home, round) {
    const chain = chainOf(server.pid, ownerOf(home));
    return chain[round % chain.length] ?? server.pid;
  },
};

const scenes: Record<string, Scene> = {
  idle: { launch },
  saving,
  generating,
  'a connection kept alive': held('GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'a connection with garbage': held(GARBAGE),
  'through npm': throughNpm,
};

/** Waits until nothing of the server is left, or patience ends; what is left then. */
const untilGone = async (home: Home, owner: number, socketDir: string | undefined): Promise<string[]> => {
  const begun = performance.now();
  for (;;) {
    const left = leftOf(home, owner, socketDir);
    if (left.length === 0 || performance.now() - begun > 2 * MOST_SECONDS * 1000) return left;
    await pause(20);
  }
};

const stopOnce = async (home: Home, server: Running, scene: Scene, round: number, wait: number) => {
  const { check, all } = createFindings();
  const end = await scene.begin?.(home, round);
  await pause(wait);
  const [owner, socketDir] = [ownerOf(home), readPostmaster(home)?.socketDir];
  const target = scene.target?.(server, home, round) ?? server.pid;
  const signalled = performance.now();
  process.kill(target, 'SIGTERM');
  const left = await untilGone(home, owner, socketDir);
  const seconds = (performance.now() - signalled) / 1000;
  const code = await server.ended;
  await end?.();
  check(seconds <= MOST_SECONDS, `it took ${seconds.toFixed(1)} s`);
  check(Boolean(scene.target) || code === 0, `it ended with ${code}: ${server.printed().slice(-300)}`);
  for (const one of left) check(false, `left over: ${one}`);
  return { seconds, all };
};

const stopScene = async (name: string, scene: Scene, random: () => number): Promise<Row> => {
  const home = await makeHome();
  const row: Row = { name: `stop: ${name}`, rounds: 0, lost: 0, ok: true };
  let [slowest, server] = [0, scene.launch(home)];
  try {
    await untilHealthy(home.url, server);
    const played = { ...scene, ...(await scene.prepare?.(home)) };
    for (let round = 1; round <= ROUNDS; round++) {
      const { seconds, all } = await stopOnce(home, server, played, round, random() * LATEST_MS);
      server = scene.launch(home);
      await untilHealthy(home.url, server);
      const lost = (await played.look?.()) ?? [];
      report(`round ${round}`, `${name}: ended after ${seconds.toFixed(1)} s`, [...all, ...lost]);
      row.rounds += 1;
      row.lost += lost.length;
      row.ok &&= all.length + lost.length === 0;
      slowest = Math.max(slowest, seconds);
    }
    return { ...row, name: `${row.name} (slowest ${slowest.toFixed(1)} s)` };
  } finally {
    const owner = fs.existsSync(path.join(home.dir, 'signet.lock')) ? ownerOf(home) : server.pid;
    process.kill(owner, 'SIGTERM');
    await server.ended;
    await clearAway(home);
  }
};

/**
 * The server is told to stop while it does something, or while clients hold on to it: it ends in time, whoever got the
 * signal, and leaves neither a process nor a socket or lock; what it answered is there at the next start.
 */
export const stop: Fault = async (seed) => {
  const random = seededRandom(seed);
  const rows: Row[] = [];
  for (const [name, scene] of Object.entries(scenes)) rows.push(await stopScene(name, scene, random));
  return rows;
};
