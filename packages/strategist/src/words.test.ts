import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

it('takes a word for itself, also one that JavaScript has a meaning for', () => {
  expect(wordsOf('the constructor of a site, __proto__ and colour')).toEqual([
    'the',
    'constructor',
    'of',
    'a',
    'site',
    'proto',
    'and',
    'color',
  ]);
});
