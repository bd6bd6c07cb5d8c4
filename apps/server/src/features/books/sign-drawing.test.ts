import type { BookBrand } from '@signet/book';
import { describe, expect, it } from 'vitest';
import { signDrawings } from './sign-drawing.ts';

/** A logo so many capitals wide and high. */
const brand = (wide: number, high: number): BookBrand => {
  const scene = { x: 0, y: 0, width: wide * 70, height: high * 70, label: '', shapes: [] };
  return {
    logo: { lockups: [{ lockup: 'horizontal', scene }], capHeight: 70 },
    drawing: {},
    stroke: 0.2,
  } as unknown as BookBrand;
};

describe('a sign in millimeters', () => {
  it.each([
    ['a name of one line', 5, 1.3],
    ['a long name', 24, 1.7],
    ['three lines', 9, 4.6],
    ['one letter', 0.9, 1],
  ])('has the logo in the middle with one capital free around it: %s', (_what, wide, high) => {
    const signs = signDrawings(brand(wide, high));
    expect(signs).toHaveLength(2);
    for (const { width, height, capital, logo, stroke, readFrom } of signs) {
      expect(capital % 5).toBe(0);
      expect(logo.left).toBeGreaterThanOrEqual(capital);
      expect(logo.top).toBeGreaterThanOrEqual(capital);
      expect(Math.abs(width - logo.width - 2 * logo.left)).toBeLessThanOrEqual(1);
      expect(Math.abs(height - logo.height - 2 * logo.top)).toBeLessThanOrEqual(1);
      expect(stroke).toBe(capital / 5);
      expect(readFrom).toBe(Math.floor(capital * 0.3));
    }
  });
});
