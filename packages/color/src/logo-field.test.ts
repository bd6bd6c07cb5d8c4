import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { logoField } from './logo-field.ts';
import { colorRoles } from './scheme.ts';

const colors = {
  p1: '#2f5d50',
  p2: '#173b32',
  s1: '#7a4b2a',
  a1: '#d98e3f',
  a2: '#e8c48c',
  n1: '#5b5f5d',
  n2: '#dfe3e0',
  n3: '#f5f3ee',
  b1: '#141716',
  w1: '#fffdf9',
} as const;

describe('the field of a logo', () => {
  test('is the light background of the brand for dark colors, and a dark one for white', () => {
    expect((['p1', 'p2', 's1', 'n1', 'b1'] as const).map((role) => logoField(role, colors))).toEqual(
      Array.from({ length: 5 }, () => 'n3'),
    );
    expect(logoField('w1', colors)).toBe('p1');
  });

  test.each(colorRoles)('%s stands out from it by 3 to 1', (role) => {
    expect(contrastRatio(colors[role], colors[logoField(role, colors)])).toBeGreaterThanOrEqual(3);
  });

  test('is what the logo stands out from most where nothing reaches that, and never its own color', () => {
    expect(logoField('a1', { a1: '#888888', w1: '#aaaaaa', p1: '#999999' })).toBe('w1');
    expect(logoField('p1', { p1: '#eeeeee', p2: '#eeeeee', n3: '#f0f0f0', w1: '#ffffff' })).toBe('w1');
  });

  test('is refused for a scheme that has nothing to show a logo on', () => {
    expect(() => logoField('p1', { p1: '#000000' })).toThrow(TypeError);
  });
});
