import { checkBrain, type FontFamily } from '@signet/brain';
import { openFont } from '@signet/type';
import { describe, expect, test } from 'vitest';
import { readTables } from '../../../../../brain/read-tables.ts';
import { createFontFiles } from './font-files.ts';

const files = createFontFiles();
const checked = checkBrain(await readTables());
const families: FontFamily[] = checked.ok ? checked.brain.fonts : [];
const lora = { fontName: 'Lora', package: '@expo-google-fonts/lora' };
/** Files of 100 and 200 call themselves 250 or 275, because old systems embolden what is lighter. */
const sayWeight = (weight: number): number | 'below 300' => (weight < 300 ? 'below 300' : weight);
const licenceWords = {
  'OFL-1.1': 'SIL Open Font License',
  'Apache-2.0': 'Apache License',
  'UFL-1.0': 'UBUNTU FONT LICENCE',
};

describe('font files of the default brain', () => {
  test.each(families.map((family) => [family.fontName, family] as const))(
    '%s has a whole file of its own for every weight and style in the table',
    async (_name, family) => {
      const wanted = family.weights.flatMap((weight) =>
        (family.italic ? [false, true] : [false]).map((italic) => ({ weight, italic })),
      );
      const found = await Promise.all(
        wanted.map(async ({ weight, italic }) => {
          const font = openFont(await files.face(family, weight, italic));
          return { weight: sayWeight(font.weight), italic: font.italic, latin: font.covers('Hamburgefonstiv') };
        }),
      );
      expect(found).toEqual(wanted.map(({ weight, italic }) => ({ weight: sayWeight(weight), italic, latin: true })));
    },
  );

  test.each(families.map((family) => [family.fontName, family] as const))(
    '%s comes with the licence that the table names',
    async (_name, family) => {
      const { text } = await files.licence(family);
      expect(text).toContain(licenceWords[family.licence]);
    },
  );

  test('there are families to look at', () => expect(families.length).toBeGreaterThan(20));
});

test('a face is read once', async () => {
  expect(await files.face(lora, 700)).toBe(await files.face(lora, 700));
});

test('a weight that the family lacks is refused by the family’s name', async () => {
  await expect(files.face(lora, 900)).rejects.toThrow('Lora has no upright of weight 900 in @expo-google-fonts/lora');
});

test('a family whose package is not installed is refused by its name', async () => {
  await expect(
    files.face({ fontName: 'Nowhere Sans', package: '@expo-google-fonts/nowhere-sans' }, 400),
  ).rejects.toThrow('Nowhere Sans: the package @expo-google-fonts/nowhere-sans is not installed');
});

test('a package name that leads elsewhere is refused', async () => {
  await expect(files.face({ fontName: 'Odd', package: '../../etc' }, 400)).rejects.toThrow(
    'Odd: ../../etc is not a package of font files',
  );
});
