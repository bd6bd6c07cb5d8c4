import { contrastRatio, oklchOf } from '@signet/color';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColorsExample as colors } from '../../../../brand/brand-example.ts';
import { borderOf, cellsOf, GRID, hexAt, passesIn, placeOfHex } from './plane.ts';
import { hardToRead } from './verdicts.ts';

describe('the plane of the color picker', () => {
  it('has white at the top, black at the bottom, gray at the left', () => {
    expect(hexAt({ hue: 30, x: 0.5, y: 0 })).toBe('#ffffff');
    expect(hexAt({ hue: 30, x: 0.5, y: 1 })).toBe('#000000');
    expect(oklchOf(hexAt({ hue: 30, x: 0, y: 0.5 })).chroma).toBeLessThan(0.002);
  });
  it('finds every color where it lies', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const hex = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        const [found, there] = [oklchOf(hexAt(placeOfHex(hex, 0))), oklchOf(hex)];
        expect(Math.abs(found.lightness - there.lightness)).toBeLessThan(0.02);
        expect(Math.abs(found.chroma - there.chroma)).toBeLessThan(0.03);
      }),
    );
  });
  it('hatches the light side for a primary color, and ends where white text begins to pass', () => {
    const border = borderOf(cellsOf(25), passesIn('p1', colors));
    expect(border?.failing).toBe('above');
    for (const [column, depth] of (border?.depths ?? []).entries()) {
      const at = (y: number) => hexAt({ hue: 25, x: (column + 0.5) / GRID.columns, y });
      expect(contrastRatio(at(Math.min(1, depth + 0.05)), colors.n3)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(at(depth - 0.05), colors.n3)).toBeLessThan(4.5);
    }
  });
  it('hatches the dark side for the background, and nothing for a color without a rule', () => {
    expect(borderOf(cellsOf(25), passesIn('n3', colors))?.failing).toBe('below');
    expect(borderOf(cellsOf(25), passesIn('a1', colors))).toBeUndefined();
  });
});

it('names what is hard to read on the page of the brand', () => {
  expect(hardToRead(colors, false)).toEqual([]);
  expect(hardToRead({ ...colors, p1: '#ee6b47' }, false)).toEqual(['menu', 'button', 'title']);
});
