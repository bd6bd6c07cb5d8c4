import { expect, test } from 'vitest';
import type { ResearchStatus } from '@signet/contract';
import { createBell, createFollowing } from './following.ts';

const status = async (): Promise<ResearchStatus> => ({
  progress: 10,
  scrapeStatus: 'inProgress',
  lastModified: null,
  companies: [],
  industry: [],
});

test('one person follows in four streams at once, whoever else does; one that has ended makes room', async () => {
  const follow = createFollowing({ bell: createBell(), ended: new AbortController().signal });
  const streams = Array.from({ length: 4 }, () => follow('one', status));
  const refused = expect.objectContaining({ code: 'tooManyRequests' });
  expect(() => follow('one', status)).toThrow(refused);
  streams.push(follow('other', status));
  streams[0]?.destroy();
  await expect.poll(() => streams[0]?.closed).toBe(true);
  streams.push(follow('one', status));
  expect(() => follow('one', status)).toThrow(refused);
  for (const stream of streams) stream.destroy();
});
