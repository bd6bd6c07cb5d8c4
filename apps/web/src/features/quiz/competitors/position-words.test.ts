import { expect, it } from 'vitest';
import { positionWords } from './position-words.ts';

it.each([
  [0, 'close to theirs'], [0.2, 'close to theirs'], [0.25, 'a little apart'], [0.5, 'within reach'], [0.8, 'clearly apart'], [1, 'as far from theirs'],
])('a position of %f is said in words', (standOut, words) => {
  expect(positionWords(standOut)).toContain(words);
});
