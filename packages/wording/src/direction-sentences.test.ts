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
  expect(told({ answer: 'favorite', name: 'Mustard' })).toMatch(/^Your favorite Mustard leads, and /);
  expect(told({ answer: 'company-name', name: 'Root' })).toMatch(/^Your name says Root, /);
  expect(told({ answer: 'industry', name: 'Games' })).toMatch(/^This is at home in Games: /);
});

test('each kind of palette is told in words of its own', () => {
  expect(new Set(kinds.map((composition) => told({ composition }))).size).toBe(kinds.length);
});
