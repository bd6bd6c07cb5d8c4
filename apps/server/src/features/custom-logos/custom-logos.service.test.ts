import { expect, it, vi } from 'vitest';
import type { Acting } from '../../http/acting.ts';
import { createCustomLogos } from './custom-logos.service.ts';

const nothing = () => Promise.reject(new Error('nothing else is asked'));

it('logos that wait to be cleaned are read already, so that no connection is cut off meanwhile', async () => {
  const service = createCustomLogos({
    blobs: { put: nothing, get: nothing, delete: nothing, sweep: nothing } as never,
    selections: { activeOf: nothing, setCustomLogos: nothing, customLogosAmong: nothing },
    drawnFrom: nothing,
    clean: () => new Promise(() => undefined),
    now: () => new Date(),
  });
  const read: string[] = [];
  for (const owner of ['ada', 'grace', 'mary', 'ida', 'emmy'])
    void service.set({ owner: { _id: owner } } as Acting, 'a quiz', async () => {
      read.push(owner);
      return [];
    });
  await vi.waitFor(() => expect(read).toHaveLength(5));
});
