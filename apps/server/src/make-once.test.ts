import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { createMakeOnce } from './make-once.ts';

test('what thirty ask for at the same moment is made once, and kept', async () => {
  const once = createMakeOnce(new LRUCache<string, { of: number }>({ max: 4 }));
  let made = 0;
  const make = async () => ({ of: ++made });
  const asked = await Promise.all(Array.from({ length: 30 }, () => once('book', make)));
  expect(new Set(asked)).toEqual(new Set([{ of: 1 }]));
  expect(await once('book', make)).toEqual({ of: 1 });
  expect(await once('another', make)).toEqual({ of: 2 });
});

test('what failed is told to all who waited, and made anew for the next', async () => {
  const once = createMakeOnce(new LRUCache<string, object>({ max: 4 }));
  const fail = () => Promise.reject(new Error('no database'));
  const asked = await Promise.allSettled([once('book', fail), once('book', fail)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await once('book', async () => ({ drawn: true }))).toEqual({ drawn: true });
});
