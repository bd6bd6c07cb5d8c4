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
  const streams = Array.from({ length: 4 }, () => follow('one', 'a quiz', status));
  const refused = expect.objectContaining({ code: 'tooManyRequests' });
  expect(() => follow('one', 'a quiz', status)).toThrow(refused);
  streams.push(follow('other', 'a quiz', status));
  streams[0]?.destroy();
  await expect.poll(() => streams[0]?.closed).toBe(true);
  streams.push(follow('one', 'a quiz', status));
  expect(() => follow('one', 'a quiz', status)).toThrow(refused);
  for (const stream of streams) stream.destroy();
});

test('streams of the same quiz look at it together, those of another by themselves', async () => {
  const bell = createBell();
  const follow = createFollowing({ bell, ended: new AbortController().signal });
  /** Each look finds another progress: it is the number of the look. */
  const counting = () => {
    let looks = 0;
    return async () => ({ ...(await status()), progress: (looks += 1) });
  };
  const [mine, others] = [counting(), counting()];
  const streams = [...Array.from({ length: 3 }, () => follow('one', 'mine', mine)), follow('other', 'theirs', others)];
  const seenBy = async (stream: (typeof streams)[number]): Promise<number[]> => {
    const seen: number[] = [];
    for await (const text of stream) {
      seen.push(Number(/"progress":(\d+)/.exec(String(text))?.[1]));
      if (seen.length === 3) break;
    }
    return seen;
  };
  expect(await Promise.all(streams.map(seenBy))).toEqual(streams.map(() => [1, 2, 3]));
});
