import { expect, test } from 'vitest';
import { labOnPaper } from './lab.ts';

test('colors in CIELAB under D50, as published for sRGB by B. Lindbloom', () => {
  expect(labOnPaper('#ffffff')).toEqual([100, 0, 0]);
  expect(labOnPaper('#000000')).toEqual([0, 0, 0]);
  expect(labOnPaper('#ff0000')).toEqual([54, 81, 70]);
  expect(labOnPaper('#00ff00')).toEqual([88, -79, 81]);
  expect(labOnPaper('#0000ff')).toEqual([30, 68, -112]);
});

test('what is no color is refused', () => expect(() => labOnPaper('red')).toThrow(TypeError));
