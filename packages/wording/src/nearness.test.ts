import { expect, test } from 'vitest';
import { nearnessInWords } from './nearness.ts';

test('how near a competitor stands is said in words, and close is what we keep away from', () => {
  expect([0.11, 0.15, 0.39].map((distance) => nearnessInWords(distance, 0.15))).toEqual([
    'close to yours',
    'different from yours',
    'very different from yours',
  ]);
});
