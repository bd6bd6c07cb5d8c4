import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
// Measured by Chromium from the same files: scripts/measure-kerning.ts
import measured from './fixtures/browser-kerning.json' with { type: 'json' };
import { shape } from './shape.ts';
import { installedFont } from './testing/installed-font.ts';

type Measured = { package: string; weight: number; widths: Record<string, number> };
const faces: [string, Measured][] = Object.entries(measured as unknown as Record<string, Measured>);

const faceName = ({ package: name, weight }: Measured): string =>
  readdirSync(path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))).find(
    (folder) => folder.startsWith(String(weight)) && !folder.endsWith('_Italic'),
  ) ?? '';

describe.each(faces)('%s', (_name, face) => {
  const font = installedFont(face.package, faceName(face));
  const texts = Object.keys(face.widths);
  const width = (text: string): number => shape(font, text).width;
  const inBrowser = (text: string): number => face.widths[text] ?? NaN;

  test('kerns every pair as the browser does, within one unit', () => {
    const pairs = texts.filter((text) => Array.from(text).length === 2);
    const kerning = (pair: string, of: (text: string) => number): number =>
      Array.from(pair).reduce((rest, letter) => rest - of(letter), of(pair));
    const wrong = pairs.filter((pair) => !(Math.abs(kerning(pair, width) - kerning(pair, inBrowser)) <= 1));
    expect(wrong).toEqual([]);
    expect(pairs.length).toBeGreaterThan(40);
  });

  test('sets whole words as wide as the browser does, within one unit a pair', () => {
    const words = texts.filter((text) => Array.from(text).length > 2);
    const wrong = words.filter((word) => !(Math.abs(width(word) - inBrowser(word)) <= Array.from(word).length - 1));
    expect(wrong).toEqual([]);
    expect(words.length).toBeGreaterThan(5);
  });
});

test('kerning is really there: without it most faces come out wider than in the browser', () => {
  const kerned = faces.filter(([, face]) => {
    const font = installedFont(face.package, faceName(face));
    return shape(font, 'AVATAR Type', { kerning: false }).width - (face.widths['AVATAR Type'] ?? NaN) > font.upem / 20;
  });
  expect(kerned.length).toBeGreaterThan(18);
});
