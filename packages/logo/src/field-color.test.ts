import { contrastRatio, type ColorRole } from '@signet/color';
import { describe, expect, test } from 'vitest';
import { fieldFor } from './field-color.ts';

const colors: Record<ColorRole, string> = {
  n1: '#d8cfc0',
  n2: '#ece5d8',
  p1: '#1f5f57',
  p2: '#123a35',
  s1: '#8a2b2b',
  a1: '#f2c230',
  a2: '#8ac4d0',
  b1: '#111111',
  w1: '#ffffff',
  n3: '#f6f2ea',
};

describe('the ground that a logo is shown on', () => {
  test.each(['p1', 'p2', 's1', 'b1'] as const)('%s stands on white', (role) =>
    expect(fieldFor(role, colors)).toBe('w1'),
  );
  test('white stands on the primary color', () => expect(fieldFor('w1', colors)).toBe('p1'));
  test.each(['a1', 'a2'] as const)('%s, too light for white, stands on the primary color', (role) =>
    expect(fieldFor(role, colors)).toBe('p1'),
  );

  test('every logo stands out from its ground by 3 to 1', () => {
    for (const role of ['p1', 'p2', 's1', 'a1', 'a2', 'b1', 'w1'] as const)
      expect(contrastRatio(colors[role], colors[fieldFor(role, colors)])).toBeGreaterThanOrEqual(3);
  });

  test('without a ground that is enough, the one that it stands out from most', () =>
    expect(fieldFor('a1', { a1: '#888888', w1: '#aaaaaa', p1: '#999999' })).toBe('w1'));

  test('a scheme without a ground is refused', () =>
    expect(() => fieldFor('p1', { p1: '#000000' })).toThrow(TypeError));
});
