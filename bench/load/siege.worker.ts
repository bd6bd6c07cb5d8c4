import { workerData } from 'node:worker_threads';
import type { Siege } from './siege.ts';

const { url, token, atOnce, seconds } = workerData as Siege;
const end = Date.now() + seconds * 1000;

const askOnce = async (): Promise<void> => {
  const answer = await fetch(`${url}/api/recommendations/`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
};

while (Date.now() < end) await Promise.allSettled(Array.from({ length: atOnce }, askOnce));
