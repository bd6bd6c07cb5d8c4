import { expect, it } from 'vitest';
import { fuseWithMeaning } from './rank.ts';

const near = (...scores: number[]) => scores.map((score, at) => ({ id: 'abcdefgh'[at] ?? '', score }));

it('what means just what was asked comes first though it shares no word', () => {
  expect(fuseWithMeaning(['b', 'c', 'd'], near(1000, 500, 480, 470, 0))[0]).toBe('a');
});

it('of what means about the same, what shares words comes first', () => {
  expect(fuseWithMeaning(['b'], near(1000, 950, 0))[0]).toBe('b');
});

it('what shares words and has no meaning of its own is found all the same', () => {
  expect(fuseWithMeaning(['x'], near(10, 0))).toContain('x');
  expect(fuseWithMeaning(['x', 'y'], [])).toEqual(['x', 'y']);
});
