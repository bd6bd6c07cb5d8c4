import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { svgNumber } from './numbers.ts';

describe('numbers in drawings', () => {
  test.each([
    [1, '1'],
    [0.5, '0.5'],
    [1 / 3, '0.333'],
    [-0, '0'],
    [-0.0001, '0'],
    [1e-7, '0'],
    [12345.6789, '12345.679'],
    [-2.0004, '-2'],
  ])('%d is written %s', (value, text) => expect(svgNumber(value)).toBe(text));

  test('have at most three decimals, no exponent and no -0, whatever they are', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) =>
        /^(?!-0$)-?\d+(\.\d{1,3})?$/.test(svgNumber(value)),
      ),
    );
  });

  test('are the nearest thousandth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -2e6, max: 2e6, noNaN: true }),
        (value) => svgNumber(value) === String(Math.round(value * 1000) / 1000 || 0),
      ),
    );
  });

  test.each([NaN, Infinity, -Infinity])('%d is refused', (value) => expect(() => svgNumber(value)).toThrow(TypeError));
});
