import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareCast, type Player } from './api/cast.ts';
import { close, makeHome, start, type Running } from './live/home.ts';
import { median, row, type Row } from './report.ts';

const AT_ONCE = 5;
/** What a process holds depends on when it last collected: the middle of so many crowds counts. */
const CROWDS = 3;
const LOOK_AGAIN = 100;
/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

type Made = { id: string; status: string };

/** Processor time of a process, in ms: fields 14 and 15 of its stat, after its name. */
const processorOf = ({ pid }: Running): number => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
};
const residentOf = ({ pid }: Running): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const callsOf = (url: string, { token }: Player) => {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const untilMade = async (begun: Made): Promise<void> => {
    for (let now = begun; now.status !== 'complete';) {
      if (now.status === 'failed') throw new Error('It could not be made');
      await pause(LOOK_AGAIN);
      now = await ask<Made>('GET', `/api/madeFiles/${begun.id}`);
    }
  };
  return {
    async finish(): Promise<void> {
      await ask('POST', '/api/recommendations/', {});
      await untilMade(await ask<Made>('POST', '/api/brandedAssets/generateAllLogos', { complete: true }));
    },
    async pack(): Promise<void> {
      await untilMade(await ask<Made>('POST', '/api/brands/pack', {}));
      await ask('GET', '/api/brands/pack/downloadUrl');
    },
  };
};

/** The most that a process holds while some work is under way, in MB. */
const mostDuring = async (server: Running, work: Promise<unknown>): Promise<number> => {
  const state = { isDone: false, most: 0 };
  const watching = (async () => {
    while (!state.isDone) {
      state.most = Math.max(state.most, residentOf(server));
      await pause(20);
    }
  })();
  await work.finally(() => (state.isDone = true));
  await watching;
  return state.most;
};

/** The whole pack of a brand: what it costs, what the server holds while five are made, and the second request. */
export const benchPack = async (): Promise<Row[]> => {
  const home = await makeHome();
  const server = await start(home);
  try {
    const cast = await prepareCast(home, CROWDS * AT_ONCE + 2);
    const founders = cast.people.map((person) => callsOf(home.url, person));
    for (const founder of founders) await founder.finish();
    const [first, second, ...rest] = founders;
    await first?.pack();
    const before = processorOf(server);
    await second?.pack();
    const processor = (processorOf(server) - before) / 1000;
    const from = performance.now();
    await second?.pack();
    const again = performance.now() - from;
    const crowds: { held: number; adds: number }[] = [];
    for (let crowd = 0; crowd < CROWDS; crowd++) {
      const held = residentOf(server);
      const founders = rest.slice(crowd * AT_ONCE, (crowd + 1) * AT_ONCE);
      const most = await mostDuring(server, Promise.all(founders.map((founder) => founder.pack())));
      crowds.push({ held, adds: most - held });
      console.log(`crowd ${crowd + 1}: ${Math.round(held)} MB held, ${Math.round(most - held)} more`);
    }
    return [
      row({
        name: 'pack: whole pack, processor time',
        value: processor,
        unit: 's',
        baseline: 0,
        target: { of: 'value', is: '<=', than: 6 },
      }),
      row({ name: 'pack: the same again, from store', value: again, unit: 'ms', baseline: processor * 1000 }),
      row({
        name: `pack: memory that ${AT_ONCE} at once add`,
        value: median(crowds.map(({ adds }) => adds)),
        unit: 'MB',
        baseline: median(crowds.map(({ held }) => held)),
        target: { of: 'value', is: '<=', than: 150 },
      }),
    ];
  } finally {
    await close(home, server);
  }
};
