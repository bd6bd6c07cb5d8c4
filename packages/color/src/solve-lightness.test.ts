import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, hexFromOklch, oklchOf, solveLightness } from './index.ts';

const hues = fc.integer({ min: 0, max: 359 });
const chromas = fc.double({ min: 0, max: 0.4, noNaN: true });
const lightBackgrounds = fc
  .record({
    lightness: fc.double({ min: 0.93, max: 1, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.03, noNaN: true }),
    hue: hues,
  })
  .map(hexFromOklch);

test('the answer reaches the ratio unrounded on the 8-bit hex, against every background', () => {
  fc.assert(
    fc.property(
      hues,
      chromas,
      fc.double({ min: 1.5, max: 15, noNaN: true }),
      lightBackgrounds,
      (hue, chroma, ratio, background) => {
        const hex = solveLightness({ hue, chroma, ratio, backgrounds: ['#ffffff', background] }) ?? '';
        expect(contrastRatio(hex, background)).toBeGreaterThanOrEqual(ratio);
        expect(contrastRatio(hex, '#ffffff')).toBeGreaterThanOrEqual(ratio);
      },
    ),
  );
});

test('no needless darkness: a little lighter would fail', () => {
  fc.assert(
    fc.property(hues, chromas, fc.constantFrom(4.5, 7), (hue, chroma, ratio) => {
      const hex = solveLightness({ hue, chroma, ratio, backgrounds: ['#ffffff'] }) ?? '';
      expect(contrastRatio(hex, '#ffffff')).toBeLessThan(ratio * 1.03);
    }),
  );
});

test('the hue and, where sRGB has it, the chroma stay as wished', () => {
  fc.assert(
    fc.property(hues, fc.double({ min: 0.04, max: 0.07, noNaN: true }), (hue, chroma) => {
      const found = oklchOf(solveLightness({ hue, chroma, ratio: 4.5, backgrounds: ['#ffffff'] }) ?? '');
      expect(Math.abs(found.chroma - chroma)).toBeLessThan(0.006);
      expect(Math.abs((((found.hue ?? 0) - hue + 540) % 360) - 180)).toBeLessThan(6);
    }),
  );
});

test('a ratio that not even black reaches has no answer', () => {
  expect(solveLightness({ hue: 30, chroma: 0.1, ratio: 4.5, backgrounds: ['#333333'] })).toBeUndefined();
  expect(solveLightness({ hue: 30, chroma: 0.1, ratio: 21.1, backgrounds: ['#ffffff'] })).toBeUndefined();
  expect(solveLightness({ hue: 30, chroma: 0.1, ratio: 21, backgrounds: ['#ffffff'] })).toBe('#000000');
});
