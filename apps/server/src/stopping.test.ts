import { describe, expect, it } from 'vitest';
import { createStopping } from './stopping.ts';

describe('stopping', () => {
  it('closes the latest first', async () => {
    const closed: string[] = [];
    const stopping = createStopping(() => undefined);
    for (const what of ['lock', 'database', 'answers']) stopping.add(what, () => void closed.push(what));
    expect(await stopping.run()).toBe(true);
    expect(closed).toEqual(['answers', 'database', 'lock']);
  });

  it('leaves what hangs or fails, tells of it, and closes the rest', async () => {
    const [told, closed]: [unknown[], string[]] = [[], []];
    const stopping = createStopping((problem) => void told.push(problem));
    const failure = new Error('no');
    stopping.add('lock', () => void closed.push('lock'));
    stopping.add('work', () => Promise.reject(failure));
    stopping.add('database', () => new Promise(() => undefined), 10);
    expect(await stopping.run()).toBe(false);
    expect(closed).toEqual(['lock']);
    expect(told).toEqual([expect.stringContaining('database'), failure]);
  });
});
