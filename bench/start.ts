import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import {
  clearAway,
  freePort,
  launch,
  makeHome,
  readPostmaster,
  run,
  untilHealthy,
  type Home,
  type Running,
} from './live/home.ts';
import { median, row, type Row } from './report.ts';

const ROUNDS = 5;
const ROOT = path.dirname(import.meta.dirname);
const FRESH_CLONE_SECONDS = 180;

/** Milliseconds from the start of a process until it answers /api/health. */
const timeStart = async (url: string, begin: () => Running): Promise<{ took: number; server: Running }> => {
  const begun = performance.now();
  const server = begin();
  await untilHealthy(url, server);
  return { took: performance.now() - begun, server };
};

const stop = async (server: Running, signal: NodeJS.Signals): Promise<void> => {
  server.signal(signal);
  await server.ended;
};

/** A Fastify that only listens: what the process, the runtime and the framework take by themselves. */
const timeBare = async (): Promise<number> => {
  const port = await freePort();
  const { took, server } = await timeStart(`http://localhost:${port}`, () =>
    run(process.execPath, [path.join(import.meta.dirname, 'start', 'bare-listen.ts'), String(port)]),
  );
  await stop(server, 'SIGTERM');
  return took;
};

/** Starts of one home, each after another kind of end. */
const timeHome = async (): Promise<{ first: number; later: number; serverKilled: number; bothKilled: number }> => {
  const home: Home = await makeHome();
  const begin = () => timeStart(home.url, () => launch(home));
  let running: Running | undefined;
  try {
    const first = await begin();
    running = first.server;
    await stop(first.server, 'SIGTERM');
    const later = await begin();
    running = later.server;
    await stop(later.server, 'SIGKILL');
    const serverKilled = await begin();
    running = serverKilled.server;
    const postmaster = readPostmaster(home)?.pid;
    if (postmaster === undefined) throw new Error('The server has no Postgres of its own');
    serverKilled.server.signal('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await serverKilled.server.ended;
    const bothKilled = await begin();
    running = bothKilled.server;
    return { first: first.took, later: later.took, serverKilled: serverKilled.took, bothKilled: bothKilled.took };
  } finally {
    if (running) await stop(running, 'SIGTERM');
    await clearAway(home);
  }
};

/** Clone, `npm start`, until it answers: everything that a newcomer waits for. Seconds. */
const timeFreshClone = async (): Promise<number> => {
  const home = await makeHome();
  const clone = path.join(home.dir, 'signet');
  const begun = performance.now();
  const cloned = spawnSync('git', ['clone', '--quiet', ROOT, clone]);
  if (cloned.status !== 0) throw new Error(`git clone failed: ${String(cloned.stderr)}`);
  // the machine's own npm and Node: a newcomer has no other
  const inherited = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((one) => !one.startsWith(ROOT))
    .join(path.delimiter);
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const server = run('npm', ['start'], { ...environment, PATH: inherited, PORT: String(home.port) }, clone);
  try {
    await untilHealthy(home.url, server, FRESH_CLONE_SECONDS * 2);
    return (performance.now() - begun) / 1000;
  } finally {
    // npm does not pass signals on, so the server itself is asked to end; then npm ends as well
    const lock = path.join(clone, 'data', 'signet.lock');
    if (fs.existsSync(lock)) process.kill(Number.parseInt(fs.readFileSync(lock, 'utf8'), 10), 'SIGTERM');
    else server.signal('SIGTERM');
    await server.ended;
    await clearAway({ ...home, dir: path.join(clone, 'data') });
    fs.rmSync(home.dir, { recursive: true, force: true });
  }
};

/** From the start of the process until /api/health says that all is well, after every kind of end. */
export const benchStart = async ({ freshClone }: { freshClone: boolean }): Promise<Row[]> => {
  const bare: number[] = [];
  const homes: Awaited<ReturnType<typeof timeHome>>[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    bare.push(await timeBare());
    homes.push(await timeHome());
    console.log(
      `round ${round}: ${Object.entries(homes.at(-1) ?? {})
        .map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
        .join(', ')}, bare Fastify ${Math.round(bare.at(-1) ?? 0)} ms`,
    );
  }
  const figure = (name: string, pick: (one: (typeof homes)[number]) => number): Row =>
    row({
      name: `start: ${name}`,
      value: median(homes.map(pick)),
      unit: 'ms',
      baseline: median(bare),
      target: { of: 'value', is: '<=', than: 5000 },
    });
  const rows = [
    figure('first, on an empty folder', (one) => one.first),
    figure('later', (one) => one.later),
    figure('after kill -9 of the server', (one) => one.serverKilled),
    figure('after kill -9 of server and database', (one) => one.bothKilled),
  ];
  if (!freshClone) return rows;
  return [
    ...rows,
    row({
      name: 'start: fresh clone, install included',
      value: await timeFreshClone(),
      unit: 's',
      baseline: median(bare) / 1000,
      target: { of: 'value', is: '<=', than: FRESH_CLONE_SECONDS },
    }),
  ];
};
