import { converter, formatHex, modeOklab, modeOklch, toGamut, useMode } from 'culori/fn';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaEOk, hexFromOklch, oklchOf } from './index.ts';
import { rgbOf } from './rgb.ts';

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);

test('a color that sRGB has comes back as the same hex', () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      expect(hexFromOklch(oklchOf(hex))).toBe(hex);
    }),
    { examples: [['#d1b300'], ['#00ff00'], ['#0000ff']] },
  );
});

test('what sRGB lacks keeps its lightness and hue to a noticeable difference and loses chroma', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 0.95, noNaN: true }),
      fc.double({ min: 0.05, max: 0.5, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
      (lightness, chroma, hue) => {
        const found = oklchOf(hexFromOklch({ lightness, chroma, hue }));
        expect(Math.abs(found.lightness - lightness)).toBeLessThan(0.03);
        expect(found.chroma).toBeLessThan(chroma + 0.022);
        expect(
          deltaEOk(hexFromOklch({ lightness, chroma: found.chroma, hue }), hexFromOklch({ lightness, chroma, hue })),
        ).toBeLessThan(0.045);
      },
    ),
  );
});

test('beyond black and white there is nothing, and a hue may be any number', () => {
  expect(hexFromOklch({ lightness: 1.4, chroma: 0.2, hue: 20 })).toBe('#ffffff');
  expect(hexFromOklch({ lightness: -1, chroma: 0.2, hue: 20 })).toBe('#000000');
  expect(hexFromOklch({ lightness: 0.6, chroma: 0.1, hue: -320 })).toBe(
    hexFromOklch({ lightness: 0.6, chroma: 0.1, hue: 400 }),
  );
  expect(oklchOf(hexFromOklch({ lightness: 0.6, chroma: 0, hue: undefined })).chroma).toBeLessThan(1e-4);
});

for (const mode of [modeOklab, modeOklch]) useMode(mode);
const culoriMaps = toGamut('rgb', 'oklch');
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test('inside sRGB and beyond, the mapping is culori’s to one 8-bit step', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (lightness, chroma, hue) => {
        const expected = channels(formatHex(culoriMaps({ mode: 'oklch', l: lightness, c: chroma, h: hue })));
        for (const [at, channel] of channels(hexFromOklch({ lightness, chroma, hue })).entries())
          expect(Math.abs(channel - (expected[at] ?? NaN))).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 5000 },
  );
});

test('a hex in OKLCH is what culori makes of it', () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      const { l, c, h } = converter('oklch')(rgbOf(hex));
      const { lightness, chroma, hue } = oklchOf(hex);
      expect([lightness, chroma]).toEqual([expect.closeTo(l, 12), expect.closeTo(c, 12)]);
      if (hue !== undefined) expect(hue).toBeCloseTo(h ?? NaN, 6);
      else expect(h).toBeUndefined();
    }),
    { numRuns: 1000, examples: [['#808080'], ['#000000'], ['#ffffff']] },
  );
});
