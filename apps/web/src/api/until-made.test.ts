import type { MadeFilesStatus } from '@signet/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilMade } from './until-made.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const status = (changes: Partial<MadeFilesStatus>): MadeFilesStatus => ({
  id: 'a',
  status: 'waiting',
  progress: 0,
  place: 0,
  files: 0,
  message: null,
  errorCode: null,
  ...changes,
});

/** Begins with the first answer, and is given the others one look after the other. */
const watch = (first: MadeFilesStatus, ...answers: (MadeFilesStatus | Error)[]) => {
  const seen: string[] = [];
  const begin = vi.fn(async () => first);
  const look = vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Error || !next) throw next ?? new Error('Nobody was to look again');
    return Response.json(next);
  });
  vi.stubGlobal('fetch', look);
  const over = new AbortController();
  const onStatus = (now: MadeFilesStatus) => void seen.push(`${now.status} ${now.place || now.progress}`);
  const made = untilMade(begin, { onStatus, signal: over.signal });
  made.catch(() => undefined);
  return { made, seen, begin, look, over };
};

it('tells every state on the way, and ends when the files are there', async () => {
  const { made, seen } = watch(
    status({ place: 7 }),
    status({ place: 1 }),
    status({ status: 'making', progress: 50 }),
    status({ status: 'complete', progress: 100, files: 14 }),
  );
  await vi.runAllTimersAsync();
  await made;
  expect(seen).toEqual(['waiting 7', 'waiting 1', 'making 50', 'complete 100']);
});

it('looks less often from further back', async () => {
  const { look } = watch(status({ place: 40 }), status({ place: 2 }), status({ status: 'complete' }));
  await vi.advanceTimersByTimeAsync(1999);
  expect(look).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(look).toHaveBeenCalledTimes(2);
});

it('does not mind a connection that is gone for a moment', async () => {
  const gone = new TypeError('Failed to fetch');
  const { made, seen } = watch(status({ place: 1 }), gone, gone, status({ status: 'complete', progress: 100 }));
  await vi.runAllTimersAsync();
  await made;
  expect(seen).toEqual(['waiting 1', 'complete 100']);
});

it('gives up on a server that stays away', async () => {
  const { made } = watch(status({ place: 1 }));
  await vi.runAllTimersAsync();
  await expect(made).rejects.toThrow();
});

it('fails in the words of the server', async () => {
  const { made } = watch(status({}), status({ status: 'failed', message: 'There is no room.' }));
  await vi.runAllTimersAsync();
  await expect(made).rejects.toThrow('There is no room.');
});

it('waits for what another tab has asked for instead', async () => {
  const { made, begin } = watch(status({}), status({ status: 'superseded' }), status({ status: 'complete' }));
  await vi.runAllTimersAsync();
  await made;
  expect(begin).toHaveBeenCalledTimes(2);
});

it('looks no more once the screen was left', async () => {
  const { made, look, over } = watch(status({ place: 1 }), status({ status: 'complete' }));
  await vi.advanceTimersByTimeAsync(100);
  over.abort();
  await expect(made).rejects.toThrow();
  await vi.runAllTimersAsync();
  expect(look).not.toHaveBeenCalled();
});
