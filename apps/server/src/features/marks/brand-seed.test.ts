import { expect, test } from 'vitest';
import { brandSeed } from './brand-seed.ts';

test('a brand has the same number each time, however its name is typed', () => {
  expect(brandSeed('one', 'Sable')).toBe(brandSeed('one', 'SABLE'));
  expect(brandSeed('one', 'Café')).toBe(brandSeed('one', 'Cafe\u0301'));
});

test('two founders with one name have two numbers, and so have two names of one founder', () => {
  const numbers = [brandSeed('one', 'Sable'), brandSeed('other', 'Sable'), brandSeed('one', 'Sorrel')];
  expect(new Set(numbers).size).toBe(3);
  for (const number of numbers) expect(number).toBeGreaterThan(0);
});
