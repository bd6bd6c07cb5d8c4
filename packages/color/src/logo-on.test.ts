import { expect, test } from 'vitest';
import { logoOn } from './logo-on.ts';

const colors = { p1: '#9c3b1b', w1: '#ffffff', p2: '#4a1f12', b1: '#1a1512' } as const;

test.each([
  ['the primary color where it stands out', '#faf5ee', 'p1'],
  ['else white', '#9c3b1b', 'w1'],
  ['else the deeper color, though black would stand out more', '#e0a050', 'p2'],
  ['else black', '#8a8a8a', 'b1'],
])('%s', (_title, ground, logo) => {
  expect(logoOn(colors, ground)).toBe(logo);
});

test('where none stands out enough, the clearest', () => {
  expect(logoOn({ p1: '#808080', w1: '#999999', p2: '#aaaaaa' }, '#707070')).toBe('p2');
  expect(logoOn({}, '#ffffff')).toBeUndefined();
});
