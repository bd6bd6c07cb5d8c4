import { expect, test } from 'vitest';
import { shape } from './shape.ts';
import { installedFont } from './testing/installed-font.ts';

const garamond = installedFont('@expo-google-fonts/eb-garamond', '400Regular');
const youngSerif = installedFont('@expo-google-fonts/young-serif', '400Regular');
const rubik = installedFont('@expo-google-fonts/rubik', '400Regular');

test('letters stand one behind the other by their advances', () => {
  const { glyphs, width } = shape(garamond, 'Wort', { kerning: false });
  expect(glyphs.map(({ x }) => x)).toEqual(
    glyphs.map((_, index) => glyphs.slice(0, index).reduce((sum, { advance }) => sum + advance, 0)),
  );
  expect(width).toBe(glyphs.reduce((sum, { advance }) => sum + advance, 0));
});

test('kerning draws A and V together and can be switched off', () => {
  expect(shape(garamond, 'AV').width).toBeLessThan(shape(garamond, 'AV', { kerning: false }).width);
});

test('letter spacing goes between letters, not after the last, and breaks ligatures', () => {
  expect(shape(garamond, 'fi').glyphs).toHaveLength(1);
  expect(shape(garamond, 'fi', { letterSpacing: 100 }).glyphs).toHaveLength(2);
  expect(shape(garamond, 'non', { letterSpacing: 100 }).width).toBe(shape(garamond, 'non').width + 200);
});

test('a letter and its mark written apart are the same as the letter with its mark', () => {
  expect(shape(garamond, 'Z\u0307o\u0301l').glyphs).toEqual(shape(garamond, 'Żól').glyphs);
});

test('a word of another script is kerned by its own script’s rules', () => {
  const [greek, latin] = [shape(garamond, 'ΤΑΥ').width, shape(garamond, 'TAY').width];
  const space = shape(garamond, ' ').width;
  expect(shape(garamond, 'ΤΑΥ TAY').width).toBe(greek + space + latin);
});

test('clusters say where in the text a glyph’s letter begins', () => {
  expect(shape(garamond, 'Aθ A').glyphs.map(({ cluster }) => cluster)).toEqual([0, 1, 2, 3]);
});

test('right-to-left words run from the right and keep their numbers the right way round', () => {
  expect(shape(rubik, 'שלום 24').glyphs.map(({ cluster }) => cluster)).toEqual([5, 6, 4, 3, 2, 1, 0]);
});

test('figures are as high as capitals where that is asked for and the face has them', () => {
  const ids = (liningFigures: boolean): number[] =>
    shape(youngSerif, '31', { liningFigures }).glyphs.map(({ id }) => id);
  expect(ids(true)).not.toEqual(ids(false));
  expect(shape(rubik, '31', { liningFigures: true }).glyphs).toEqual(shape(rubik, '31').glyphs);
});
