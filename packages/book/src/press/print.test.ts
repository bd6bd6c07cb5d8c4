import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printOf } from './print.ts';

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const inkOf = (inks: readonly number[]): number => inks.reduce((sum, ink) => sum + ink, 0);

describe('inks of a color', () => {
  it('leaves paper white', () => {
    expect(printOf('#ffffff')).toEqual({
      coated: [0, 0, 0, 0],
      uncoated: [0, 0, 0, 0],
      printed: '#ffffff',
      printedUncoated: '#ffffff',
      duller: false,
    });
  });

  it('never asks for more ink than the paper takes, 260 percent on coated and 240 on uncoated', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const { coated, uncoated } = printOf(hex);
        // each of the four is rounded by itself
        expect(inkOf(coated)).toBeLessThanOrEqual(262);
        expect(inkOf(uncoated)).toBeLessThanOrEqual(242);
        for (const ink of [...coated, ...uncoated]) expect(ink >= 0 && ink <= 100).toBe(true);
      }),
    );
  });

  it('asks for no dots so small that they do not hold on a plate', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const { coated, uncoated } = printOf(hex);
        for (const ink of [...coated, ...uncoated]) expect(ink === 0 || ink >= 3).toBe(true);
      }),
    );
  });

  it('puts black in place of what the three inks have in common: a dark gray is mostly black', () => {
    const [cyan, magenta, yellow, black] = printOf('#3a3a3a').coated;
    expect(black).toBeGreaterThan(Math.max(cyan, magenta, yellow));
  });

  it('tells colors that paper gives back plainly duller from those that it keeps', () => {
    for (const hex of ['#2f5bff', '#00c853']) expect(printOf(hex).duller, hex).toBe(true);
    for (const hex of ['#c5371c', '#5a3825', '#f1e1c4']) expect(printOf(hex).duller, hex).toBe(false);
  });
});
