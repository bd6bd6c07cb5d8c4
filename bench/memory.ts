import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareCast, type Cast } from './api/cast.ts';
import { close, makeHome, run, start, type Running } from './live/home.ts';
import { row, type Row } from './report.ts';

const CONNECTIONS = 50;
const EARLY = 5000;
const LATE = 50_000;
const SECONDS = 4;

/** What the server holds once nothing is under way, in bytes. */
const heldBy = async (server: Running, file: string): Promise<number> => {
  fs.rmSync(file, { force: true });
  server.signal('SIGUSR2');
  for (let tries = 0; tries < 100 && !fs.existsSync(file); tries++) await pause(100);
  return Number(fs.readFileSync(file, 'utf8'));
};

/** Reads and saves in turn until so many requests were answered; answers how many it came to. */
const askUntil = async (cast: Cast, url: string, requests: number): Promise<number> => {
  let answered = 0;
  for (let round = 0; answered < requests; round++) {
    const plan = { url, call: round % 2 === 0 ? 'GET' : 'PUT', seconds: SECONDS, host: new URL(cast.publicUrl).host };
    const program = path.join(import.meta.dirname, 'api', 'load.ts');
    const generator = run(process.execPath, [program, cast.file, JSON.stringify(plan)]);
    await generator.ended;
    const told = generator.printed().trim().split('\n').at(-1) ?? '';
    if (!told.startsWith('{')) throw new Error(`The load generator failed: ${generator.printed()}`);
    answered += (JSON.parse(told) as { answered: number }).answered;
  }
  return answered;
};

/** Memory that the server holds after fifty thousand requests, beside what it held after five thousand. */
export const benchMemory = async (): Promise<Row[]> => {
  const home = await makeHome();
  const file = path.join(home.dir, 'heap');
  home.settings['HEAP_FILE'] = file;
  const heap = path.join(import.meta.dirname, 'memory', 'heap.ts');
  const server = await start(home, ['--expose-gc', '--import', heap]);
  try {
    const cast = await prepareCast(home, CONNECTIONS);
    const early = await askUntil(cast, home.url, EARLY);
    const before = await heldBy(server, file);
    const late = early + (await askUntil(cast, home.url, LATE - early));
    const after = await heldBy(server, file);
    return [
      row({
        name: `memory: held after ${late} requests, beside ${early}`,
        value: after / 2 ** 20,
        unit: 'MB',
        baseline: before / 2 ** 20,
        target: { of: 'ratio', is: '<=', than: 1.1 },
      }),
    ];
  } finally {
    await close(home, server);
  }
};
