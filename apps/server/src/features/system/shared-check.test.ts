import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedFor } from './system.routes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A dependency that answers when it is told to. */
const dependency = () => {
  const asked: { answer: () => void; fail: () => void }[] = [];
  const check = () =>
    new Promise<string>((resolve, reject) => {
      const number = asked.length + 1;
      asked.push({ answer: () => resolve(`answer ${number}`), fail: () => reject(new Error(`failure ${number}`)) });
    });
  return { asked, check };
};

it('one check serves whoever asks within its time', async () => {
  const { asked, check } = dependency();
  const shared = sharedFor(1000, check);
  const first = shared();
  asked[0]?.answer();
  expect(await first).toBe('answer 1');
  vi.advanceTimersByTime(999);
  expect(await shared()).toBe('answer 1');
  expect(asked).toHaveLength(1);
});

it('for as long again nobody waits for the next one', async () => {
  const { asked, check } = dependency();
  const shared = sharedFor(1000, check);
  const first = shared();
  asked[0]?.answer();
  await first;
  vi.advanceTimersByTime(1500);
  expect(await shared()).toBe('answer 1');
  expect(asked).toHaveLength(2);
  asked[1]?.answer();
  await vi.waitFor(async () => expect(await shared()).toBe('answer 2'));
});

it('what stopped answering is found out by the first who asks later, and by everybody soon after', async () => {
  const { asked, check } = dependency();
  const shared = sharedFor(1000, check);
  const first = shared();
  asked[0]?.answer();
  await first;
  vi.advanceTimersByTime(2000);
  const late = shared();
  asked[1]?.fail();
  await expect(late).rejects.toThrow('failure 2');
  await expect(shared()).rejects.toThrow('failure 2');
});

it('a check that hangs is made anew for those who come later', async () => {
  const { asked, check } = dependency();
  const shared = sharedFor(1000, check);
  void shared();
  vi.advanceTimersByTime(1000);
  const later = shared();
  asked[1]?.answer();
  expect(await later).toBe('answer 2');
});
