import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { colorsNamed, shareOf, wordsOf } from './name-words.ts';

const brain = await readDefaultBrain();

test.each([
  ['Blue Hour', 'cobalt'],
  ['Синий час', 'cobalt'],
  ['Чёрная Кошка', 'black'],
  ['Зелена Хата', 'emerald'],
  ['Γαλάζιο Κύμα', 'sky'],
  ['חוט אדום', 'crimson'],
  ['البيت الأخضر', 'emerald'],
  ['빨강 우산', 'crimson'],
  ['Grün & Söhne', 'emerald'],
])('a name with a plain word for a color names that color in its own language: %s', (name, family) => {
  expect(colorsNamed(brain, name)[0]?.family._id).toBe(family);
});

test('the words of the two sheets of names are read as they are written', () => {
  const written = [...brain.nameWords, ...brain.nameMaterials].map(({ word }) => word);
  expect(written.filter((word) => [...wordsOf(word).keys()].join(' ') !== word)).toEqual([]);
});

test('a curator may write a word with its accents', () => {
  const withAccent = { ...brain, nameWords: [{ word: 'bl\u00e9', colorFamily_id: 'amber', strength: 1, motif: '' }] };
  expect(colorsNamed(withAccent as typeof brain, 'Maison Bl\u00e9').map(({ asWritten }) => asWritten)).toEqual([
    'Bl\u00e9',
  ]);
});

test('a name of two colors names both', () => {
  expect(colorsNamed(brain, 'Saffron & Slate').map(({ word }) => word)).toEqual(
    expect.arrayContaining(['saffron', 'slate']),
  );
});

test('a word that only begins like a color names none', () => {
  expect(colorsNamed(brain, 'Синица')).toEqual([]);
});

test('the end of a long word of a name says more than its beginning, and short words say nothing in others', () => {
  expect(shareOf('grass', 'grass')).toBe(1);
  expect(shareOf('switchgrass', 'grass')).toBeGreaterThan(shareOf('grasshopper', 'grass'));
  expect(shareOf('grasshopper', 'grass')).toBeGreaterThan(0);
  expect([shareOf('season', 'sea'), shareOf('grassy', 'grass')]).toEqual([0, 0]);
});
