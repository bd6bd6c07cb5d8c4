import type { DirectionReason } from '@signet/contract';
import { expect, test } from 'vitest';
import { tellReason } from './tell-reason.ts';

const kinds = [
  'ink-and-one',
  'one-voice',
  'voice-and-spark',
  'duet',
  'neighbors',
  'heritage',
  'earth',
  'night',
  'tender',
  'fair',
];
const told = (reason: Partial<DirectionReason>): string =>
  tellReason({
    kind: 'direction',
    composition: 'duet',
    answer: 'keyword',
    subject: 'bold',
    name: 'Bold',
    value: 1,
    ...reason,
  }).sentence;

test('a direction is told as one sentence that begins with the answer it follows', () => {
  expect(told({})).toBe('You chose Bold, so two colors share the stage.');
  expect(told({ answer: 'favorite', name: 'Navy', ledBy: 'itself' })).toMatch(/^Your favorite Navy leads, and /);
  expect(told({ answer: 'company-name', name: 'Root' })).toMatch(/^Your name says Root, /);
  expect(told({ answer: 'industry', name: 'Games' })).toMatch(/^This is at home in Games: /);
});

test('a favorite is said to lead only where it is the primary color itself', () => {
  const others = (['darker', 'relative', undefined] as const).map((ledBy) =>
    told({ answer: 'favorite', name: 'Coral', ...(ledBy ? { ledBy } : {}) }),
  );
  expect(new Set(others).size).toBe(3);
  for (const sentence of others) {
    expect(sentence).toContain('your favorite Coral');
    expect(sentence).not.toContain('Your favorite Coral leads');
  }
});

test('a keyword that does not ask for a kind of palette is not given as its reason', () => {
  expect(told({ name: 'Grounded', value: 0.1 })).toBe('Another way to say Grounded: two colors share the stage.');
});

test('each kind of palette is told in words of its own', () => {
  expect(new Set(kinds.map((composition) => told({ composition }))).size).toBe(kinds.length);
});
