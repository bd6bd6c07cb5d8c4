import { checkBrain, type Brain, type FontFamily } from '@signet/brain';
import { expect, test } from 'vitest';
import { readTables } from '../../../../../brain/read-tables.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { createFontFiles } from './font-files.ts';
import { createFontLibrary } from './font-library.ts';

const checked = checkBrain(await readTables());
const brain: Brain = checked.ok ? checked.brain : expect.fail('the default brain does not pass its check');
const named = (id: string): FontFamily =>
  brain.fonts.find(({ _id }) => _id === id) ?? expect.fail(`the default brain has no ${id}`);
const loaded = (fonts: Brain['fonts']): LoadedBrain => ({
  id: 'a version',
  brain: { ...brain, fonts },
  industries: new Map(),
  keywords: new Map(),
  colorFamilies: new Map(),
  searchWords: { keywords: {}, industries: {} },
});
const files = createFontFiles();
const regular = new Map(brain.fonts.map(({ _id }) => [_id, 400]));

test('a family without its file, or the weight its sheet names, is left out, told of, and costs no other', async () => {
  const inter = named('inter');
  const told: string[] = [];
  const library = createFontLibrary({ files, onMissing: ({ message }) => told.push(message) });
  const fits = await library.nameFits(
    loaded([
      named('lora'),
      { ...inter, _id: 'nowhere', package: '@expo-google-fonts/nowhere-sans' },
      { ...inter, _id: 'heavier', weights: [1000] },
    ]),
    'Acme',
    new Map([...regular, ['nowhere', 400], ['heavier', 1000]]),
  );
  expect([...fits.keys()]).toEqual(['lora']);
  expect(told).toEqual([
    `${inter.fontName}: the package @expo-google-fonts/nowhere-sans is not installed`,
    `${inter.fontName} has no upright of weight 1000 in ${inter.package}`,
  ]);
});

test('a file that is there and cannot be read is an error, not a missing one', async () => {
  const library = createFontLibrary({
    files: {
      face: async () => {
        throw new Error('too many open files');
      },
    },
  });
  await expect(library.nameFits(loaded([named('lora')]), 'Acme', regular)).rejects.toThrow('too many open files');
});

test('a family that lacks a letter of the name is left out', async () => {
  const fits = await createFontLibrary({ files }).nameFits(
    loaded([named('lora'), named('abril-fatface')]),
    'Живая',
    regular,
  );
  expect([...fits.keys()]).toEqual(['lora']);
});

test('a name is judged in the weight that is asked for, which is another fit than in the regular', async () => {
  const library = createFontLibrary({ files });
  const fitsAt = async (weight: number) =>
    (await library.nameFits(loaded([named('lora')]), 'Illumination', new Map([['lora', weight]]))).get('lora');
  const [light, bold] = [await fitsAt(400), await fitsAt(700)];
  expect([[...(light?.keys() ?? [])], [...(bold?.keys() ?? [])]]).toEqual([[400], [700]]);
  expect(bold?.get(700)).not.toEqual(light?.get(400));
});
