import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

const messages = (queue: ReturnType<typeof createToastQueue>) => queue.all().map((toast) => toast.message);

describe('notifications have three levels', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('a success hides after 6000 ms, not before', () => {
    const queue = createToastQueue();
    queue.success('Saved');
    vi.advanceTimersByTime(5999);
    expect(messages(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(messages(queue)).toEqual([]);
  });

  it.each(['error', 'warning'] as const)('an %s persists until it is dismissed', (level) => {
    const queue = createToastQueue();
    const id = queue.show(level, 'Not saved');
    vi.advanceTimersByTime(3_600_000);
    expect(messages(queue)).toEqual(['Not saved']);
    queue.dismiss(id);
    expect(messages(queue)).toEqual([]);
  });

  it('several stack, oldest first, and each success keeps its own time', () => {
    const queue = createToastQueue();
    queue.success('first');
    vi.advanceTimersByTime(3000);
    queue.success('second');
    queue.error('third');
    vi.advanceTimersByTime(3000);
    expect(messages(queue)).toEqual(['second', 'third']);
    vi.advanceTimersByTime(3000);
    expect(messages(queue)).toEqual(['third']);
  });

  it('the same message is not shown twice', () => {
    const queue = createToastQueue();
    queue.error('Offline');
    queue.error('Offline');
    expect(messages(queue)).toEqual(['Offline']);
  });

  it('nothing hides while it is being read, and the time starts again afterwards', () => {
    const queue = createToastQueue();
    queue.success('Saved');
    queue.hold();
    vi.advanceTimersByTime(60_000);
    expect(messages(queue)).toEqual(['Saved']);
    queue.release();
    vi.advanceTimersByTime(5999);
    expect(messages(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(messages(queue)).toEqual([]);
  });

  it('tells those who watch, until they stop', () => {
    const queue = createToastQueue();
    const watcher = vi.fn();
    const stop = queue.subscribe(watcher);
    queue.warning('one');
    stop();
    queue.warning('two');
    expect(watcher).toHaveBeenCalledTimes(1);
  });
});
