import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createThreads } from './threads.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-threads-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const fileOf = (name: string, source: string): URL => {
  const file = path.join(folder, `${name}.mjs`);
  fs.writeFileSync(file, source);
  return pathToFileURL(file);
};

/** Places of the memory that a test shares with its thread. */
const [BEGUN, MAY_GO_ON, LOADED, FINISHED] = [0, 1, 2, 3];
const sharedState = () => new Int32Array(new SharedArrayBuffer(16));
const wake = (state: Int32Array, place: number): void => {
  Atomics.store(state, place, 1);
  Atomics.notify(state, place);
};
const heard = async (state: Int32Array, place: number): Promise<void> => {
  await Atomics.waitAsync(state, place, 0).value;
};

const SLOW = `
  import { workerData as state } from 'node:worker_threads';
  Atomics.store(state, ${BEGUN}, 1);
  Atomics.notify(state, ${BEGUN});
  await Atomics.waitAsync(state, ${MAY_GO_ON}, 0).value;
  Atomics.store(state, ${LOADED}, 1);
  export const work = async () => {
    await new Promise(() => setInterval(() => undefined, 1000));
    Atomics.store(state, ${FINISHED}, 1);
  };
`;

it('a thread that is loading its modules is stopped only once it has them, and its work is given up', async () => {
  const state = sharedState();
  const threads = createThreads<object, void>({ worker: fileOf('slow', SLOW), most: 1, idle: 0, data: state });
  const working = expect(threads.run({}, 'work')).rejects.toThrow();
  await heard(state, BEGUN);
  const ending = threads.end();
  // a thread that was stopped is gone by now
  for (let turn = 0; turn < 50; turn++) await nextTurn();
  wake(state, MAY_GO_ON);
  await ending;
  await working;
  expect([state[LOADED], state[FINISHED]]).toEqual([1, 0]);
});

it('whoever waits for threads whose file cannot be loaded is told why, and they end all the same', async () => {
  const broken = fileOf('broken', `throw new Error('no file of ours'); export const work = () => 1;`);
  const threads = createThreads<object, number>({ worker: broken, most: 2, idle: 0 });
  const both = [threads.run({}, 'work'), threads.run({}, 'work')];
  for (const one of both) await expect(one).rejects.toThrow('no file of ours');
  const ended = expect(threads.run({}, 'work')).rejects.toThrow('no file of ours');
  await threads.end();
  await ended;
});

it('nothing begins in threads that have ended', async () => {
  const threads = createThreads<object, number>({
    worker: fileOf('one', 'export const work = () => 1;'),
    most: 1,
    idle: 0,
  });
  expect(await threads.run({}, 'work')).toBe(1);
  await threads.end();
  await expect(threads.run({}, 'work')).rejects.toThrow('ended');
});
