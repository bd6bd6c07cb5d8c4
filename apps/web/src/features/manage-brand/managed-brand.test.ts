import { expect, it } from 'vitest';
import { colorsOf, faultOf, formOf, managedColors, rebased, requiredColors, type ColorForm } from './managed-brand.ts';

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

const formWith = (colors: Partial<ColorForm>): ColorForm => ({
  ...(Object.fromEntries(managedColors.map((key) => [key, '#111111'])) as ColorForm),
  ...colors,
});

it('what was typed stays where somebody else has saved meanwhile, and the rest is theirs', () => {
  const { form, others } = rebased(
    formWith({ p1: 'AA0000', a1: '#222222' }),
    formWith({}),
    formWith({ p1: '#00bb00', a1: '#222222', s1: '#333333' }),
  );
  expect(form).toEqual(formWith({ p1: 'AA0000', a1: '#222222', s1: '#333333' }));
  expect(others).toEqual(['p1', 's1']);
});

it('after one’s own saving nothing differs', () => {
  const typed = formWith({ p1: '#aa0000' });
  expect(rebased(typed, formWith({}), typed)).toEqual({ form: typed, others: [] });
});
