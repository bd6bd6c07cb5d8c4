import { expect, test } from 'vitest';
import { shape } from './shape.ts';
import { installedFont } from './testing/installed-font.ts';

const righteous = installedFont('@expo-google-fonts/righteous', '400Regular');
const kerning = (pair: string): number =>
  shape(righteous, pair).width - shape(righteous, pair, { kerning: false }).width;

test('a font that has only the old table is kerned by it', () => {
  expect(kerning('AV')).toBeLessThan(0);
  expect(kerning('HH')).toBe(0);
});

test('a word is narrower by each of its pairs', () => expect(kerning('AVA')).toBe(kerning('AV') + kerning('VA')));

test('a font with the newer feature is not kerned twice', () => {
  const lora = installedFont('@expo-google-fonts/lora', '700Bold');
  expect(lora.oldKerning).toBeUndefined();
});
