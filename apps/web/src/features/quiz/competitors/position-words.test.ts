import { expect, it } from 'vitest';
import { othersOf, positionWords } from './position-words.ts';

it.each([
  [0, 'close to theirs'],
  [0.2, 'close to theirs'],
  [0.25, 'a little apart'],
  [0.5, 'within reach'],
  [0.8, 'clearly apart'],
  [1, 'as far from theirs'],
])('a position of %f is said in words', (standOut, words) => {
  expect(positionWords(standOut, 'theirs')).toContain(words);
});

it('who named no competitors is told of the industry instead', () => {
  expect(positionWords(1, othersOf(0))).toBe('Colors as far from your industry’s as your answers allow');
  expect(positionWords(1, othersOf(1))).toBe('Colors as far from theirs as your answers allow');
});
