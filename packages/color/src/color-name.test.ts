import { expect, test } from 'vitest';
import { clearNameOf, labOf } from './index.ts';

test.each([
  ['#d8232a', 'red'],
  ['#0044cc', 'blue'],
  ['#7a4a1e', 'brown'],
  ['#8a2fb0', 'purple'],
  ['#f58a1f', 'orange'],
  ['#0a0a0b', 'black'],
  ['#ffffff', 'white'],
  ['#8d9095', 'gray'],
])('%s is plainly %s', (hex, name) => {
  expect(clearNameOf(labOf(hex))).toBe(name);
});

test('between two names a color has none', () => {
  // half way from blue to purple
  expect(clearNameOf({ lightness: 43.5, a: 37.5, b: -49.5 })).toBeUndefined();
});
