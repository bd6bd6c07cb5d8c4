import { expect, it } from 'vitest';
import type { ChatEvent } from '@signet/contract';
import { linesOf } from './lines.ts';

const text = (of: string): ChatEvent => ({ type: 'text', text: of });
const said = (line: string): string[] =>
  line
    .trim()
    .split('\n')
    .map((one) => (JSON.parse(one) as { text: string }).text);

it('sends the first words at once, then together what is there together', async () => {
  const { promise: later, resolve } = Promise.withResolvers<void>();
  const lines = linesOf(
    (async function* write(): AsyncGenerator<ChatEvent> {
      yield text('one');
      yield text('two');
      yield text('three');
      await later;
      yield text('four');
    })(),
  );
  const next = async () => said(String((await lines.next()).value));
  expect(await next()).toEqual(['one']);
  expect(await next()).toEqual(['two', 'three']);
  resolve();
  expect(await next()).toEqual(['four']);
  expect((await lines.next()).done).toBe(true);
});

it('ends the answer of whoever leaves, also of one that fails meanwhile', async () => {
  let isEnded = false;
  const lines = linesOf(
    (async function* write(): AsyncGenerator<ChatEvent> {
      try {
        yield text('one');
        throw new Error('nobody hears this');
      } finally {
        isEnded = true;
      }
    })(),
  );
  await lines.next();
  await lines.return(undefined);
  expect(isEnded).toBe(true);
});

it('hands on what goes wrong while it is read', async () => {
  const lines = linesOf(
    (async function* write(): AsyncGenerator<ChatEvent> {
      yield text('one');
      throw new Error('broken');
    })(),
  );
  await lines.next();
  await expect(lines.next()).rejects.toThrow('broken');
});
