import { getPriority } from 'node:os';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const PROBE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { readlinkSync } = require('node:fs');
  const { getPriority } = require('node:os');
  import(workerData).then(({ giveWay }) => {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    const before = getPriority(thread);
    giveWay();
    parentPort.postMessage([before, getPriority(thread)]);
  });
`;

it.runIf(existsSync('/proc/thread-self'))('lets the thread that calls it give way, and no other', async () => {
  const worker = new Worker(PROBE, { eval: true, workerData: new URL('./give-way.ts', import.meta.url).href });
  const before = getPriority();
  const [own, after] = await new Promise<[number, number]>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  );
  expect(after).toBeGreaterThan(own);
  expect(getPriority()).toBe(before);
  await worker.terminate();
});
