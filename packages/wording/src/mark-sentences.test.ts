import { markFamilies } from '@signet/contract';
import { expect, test } from 'vitest';
import { markTitle, markVerdict, tellMarkReason } from './mark-sentences.ts';

test('every way of building a mark is told with the letter that it is built from', () => {
  for (const family of markFamilies) {
    const of = { kind: 'construction', family, letters: 'Q', figures: [5, 'disc'] } as const;
    expect(tellMarkReason(of)).toContain('Q');
    expect(markTitle(of)).toMatch(/^[A-Z]/);
  }
});

test('of two initials it is told what makes one form of them', () => {
  const of = (way: string) =>
    tellMarkReason({ kind: 'construction', family: 'ligature', letters: 'TR', figures: [way] });
  expect(of('bands')).toBe('Your T and R, as bands that pass over and under each other.');
  expect(of('angle')).toBe('Your T and R, the second standing in the angle of the first.');
});

test('a form is told with the keyword that it serves, for and against its quality', () => {
  const soft = { kind: 'form', word: 'soft', quality: 'round', more: true, value: 97 } as const;
  expect(tellMarkReason(soft)).toBe('Soft: far rounder than most marks.');
  expect(tellMarkReason({ ...soft, word: 'durable', more: false })).toContain('far more angular than most');
});

test('the gates answer in words', () => {
  expect(markVerdict()).toBe('Clear at 16 px');
  expect(markVerdict('stroke')).toBe('Too thin at 16 px');
});
