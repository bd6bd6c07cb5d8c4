import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fontMeasureNames, type FontMeasureName } from '../measures.ts';
import { openFont } from '../open-font.ts';
import { openSubset, subsetWasmUrl } from '../subset.ts';
import { installedFile, installedFont } from '../testing/installed-font.ts';
import { keptMeasures } from '../testing/kept-measures.ts';
import { measureFace } from './measure-face.ts';
import { median } from '@signet/statistics';

const kept = keptMeasures();
const regular = (family: string) => installedFont(`@expo-google-fonts/${family}`, '400Regular');

test.each(['lora', 'great-vibes', 'bebas-neue'])('the kept table is what the outlines of %s say', (family) => {
  const measured = measureFace(regular(family));
  for (const name of fontMeasureNames) {
    const tolerance = Math.max(1e-6, Math.abs(measured[name]) * 1e-3);
    expect(Math.abs((kept.get(family)?.[name] ?? NaN) - measured[name]), name).toBeLessThan(tolerance);
  }
});

/** Faces in wide text use, of those that the published figures come from and of their kind. */
const TEXT_FACES = [
  'open-sans',
  'roboto',
  'eb-garamond',
  'pt-sans',
  'pt-serif',
  'source-sans-3',
  'source-serif-4',
  'lora',
  'noto-sans',
  'noto-serif',
  'fira-sans',
  'work-sans',
  'bitter',
  'crimson-pro',
  'literata',
  'ibm-plex-sans',
  'ibm-plex-serif',
  'nunito',
  'mulish',
  'roboto-serif',
  'vollkorn',
  'libre-franklin',
  'karla',
  'gentium-book-plus',
  'alegreya-sans',
];

describe('text faces measure as published: their median lies inside the middle of 57 text faces', () => {
  // the 5th and 95th percentile, drawn in to the half around the median
  test.each<[FontMeasureName, least: number, most: number]>([
    ['xHeight', 0.47, 0.522],
    ['xToCap', 0.68, 0.75],
    ['width', 0.46, 0.52],
    ['stem', 0.157, 0.189],
    ['contrast', 1.24, 1.98],
    ['counter', 0.44, 0.51],
    ['spaceO', 0.157, 0.198],
    ['aperture', 0.46, 0.635],
    ['widthVariety', 0.26, 0.285],
    ['stemIrregularity', 0, 0.058],
    ['baselineIrregularity', 0, 0.008],
    ['slant', -0.01, 0.01],
  ])('%s', (name, least, most) => {
    const middle = median(TEXT_FACES.map((family) => kept.get(family)?.[name] ?? NaN)) ?? NaN;
    expect(middle).toBeGreaterThanOrEqual(least);
    expect(middle).toBeLessThanOrEqual(most);
  });
});

test('a bolder face has thicker stems and more ink, and no other height', () => {
  const [plain, bold] = [
    measureFace(regular('pt-serif')),
    measureFace(installedFont('@expo-google-fonts/pt-serif', '700Bold')),
  ];
  expect(bold.stem).toBeGreaterThan(plain.stem * 1.2);
  expect(bold.ink).toBeGreaterThan(plain.ink * 1.1);
  expect(bold.complexity).toBeLessThan(plain.complexity);
  expect(bold.capHeight).toBeCloseTo(plain.capHeight, 2);
});

test('an italic slants, and its upright does not', () => {
  expect(measureFace(installedFont('@expo-google-fonts/roboto', '400Regular_Italic')).slant).toBeGreaterThan(8);
  expect(Math.abs(measureFace(regular('roboto')).slant)).toBeLessThan(0.5);
});

test('a font without the letters that are measured still gives figures', async () => {
  const subset = await openSubset(readFileSync(subsetWasmUrl()));
  const file = installedFile('@expo-google-fonts/lora', '400Regular');
  for (const text of ['Ω', 'x', 'Hn', 'o']) {
    const measured = measureFace(openFont(subset(file, text)));
    expect(
      fontMeasureNames.filter((name) => !Number.isFinite(measured[name])),
      text,
    ).toEqual([]);
  }
});
