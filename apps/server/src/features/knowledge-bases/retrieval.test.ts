import { expect, it, vi } from 'vitest';
import { TooManyWaiting } from '../../jobs/turns.ts';
import { createRetrieval } from './retrieval.ts';

/** Looks that end when they are told to. */
const stage = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const index = {
    asked: async (_ids: readonly string[], words: readonly string[]) => ({ indexIds: ['index'], lexemes: [...words] }),
    quoted: async () => [],
  };
  const finder = {
    find: ({ lexemes }: { lexemes: string[] }) => {
      begun.push(lexemes.join(' '));
      return new Promise<string[]>((done) => ends.push(() => done([])));
    },
  };
  const meaning = { question: async () => undefined };
  const retrieval = createRetrieval({ index, meaning, finder });
  const ask = (asker: string, question: string, signal = new AbortController().signal) =>
    retrieval.search(['base'], question, { most: 5, asker, signal });
  return { begun, ends, ask };
};

it('one who asks much has one look at a time, and another is not kept waiting', async () => {
  const { begun, ends, ask } = stage();
  for (const question of ['first', 'second', 'third']) void ask('ada', question);
  void ask('bob', 'other');
  await vi.waitFor(() => expect(begun.join(' ')).toMatch(/^first other$/));
  ends[0]?.();
  await vi.waitFor(() => expect(begun.join(' ')).toMatch(/^first other second$/));
});

it('a question that is given up is not looked for', async () => {
  const { begun, ends, ask } = stage();
  const given = new AbortController();
  const first = ask('ada', 'first');
  const second = ask('ada', 'second', given.signal);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  given.abort();
  await expect(second).rejects.toThrow(/abort/);
  ends[0]?.();
  await first;
  expect(begun).toHaveLength(1);
});

it('what waits is bounded, for each and for all', async () => {
  const { ask } = stage();
  const refused = (asked: Promise<unknown>[]): Promise<unknown> => Promise.race(asked);
  const own = Array.from({ length: 10 }, (_, at) => ask('ada', `question ${at}`));
  await expect(refused(own)).rejects.toThrow(TooManyWaiting);
  const others = Array.from({ length: 110 }, (_, at) => ask(`person ${at}`, 'question'));
  const outcomes = others.map((one) => one.catch((error: unknown) => error));
  expect(await Promise.race(outcomes)).toBeInstanceOf(TooManyWaiting);
});
