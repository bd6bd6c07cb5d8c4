import { afterAll, expect, it } from 'vitest';
import { MEANING_BYTES } from '../meaning/vector.ts';
import { createFinder } from './finder.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    words: at === count - 1 ? "'last':1" : "'any':1",
    vector: Buffer.alloc(MEANING_BYTES, at === 7 ? 1 : 0),
  }));

/** An index store that counts what it is asked for. */
const storeOf = (all: Record<string, ReturnType<typeof many>>) => {
  const asked = { slices: 0, words: 0 };
  const index = {
    async passagesAfter(indexId: string, after: string, most: number) {
      asked.slices += 1;
      return (all[indexId] ?? []).filter(({ id }) => Number(id) > Number(after)).slice(0, most);
    },
    async byWords() {
      asked.words += 1;
      return ['3'];
    },
  };
  return { asked, index };
};
const small = storeOf({ one: many(2500), two: [] });
const large = storeOf({ huge: many(50_001) });
const finders = [createFinder(small), createFinder(large)] as const;
afterAll(() => Promise.all(finders.map((one) => one.close())));

const wanted = { meant: undefined, most: 5 };

it('an index is read once, in slices, however many ask at once, and is asked from then on', async () => {
  const ask = () => finders[0].find({ ...wanted, indexIds: ['one'], lexemes: ['last'] });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([['2500'], ['2500'], ['2500']]);
  expect(await ask()).toEqual(['2500']);
  expect(small.asked).toEqual({ slices: 3, words: 0 });
});

it('what a question means finds a passage that shares no word with it', async () => {
  const meant = new Int8Array(MEANING_BYTES).fill(1);
  expect((await finders[0].find({ indexIds: ['one'], lexemes: [], meant, most: 1 }))[0]).toBe('8');
});

it('an index without passages has none', async () => {
  expect(await finders[0].find({ ...wanted, indexIds: ['two'], lexemes: ['last'] })).toEqual([]);
});

it('of an index that is too large to be held whole, Postgres says which passages share words', async () => {
  const ask = () => finders[1].find({ ...wanted, indexIds: ['huge'], lexemes: ['last'] });
  expect(await ask()).toEqual(['3']);
  expect(await ask()).toEqual(['3']);
  expect(large.asked.words).toBe(2);
});

it('indexes that have no room together are not brought for every question: those that have are weighed', async () => {
  const store = storeOf({ first: many(2500), second: many(2500), third: many(2500) });
  // room for two of three: each is some 1.3 MB of meanings
  const finder = createFinder({ ...store, mostBytes: 3_000_000 });
  const meant = new Int8Array(MEANING_BYTES).fill(1);
  const ask = () => finder.find({ indexIds: ['first', 'second', 'third'], lexemes: ['last'], meant, most: 5 });
  const found = await ask();
  expect(found, 'by its meaning').toContain('8');
  const { slices } = store.asked;
  for (let times = 0; times < 3; times += 1) expect(await ask()).toEqual(found);
  expect(store.asked.slices).toBe(slices);
  await finder.close();
});
