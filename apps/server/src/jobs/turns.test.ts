import { afterEach, expect, test, vi } from 'vitest';
import { createTurns, TooManyWaiting } from './turns.ts';

afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to, and the order in which it began. */
const stage = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((done) => ends.set(name, () => done(name)));
  };
  const settle = () => new Promise((done) => setImmediate(done));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, work, end, settle };
};

test('owners are served in turn, however much one of them asks for first', async () => {
  const { begun, work, end, settle } = stage();
  const turns = createTurns({ slots: 1, mostWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3']) void turns.run('a', name, work(name));
  void turns.run('b', 'b1', work('b1'));
  void turns.run('c', 'c1', work('c1'));
  await settle();
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('a crowd rests between its turns, as long as is asked, and nobody rests for a single one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { begun, work, end } = stage();
  const turns = createTurns({ slots: 1, mostWaiting: 10, rest: 3 });
  for (const owner of ['a', 'b', 'c']) void turns.run(owner, owner, work(owner));
  await Promise.resolve();
  vi.advanceTimersByTime(1);
  await end('a');
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(3);
  expect(begun).toEqual(['a', 'b']);
  // however long it took
  vi.advanceTimersByTime(1000);
  await end('b');
  await vi.advanceTimersByTimeAsync(5);
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  void turns.run('a', 'again', work('again'));
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.at(-1)).toBe('again');
});

test('an owner has one at a time, also where more could run', async () => {
  const { begun, work, end, settle } = stage();
  const turns = createTurns({ slots: 2, mostWaiting: 10 });
  void turns.run('a', 'a1', work('a1'));
  void turns.run('a', 'a2', work('a2'));
  void turns.run('b', 'b1', work('b1'));
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('an owner who may have more at a time leaves the rest of the slots to others', async () => {
  const { begun, work, end, settle } = stage();
  const turns = createTurns({ slots: 3, each: 2, mostWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3']) void turns.run('a', name, work(name));
  void turns.run('b', 'b1', work('b1'));
  void turns.run('b', 'b2', work('b2'));
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('b2');
});

test('the same work asked for again while it waits or runs is done once', async () => {
  const { begun, work, end, settle } = stage();
  const turns = createTurns({ slots: 1, mostWaiting: 10 });
  const both = [turns.run('a', 'set', work('set')), turns.run('a', 'set', work('again'))];
  await settle();
  await end('set');
  expect(await Promise.all(both)).toEqual(['set', 'set']);
  void turns.run('a', 'set', work('later'));
  await settle();
  expect(begun).toEqual(['set', 'later']);
});

test('work that fails tells who asked, and the next is served', async () => {
  const { begun, work, settle } = stage();
  const turns = createTurns({ slots: 1, mostWaiting: 10 });
  const failing = turns.run('a', 'a1', () => Promise.reject(new Error('broken')));
  void turns.run('a', 'a2', work('a2'));
  await expect(failing).rejects.toThrow('broken');
  await settle();
  expect(begun).toEqual(['a2']);
});

test('an owner with all waiting that may wait is refused more, and others are not', async () => {
  const { work, settle } = stage();
  const turns = createTurns({ slots: 1, mostWaiting: 1 });
  void turns.run('a', 'a1', work('a1'));
  void turns.run('a', 'a2', work('a2'));
  await expect(turns.run('a', 'a3', work('a3'))).rejects.toThrow(TooManyWaiting);
  void turns.run('b', 'b1', work('b1'));
  await settle();
});

test('all owners together are refused more than may wait in all', async () => {
  const { work, settle } = stage();
  const turns = createTurns({ slots: 1, mostWaiting: 5, mostInAll: 2 });
  for (const name of ['a', 'b', 'c']) void turns.run(name, name, work(name));
  await expect(turns.run('d', 'd', work('d'))).rejects.toThrow(TooManyWaiting);
  await settle();
});

test('what is given up while it waits never runs, and its place is free', async () => {
  const { begun, work, end, settle } = stage();
  const turns = createTurns({ slots: 1, mostWaiting: 1 });
  void turns.run('a', 'a1', work('a1'));
  const given = new AbortController();
  const gone = turns.run('b', 'b1', work('b1'), given.signal);
  given.abort(new Error('nobody waits any more'));
  await expect(gone).rejects.toThrow('nobody waits any more');
  void turns.run('b', 'b1', work('b again'));
  await settle();
  await end('a1');
  expect(begun).toEqual(['a1', 'b again']);
});
