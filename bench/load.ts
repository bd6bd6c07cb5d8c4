import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareCast, type Player } from './api/cast.ts';
import { seededRandom } from './live/random.ts';
import { close, makeHome, start } from './live/home.ts';
import { atRate, createFounder, withoutPause, type Answered, type Founder } from './load/crowd.ts';
import { besiege } from './load/siege.ts';
import { finishTogether } from './load/ninety.ts';
import { percentile, row, type Row } from './report.ts';

const HONEST = 50;
const GENERATING = 2;
const PER_SECOND = 20;
const HOSTILE_AT_ONCE = 100;
const SECONDS = 180;
const FINISHING = 90;
const QUIET_SECONDS = 10;

const READS = ['/api/quizzes/', '/api/selections/', '/api/recommendations/', '/api/brain/industries'] as const;

/** What an honest founder does next: mostly reading, often saving, now and then something that makes another brand. */
const nextAct = (founder: Founder, random: () => number): Promise<unknown> => {
  const at = random();
  if (at < 0.7) return founder.read(READS[Math.floor(random() * READS.length)] ?? READS[0]);
  return at < 0.95 ? founder.save() : founder.brand();
};

const probeHealth = (url: string, record: (answered: Answered) => void): void => {
  const from = performance.now();
  fetch(`${url}/api/health`)
    .then(async (answer) => {
      await answer.text();
      record({ what: 'health', ms: performance.now() - from, status: answer.status });
    })
    .catch(() => record({ what: 'health', ms: performance.now() - from, status: 0 }));
};

type Crowd = { honest: Founder[]; generating: Founder[]; hostile: Player };

/** Three minutes of everybody at once. */
const mixed = async (url: string, crowd: Crowd, record: (answered: Answered) => void): Promise<void> => {
  const random = seededRandom(7);
  const end = Date.now() + SECONDS * 1000;
  const busy = new Set<Founder>();
  const act = () => {
    const free = crowd.honest.filter((founder) => !busy.has(founder));
    const founder = free[Math.floor(random() * free.length)];
    if (!founder) return;
    busy.add(founder);
    void nextAct(founder, random).finally(() => busy.delete(founder));
  };
  await Promise.all([
    atRate(PER_SECOND, end, act),
    atRate(5, end, () => probeHealth(url, record)),
    ...crowd.generating.map((founder) =>
      withoutPause(end, async () => {
        await founder.brand();
        await founder.ask('generate', '/api/brandedAssets/generateAllLogos', { method: 'POST', body: {} });
      }),
    ),
    besiege({ url, token: crowd.hostile.token, atOnce: HOSTILE_AT_ONCE, seconds: SECONDS }),
  ]);
  while (busy.size > 0) await pause(20);
};

const figures = (quiet: readonly Answered[], loaded: readonly Answered[], loop: { p99: number }): Row[] => {
  const p95 = (list: readonly Answered[], what: string) =>
    percentile(
      list.filter((one) => one.what === what).map(({ ms }) => ms),
      0.95,
    );
  const beside = (name: string, what: string, than: number) =>
    row({
      name: `load: ${name}, p95`,
      value: p95(loaded, what),
      unit: 'ms',
      baseline: p95(quiet, what),
      target: { of: 'value', is: '<=', than },
    });
  const broken = loaded.filter(({ status }) => status === 0 || status >= 500).length;
  return [
    row({
      name: `load: answers of 5xx or none, of ${loaded.length}`,
      value: broken,
      unit: '',
      baseline: quiet.length,
      target: { of: 'value', is: '<=', than: 0 },
    }),
    beside('reads', 'read', 200),
    beside('saves', 'save', 3000),
    beside('health', 'health', 50),
    beside('brand of an honest founder', 'brand', 3000),
    row({
      name: 'load: event loop delay, p99',
      value: loop.p99,
      unit: 'ms',
      baseline: 5,
      target: { of: 'value', is: '<=', than: 100 },
    }),
  ];
};

/**
 * Fifty founders make 20 requests a second for three minutes; beside them two make brands and logos without pause, and
 * one asks a hundred times at once, over and over. What the last one waits does not count. The baseline is the same
 * calls on the quiet server. Then ninety more founders press SAVE at the same moment.
 */
export const benchLoad = async (): Promise<Row[]> => {
  const home = await makeHome();
  const file = path.join(home.dir, 'loop-delay.json');
  home.settings['LOOP_DELAY_FILE'] = file;
  const server = await start(home, ['--import', path.join(import.meta.dirname, 'load', 'event-loop.ts')]);
  try {
    const { people: everybody } = await prepareCast(home, HONEST + GENERATING + 1 + FINISHING + 1);
    const people = everybody.slice(0, HONEST + GENERATING + 1);
    const [alone, ...finishing] = everybody.slice(people.length);
    if (!alone) throw new Error('Nobody is there to finish alone');
    let kept: Answered[] = [];
    const record = (answered: Answered) => void kept.push(answered);
    const founderOf = (person: Player, to = record) => createFounder(home.url, person, to);
    const honest = people.slice(0, HONEST).map((one) => founderOf(one));
    const generating = people.slice(HONEST, HONEST + GENERATING).map((one) => founderOf(one));
    const hostile = people.at(-1) ?? { token: '', idToken: '', save: {} };
    for (const founder of [...honest, ...generating, founderOf(hostile, () => undefined)])
      await founder.ask('first', '/api/recommendations/', { method: 'POST', body: {} });
    for (const person of [alone, ...finishing])
      await founderOf(person, () => undefined).ask('first', '/api/recommendations/', { method: 'POST', body: {} });
    kept = [];
    const random = seededRandom(3);
    const quietEnd = Date.now() + QUIET_SECONDS * 1000;
    await atRate(5, quietEnd, () => {
      probeHealth(home.url, record);
      const founder = honest[Math.floor(random() * honest.length)];
      if (founder) void nextAct(founder, random);
    });
    await pause(1000);
    const quiet = kept;
    kept = [];
    await mixed(home.url, { honest, generating, hostile }, record);
    const loop = JSON.parse(fs.readFileSync(file, 'utf8')) as { p99: number };
    const mixedRows = figures(quiet, kept, loop);
    // what is left in the queue is not theirs to wait for
    await pause(5000);
    return [...mixedRows, ...(await finishTogether(home.url, alone, finishing))];
  } finally {
    await close(home, server);
  }
};
