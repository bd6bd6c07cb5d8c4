import { describe, expect, test } from 'vitest';
import { genericFamily } from './generic-family.ts';
import { nearestWeight, weightName } from './weights.ts';

describe('weights have the names of the specification', () => {
  test.each([
    [200, 'Extra Light'],
    [300, 'Light'],
    [400, 'Regular'],
    [500, 'Medium'],
    [600, 'Semi-Bold'],
    [700, 'Bold'],
    [800, 'Extra Bold'],
    [900, 'Black'],
    [100, 'Unknown'],
    [1000, ''],
    [450, 'Unknown'],
  ])('%d is %s', (weight, name) => expect(weightName(weight)).toBe(name));

  test('italic appends the word', () => {
    expect(weightName(600, 'italic')).toBe('Semi-Bold Italic');
    expect(weightName(1, 'italic')).toBe('Unknown Italic');
    expect(weightName(1000, 'italic')).toBe('Italic');
  });
});

describe('the nearest weight is the one a browser takes', () => {
  test.each([
    [400, [300, 400, 700], 400],
    [400, [300, 500], 500],
    [400, [300, 600], 300],
    [450, [400, 500], 500],
    [500, [400, 600], 400],
    [300, [200, 400], 200],
    [300, [400, 700], 400],
    [700, [400, 600], 600],
    [700, [600, 800, 900], 800],
    [900, [400], 400],
  ])('%d of %j is %d', (wanted, available, weight) => expect(nearestWeight(wanted, available)).toBe(weight));

  test('none of none', () => expect(nearestWeight(400, [])).toBeUndefined());
});

test('handwriting and display fall back on cursive, the others on themselves', () => {
  expect(genericFamily('handwriting')).toBe('cursive');
  expect(genericFamily('display')).toBe('cursive');
  expect(genericFamily('a type that nobody knows yet')).toBe('sans-serif');
  for (const type of ['serif', 'sans-serif', 'cursive', 'monospace', 'fantasy'] as const)
    expect(genericFamily(type)).toBe(type);
});
