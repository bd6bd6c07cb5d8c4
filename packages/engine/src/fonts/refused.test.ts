import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { refusals, refusedShare } from './refused.ts';

const brain = await readDefaultBrain();

test('every word that letters contradict is a keyword', () => {
  const keywords = new Set(brain.keywords.map(({ _id }) => _id));
  const words = [...refusals().values()].flatMap((list) => [...list]);
  expect(words.filter((word) => !keywords.has(word))).toEqual([]);
});

test('letters are contradicted by the share of the words that they go against', () => {
  expect(refusedShare('slab', ['poetic', 'tender', 'sturdy', 'frank'])).toBe(0.5);
  expect(refusedShare('slab', ['sturdy', 'frank', 'rugged'])).toBe(0);
  expect(refusedShare('humanist', ['poetic'])).toBe(0);
  expect(refusedShare('slab', [])).toBe(0);
});
