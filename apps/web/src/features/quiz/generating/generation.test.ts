import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPLETING_FAILED, GENERATING_FAILED, startGeneration } from './generation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The screen with logos and completion that answer when told to. */
const open = () => {
  const logos = Promise.withResolvers<void>();
  const completion = Promise.withResolvers<void>();
  const seen = { whole: false, percent: 0, completions: 0, done: false, failure: undefined as string | undefined };
  const generation = startGeneration({
    makeLogos: () => logos.promise,
    complete: () => {
      seen.completions += 1;
      return completion.promise;
    },
    onProgress: (percent) => void (seen.percent = percent),
    onWhole: () => void (seen.whole = true),
    onDone: () => void (seen.done = true),
    onFailure: (message) => void (seen.failure = message),
  });
  return { ...generation, logos, completion, seen };
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the generating bar', () => {
  it('rises by 1 every 110 ms once the intro has played', async () => {
    const { introOver, seen } = open();
    await pass(2600);
    expect(seen.percent).toBe(0);
    introOver();
    await pass(109);
    expect(seen.percent).toBe(0);
    await pass(1);
    expect(seen.percent).toBe(1);
    await pass(110 * 9);
    expect(seen.percent).toBe(10);
  });
  it('starts after 5000 ms although no intro has played', async () => {
    const { seen } = open();
    await pass(5000);
    expect(seen.percent).toBe(0);
    await pass(110);
    expect(seen.percent).toBe(1);
  });
  it('is not made faster by an intro that ends after the fallback', async () => {
    const { introOver, seen } = open();
    await pass(5000);
    introOver();
    await pass(1100);
    expect(seen.percent).toBe(10);
  });
  it('holds at 99 until the logos are there, and completes the quiz once', async () => {
    const { introOver, logos, completion, seen } = open();
    introOver();
    await pass(110 * 300);
    expect(seen).toMatchObject({ percent: 99, completions: 0 });
    logos.resolve();
    await pass(110);
    expect(seen).toMatchObject({ percent: 100, completions: 1, done: false });
    completion.resolve();
    await pass(1100);
    expect(seen).toMatchObject({ completions: 1, done: true });
  });
  it('does not jump when the logos are there early', async () => {
    const { introOver, logos, seen } = open();
    logos.resolve();
    introOver();
    await pass(110 * 99);
    expect(seen).toMatchObject({ percent: 99, completions: 0 });
    await pass(110);
    expect(seen).toMatchObject({ percent: 100, completions: 1 });
  });
});

describe('Skip', () => {
  it('is offered once everything is whole, and completes the quiz once, without the rest of the bar', async () => {
    const { skip, introOver, logos, completion, seen } = open();
    skip();
    expect(seen).toMatchObject({ whole: false, completions: 0, percent: 0 });
    logos.resolve();
    await pass(0);
    expect(seen.whole).toBe(true);
    skip();
    expect(seen).toMatchObject({ percent: 100, completions: 1 });
    skip();
    introOver();
    await pass(110 * 200);
    completion.resolve();
    await pass(0);
    expect(seen).toMatchObject({ completions: 1, done: true });
  });
});

describe('when something fails', () => {
  it('logos that cannot be made end it with their message, and the quiz is not completed', async () => {
    const { introOver, logos, seen } = open();
    introOver();
    logos.reject(new Error('503'));
    await pass(110 * 200);
    expect(seen).toMatchObject({ failure: GENERATING_FAILED, completions: 0, percent: 0 });
  });
  it('a quiz that cannot be completed ends it with its own message', async () => {
    const { introOver, logos, completion, seen } = open();
    introOver();
    logos.resolve();
    await pass(110 * 100);
    completion.reject(new Error('500'));
    await pass(0);
    expect(seen).toMatchObject({ failure: COMPLETING_FAILED, done: false });
  });
  it('nothing is heard of it after the screen was left', async () => {
    const { introOver, logos, stop, seen } = open();
    introOver();
    await pass(1100);
    stop();
    logos.reject(new Error('gone'));
    await pass(110 * 200);
    expect(seen).toMatchObject({ percent: 10, completions: 0, failure: undefined, done: false });
  });
});
