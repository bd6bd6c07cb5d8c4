import { describe, expect, it } from 'vitest';
import { MEANING_BYTES } from '../meaning/vector.ts';
import { createIndexBuilder, type HeldIndex } from './held-index.ts';
import { byWords, closest } from './weigh.ts';

/** A meaning that points one way, as far as it is told. */
const towards = (place: number, far = 100): Int8Array => {
  const vector = new Int8Array(MEANING_BYTES);
  vector[place] = far;
  return vector;
};

type Told = { id: string; words: string; meaning?: Int8Array };
const indexOf = (...slices: readonly Told[][]): HeldIndex => {
  const builder = createIndexBuilder();
  for (const told of slices) {
    const vectors = new Int8Array(told.length * MEANING_BYTES);
    told.forEach(({ meaning }, at) => vectors.set(meaning ?? [], at * MEANING_BYTES));
    builder.add({
      ids: told.map(({ id }) => id),
      words: told.map(({ words }) => words),
      vectors,
      meant: Uint8Array.from(told, ({ meaning }) => (meaning ? 1 : 0)),
    });
  }
  return builder.finish();
};

describe('passages that share words with a question', () => {
  it('come with the rare word first, and none that shares no word', () => {
    const index = indexOf([
      { id: '1', words: "'cash':1 'month':2" },
      { id: '2', words: "'month':1 'runway':2" },
      { id: '3', words: "'month':1 'team':2" },
      { id: '4', words: "'team':1" },
    ]);
    expect(byWords([index], ['month', 'runway'])).toEqual(['2', '1', '3']);
    expect(byWords([index], ['nothing'])).toEqual([]);
    expect(byWords([index], [])).toEqual([]);
  });

  it('come first where it stands in the heading', () => {
    const index = indexOf([
      { id: '1', words: "'runway':1 'team':2 'word':3" },
      { id: '2', words: "'runway':1A 'team':2 'word':3" },
    ]);
    expect(byWords([index], ['runway'])).toEqual(['2', '1']);
  });

  it('are found over several indexes and their slices, by words with a quote in them as well', () => {
    const one = indexOf(
      [{ id: '1', words: "'o''clock':3 'team':1,2" }],
      [{ id: '2', words: "'o''clock':2 'runway':1" }],
    );
    const other = indexOf([{ id: '3', words: "'runway':1 'team':2" }]);
    expect(byWords([one, other], ['runway']).toSorted()).toEqual(['2', '3']);
    expect(byWords([one, other], ["o'clock"]).toSorted()).toEqual(['1', '2']);
  });
});

describe('the passages closest to a question', () => {
  const index = indexOf(
    [
      { id: '1', words: "'cash':1", meaning: towards(0) },
      { id: '2', words: "'team':1", meaning: towards(1) },
    ],
    [
      { id: '3', words: "'runway':1", meaning: towards(2) },
      { id: '4', words: "'runway':1" },
    ],
  );

  it('are those that mean the same, then the rest; one without a meaning is found by its words alone', () => {
    expect(closest([index], [], towards(1))[0]).toBe('2');
    expect(closest([index], [], towards(1))).not.toContain('4');
    expect(closest([index], ['4'], towards(1))).toContain('4');
    expect(closest([index], [], towards(2))[0]).toBe('3');
  });

  it('are lifted by words that they share, where the meaning says as much of both', () => {
    const between = towards(0);
    between[1] = 100;
    expect(closest([index], ['2'], between)[0]).toBe('2');
    expect(closest([index], ['1'], between)[0]).toBe('1');
  });

  it('are those of the words where nobody knows what the question means', () => {
    expect(closest([index], ['4', '3'], undefined)).toEqual(['4', '3']);
  });
});
