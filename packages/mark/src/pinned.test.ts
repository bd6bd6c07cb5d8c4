import { expect, test } from 'vitest';
import { markFamilies } from '@signet/contract';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { anyWriting } from './draw-recipe.ts';
import { families, isOurs } from './families.ts';
import { combinations, type Recipe } from './family.ts';
import { frameFor, inkArea, rasterLayers } from './grid.ts';

const writing = anyWriting(installedFont('@expo-google-fonts/rubik', '700Bold'));
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabdehimnuytБГДЖЗИЛПУФЦЧШЩЭЮЯΔΘΛΞΣΦΨΩ');
/** Pairs of letters that become one form in every way. */
const pairs = [
  'TR',
  'TP',
  'TD',
  'TB',
  'TE',
  'TL',
  'TK',
  'AK',
  'HB',
  'JD',
  'MR',
  'NP',
  'LS',
  'LV',
  'ГМ',
  'ИБ',
  'ПК',
  'ЧШ',
  'CM',
  'UT',
  'FL',
  'ШК',
  'TH',
  'TN',
  'TU',
  'ТИ',
  'ТЧ',
  'ПС',
  'ПА',
  'ПБ',
];
/** All our letters are 24 high, plain figures 7; around them is room for what stands out. */
const frame = frameFor({ left: -6, top: -8, right: 38, bottom: 34 }, 96, 0);

/** What a drawing is told by: how many cells of a picture it fills. */
const summaryOf = (recipe: Recipe): string[] => {
  const drawing = families[recipe.family].draw(recipe, writing);
  if (!drawing) return [];
  const { family, letters: letter, values } = recipe;
  return [`${[family, letter, ...values].join(' ')}: ${inkArea(rasterLayers(drawing.layers, frame))}`];
};

// drawn here, where no test waits for it
const all = markFamilies.filter(isOurs).flatMap((family) =>
  // a thing is drawn alike whatever its word
  (family === 'thing' ? ['word'] : family === 'ligature' ? pairs : letters).flatMap((letter) =>
    combinations(...families[family].choices).flatMap((values) => summaryOf({ family, letters: letter, values })),
  ),
);

test('what a founder chose once is drawn as it was: new drawings are added, none is changed', async () => {
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('testing/drawn-once.txt');
});
