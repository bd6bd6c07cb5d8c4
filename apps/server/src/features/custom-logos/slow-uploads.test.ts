import { setTimeout as pause } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { Acting } from '../../http/acting.ts';
import { createCustomLogos } from './custom-logos.service.ts';
import { sentFiles } from './sent-files.ts';

const contentType = 'multipart/form-data; boundary=x';

it('a body that comes too slowly is refused, and its connection is left for the refusal', async () => {
  const body = new PassThrough();
  body.write('--x');
  await expect(sentFiles(body, { contentType, mostBytes: 1000, mostMs: 50 })).rejects.toMatchObject({ status: 408 });
  expect(body.destroyed).toBe(false);
});

it('a body that is too large is refused, and its connection is left for the refusal', async () => {
  const body = new PassThrough();
  body.write(Buffer.alloc(1001));
  await expect(sentFiles(body, { contentType, mostBytes: 1000 })).rejects.toMatchObject({ status: 413 });
  expect(body.destroyed).toBe(false);
});

it('whoever sends slowly holds up nobody else', async () => {
  const logos = createCustomLogos({
    blobs: { put: async () => undefined } as never,
    selections: { setCustomLogos: async () => ({ version: 2 }) } as never,
    drawnFrom: async () => [],
    clean: async () => [],
    now: () => new Date(),
  });
  const acting = (id: string) => ({ owner: { _id: id } }) as Acting;
  const slow = Promise.withResolvers<never[]>();
  const quizId = '00000000-0000-4000-8000-000000000000';
  const held = logos.set(acting('slow'), quizId, () => slow.promise);
  const other = logos.set(acting('other'), quizId, async () => []);
  expect(await Promise.race([other, pause(1000, 'held up')])).toMatchObject({ hasCustomLogos: true });
  slow.resolve([]);
  await held;
});
