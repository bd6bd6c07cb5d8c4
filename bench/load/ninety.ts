import { setTimeout as pause } from 'node:timers/promises';
import type { MadeFilesStatus } from '@signet/contract';
import type { Player } from '../api/cast.ts';
import { percentile, row, type Row } from '../report.ts';

const POLL_MS = 500;
const MOST_MS = 180_000;

/** What came of one founder's SAVE: milliseconds until their logos were whole, and whether a place was told. */
type Finish = { ms: number; whole: boolean; placeTold: boolean; broken: number };

/** Presses SAVE and asks how far it is, as the screen does, until the logos are whole. */
const finish = async (url: string, { token }: Player): Promise<Finish> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const from = performance.now();
  const read = async (answer: Response): Promise<MadeFilesStatus | undefined> => {
    const body = (await answer.json()) as MadeFilesStatus;
    return answer.ok ? body : undefined;
  };
  const begun = await fetch(`${url}/api/brandedAssets/generateAllLogos`, {
    method: 'POST',
    headers,
    body: '{"complete":true}',
  });
  let now = await read(begun);
  let [broken, placeTold] = [now ? 0 : 1, false];
  const id = now?.id ?? '';
  const isOpen = () => now?.status === 'waiting' || now?.status === 'making';
  while (isOpen() && performance.now() - from < MOST_MS) {
    // what is being made already has no place to be told
    placeTold ||= now?.status === 'making' || (now?.place ?? 0) > 0;
    await pause(POLL_MS);
    const next = await read(await fetch(`${url}/api/madeFiles/${id}`, { headers }));
    if (next) now = next;
    else broken += 1;
  }
  const whole = now?.status === 'complete';
  return { ms: performance.now() - from, whole, placeTold: placeTold || whole, broken };
};

/** As many founders as `people`, who all press SAVE at the same moment. The baseline is one who does so alone. */
export const finishTogether = async (url: string, alone: Player, people: readonly Player[]): Promise<Row[]> => {
  const first = await finish(url, alone);
  const all = await Promise.all(people.map((person) => finish(url, person)));
  const times = all.map(({ ms }) => ms);
  return [
    row({
      name: `load: of ${people.length} founders who finish at once, those with whole logos, each told their place`,
      value: all.filter(({ whole, placeTold, broken }) => whole && placeTold && broken === 0).length,
      unit: '',
      baseline: people.length,
      target: { of: 'ratio', is: '>=', than: 1 },
    }),
    row({
      name: 'load: their logos, median',
      value: percentile(times, 0.5),
      unit: 'ms',
      baseline: first.ms,
    }),
    row({
      name: 'load: their logos, the last',
      value: Math.max(...times),
      unit: 'ms',
      baseline: first.ms,
      target: { of: 'value', is: '<=', than: 60_000 },
    }),
  ];
};
