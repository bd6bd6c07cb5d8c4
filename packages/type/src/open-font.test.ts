import { describe, expect, test } from 'vitest';
import { openFont } from './open-font.ts';
import { installedFont } from './testing/installed-font.ts';

const lora = installedFont('@expo-google-fonts/lora', '700Bold');
const sourceSerif = installedFont('@expo-google-fonts/source-serif-4', '400Regular');
const figtree = installedFont('@expo-google-fonts/figtree', '400Regular');

test('a font says its measures in its own units', () => {
  expect(lora).toMatchObject({ upem: 1000, xHeight: 500, capHeight: 700, weight: 700, italic: false });
  expect(lora.ascent).toBeGreaterThan(lora.capHeight);
  expect(lora.descent).toBeGreaterThan(0);
});

test('an italic says so', () => {
  expect(installedFont('@expo-google-fonts/lora', '400Regular_Italic').italic).toBe(true);
});

test.each([new Uint8Array(), new Uint8Array(400), new TextEncoder().encode('<svg/>')])(
  'bytes that are no font are refused',
  (bytes) => {
    expect(() => openFont(bytes)).toThrow(TypeError);
  },
);

describe('a font covers a name when it has every letter of it', () => {
  test.each([
    'Northwind',
    'Żółć',
    'Ærø Labs',
    'Œuvre',
    'Wafer & Toast 24',
    'Z\u0307o\u0301łc\u0301',
    'Two\nLines',
    'A\tB\u00a0C',
    '',
  ])('Lora covers %j', (name) => expect(lora.covers(name)).toBe(true));
  test.each(['Αθήνα Φως', '日本', 'שלום', 'Rocket 🚀', 'Żółć 日'])('Lora does not cover %j', (name) =>
    expect(lora.covers(name)).toBe(false),
  );

  test('Greek and Cyrillic where the font has them', () => {
    expect(sourceSerif.covers('Αθήνα Φως')).toBe(true);
    expect(sourceSerif.covers('Живая Вода')).toBe(true);
    expect(figtree.covers('Αθήνα Φως')).toBe(false);
    expect(figtree.covers('Живая Вода')).toBe(false);
  });
});
