import { expect, test } from 'vitest';
import { textContrast } from '@signet/color';
import { paletteOf } from './palette.ts';

const palette = paletteOf({
  p1: '#a6432a',
  p2: '#3b1d14',
  s1: '#5c6b3f',
  a1: '#e0a04a',
  a2: '#efdcc0',
  n1: '#d9c9b2',
  n2: '#eadfce',
  n3: '#f9f2e7',
  b1: '#221512',
  w1: '#ffffff',
});

test('text takes p2 where that is legible, and white where nothing darker is', () => {
  expect(palette.textOn(['n3'])).toBe('p2');
  expect(palette.textOn(['p1'])).toBe('w1');
});

test('text is legible on all that may lie behind it at once', () => {
  const grounds = ['n3', { from: 'n3', to: 'a1', share: 0.5 }, 'a1'] as const;
  const ink = palette.textOn(grounds, 'p1');
  for (const ground of grounds) expect(palette.contrast(ink, ground)).toBeGreaterThanOrEqual(textContrast);
});

test('a wished ink is taken where it is legible and passed over where it is not', () => {
  expect(palette.textOn(['n3'], 'p1')).toBe('p1');
  expect(palette.textOn(['p2'], 'p1')).not.toBe('p1');
});

test('an ornament that would vanish in its neighbor gives its place to another color', () => {
  expect(palette.ornament('a1', 'n3')).toBe('a1');
  const instead = palette.ornament('n2', 'n3');
  expect(instead).not.toBe('n2');
  expect(palette.apart(instead, 'n3')).toBeGreaterThanOrEqual(0.06);
});
