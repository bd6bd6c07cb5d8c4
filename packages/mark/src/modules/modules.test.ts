import { expect, test } from 'vitest';
import { pointContacts, traceModules } from './trace-modules.ts';

test('modules that share a side become one outline, without the side', () => {
  expect(traceModules({ columns: 2, rows: 1, tiles: ['full', 'full'] })).toEqual([
    ['M', 0, 0],
    ['L', 2, 0],
    ['L', 2, 1],
    ['L', 0, 1],
    ['Z'],
  ]);
});

test('a quarter disc is drawn by one curve about its full corner', () => {
  const path = traceModules({ columns: 1, rows: 1, tiles: ['disc0'] });
  expect(path.map(([type]) => type).join('')).toBe('MLLCZ');
});

test('modules that touch by a point only are counted', () => {
  expect(pointContacts({ columns: 2, rows: 2, tiles: ['full', 'empty', 'empty', 'full'] })).toBe(1);
  expect(pointContacts({ columns: 2, rows: 2, tiles: ['full', 'full', 'empty', 'full'] })).toBe(0);
});
