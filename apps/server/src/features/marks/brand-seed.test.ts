import { expect, test } from 'vitest';
import { seedOf } from './brand-seed.ts';

test('a brand has the same number each time, however its name is typed', () => {
  expect(seedOf('one', 'Sable')).toBe(seedOf('one', 'SABLE'));
  expect(seedOf('one', 'Café')).toBe(seedOf('one', 'Cafe\u0301'));
});

test('two founders with one name have two numbers, and so have two names of one founder', () => {
  const numbers = [seedOf('one', 'Sable'), seedOf('other', 'Sable'), seedOf('one', 'Sorrel')];
  expect(new Set(numbers).size).toBe(3);
  for (const number of numbers) expect(number).toBeGreaterThan(0);
});
