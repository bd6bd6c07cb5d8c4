import { expect, test } from 'vitest';
import { initialOf } from './construction.ts';

test.each([
  ['Thornbury & Vale', 'T'],
  ['“Ox” & Co', 'O'],
  ['Живая Вода', 'Ж'],
  ['7even', '7'],
  ['&', '&'],
])('%s has the letter of its profile picture on the board: %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
