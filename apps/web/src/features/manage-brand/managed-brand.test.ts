import { expect, it } from 'vitest';
import { colorsOf, faultOf, formOf, managedColors, requiredColors } from './managed-brand.ts';

const colors = Object.fromEntries(requiredColors.map((key) => [key, '#123456'])) as ReturnType<typeof colorsOf>;

it.each(requiredColors)('%s is required, each with its own sentence', (key) => {
  expect(faultOf(key, '')).toBe(`${key.toUpperCase()} color is required`);
});
it('c1 may be left out', () => {
  expect(faultOf('c1', '')).toBeUndefined();
  expect(colorsOf(formOf(colors))).toEqual(colors);
});
it.each(['#12345', 'red', '#1234567', '#12345g'])('%s is no hex color', (typed) => {
  for (const key of managedColors) expect(faultOf(key, typed)).toBe('Invalid hex color (must be 6 digits)');
});
it('a hex may be typed without its sign and in capitals', () => {
  expect(faultOf('p1', 'ABCDEF')).toBeUndefined();
  expect(colorsOf({ ...formOf(colors), p1: 'ABCDEF' }).p1).toBe('#abcdef');
});
it('white stands in for a scheme that names none', () => {
  expect(formOf({ ...colors, w1: undefined }).w1).toBe('#ffffff');
});
