import { expect, it } from 'vitest';
import { BodyTooLarge, readBody } from './read-body.ts';

/** An answer without an end, and how much of it was taken. */
const endless = () => {
  const told = { pieces: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        told.pieces += 1;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel: () => void (told.cancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { told, response: new Response(body) };
};

it('an answer without an end is given up where it grows too large', async () => {
  const { told, response } = endless();
  await expect(readBody(response, 10 * 1024)).rejects.toThrow(BodyTooLarge);
  expect(told).toEqual({ pieces: 11, cancelled: true });
});

it('an answer of just the size is read whole, also where a letter lies across two pieces', async () => {
  const bytes = new TextEncoder().encode('Żółć');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readBody(new Response(body), bytes.length)).toBe('Żółć');
});

it('an answer without a body is empty', async () => expect(await readBody(new Response(null), 1)).toBe(''));
