import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Somebody who asks for their recommendations `atOnce` times at the same moment, over and over, for `seconds`. */
export type Siege = { url: string; token: string; atOnce: number; seconds: number };

/** In a thread of its own: what it does with the answers must not slow those who measure. */
export const besiege = async (siege: Siege): Promise<void> => {
  const worker = new Worker(new URL('./siege.worker.ts', import.meta.url), { workerData: siege });
  await once(worker, 'exit');
};
