import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaEOk, hexFromOklch, oklchOf } from './index.ts';

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);

test('a color that sRGB has comes back as the same hex', () => {
  fc.assert(fc.property(hexes, (hex) => {
    expect(hexFromOklch(oklchOf(hex))).toBe(hex);
  }), { examples: [['#d1b300'], ['#00ff00'], ['#0000ff']] });
});

test('what sRGB lacks keeps its lightness and hue to a noticeable difference and loses chroma', () => {
  fc.assert(fc.property(fc.double({ min: 0.1, max: 0.95, noNaN: true }), fc.double({ min: 0.05, max: 0.5, noNaN: true }), fc.integer({ min: 0, max: 359 }), (lightness, chroma, hue) => {
    const found = oklchOf(hexFromOklch({ lightness, chroma, hue }));
    expect(Math.abs(found.lightness - lightness)).toBeLessThan(0.03);
    expect(found.chroma).toBeLessThan(chroma + 0.022);
    expect(deltaEOk(hexFromOklch({ lightness, chroma: found.chroma, hue }), hexFromOklch({ lightness, chroma, hue }))).toBeLessThan(0.045);
  }));
});

test('beyond black and white there is nothing, and a hue may be any number', () => {
  expect(hexFromOklch({ lightness: 1.4, chroma: 0.2, hue: 20 })).toBe('#ffffff');
  expect(hexFromOklch({ lightness: -1, chroma: 0.2, hue: 20 })).toBe('#000000');
  expect(hexFromOklch({ lightness: 0.6, chroma: 0.1, hue: -320 })).toBe(hexFromOklch({ lightness: 0.6, chroma: 0.1, hue: 400 }));
  expect(oklchOf(hexFromOklch({ lightness: 0.6, chroma: 0, hue: undefined })).chroma).toBeLessThan(1e-4);
});
