import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFont } from './open-font.ts';
import { shape } from './shape.ts';
import { openSubset, subsetWasmUrl } from './subset.ts';
import { installedFile } from './testing/installed-font.ts';

const subset = await openSubset(readFileSync(subsetWasmUrl()));
const whole = installedFile('@expo-google-fonts/lora', '700Bold');

test('a subset has the letters asked for and no others, and is far smaller', () => {
  const font = openFont(subset(whole, 'AVATAR Żółć'));
  expect(font.covers('AVATAR Żółć')).toBe(true);
  expect(font.covers('Q')).toBe(false);
  expect(subset(whole, 'AVATAR Żółć').byteLength).toBeLessThan(whole.byteLength / 10);
});

test('a subset sets its text as the whole font does, kerning included', () => {
  const widthIn = (bytes: Uint8Array) => shape(openFont(bytes), 'AVATAR Żółć').width;
  expect(widthIn(subset(whole, 'AVATAR Żółć'))).toBe(widthIn(whole));
});

test('bytes that are no font are refused, and the next font is served', () => {
  expect(() => subset(new Uint8Array(100), 'A')).toThrow(TypeError);
  expect(subset(whole, 'A').byteLength).toBeGreaterThan(0);
});
