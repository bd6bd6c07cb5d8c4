import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkBrain, sheetNames, sheetTexts } from '@signet/brain';
import type { Sheets } from '@signet/brain';
import { expect, test } from 'vitest';
import { readTables } from '../../../../../brain/read-tables.ts';
import { readBrainWorkbook, writeBrainWorkbook } from './brain-workbook.ts';

const committed = new URL('../../../../../brain/signet-brain.xlsx', import.meta.url);
const brainOf = (sheets: Sheets) => {
  const checked = checkBrain(sheets);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.brain;
};

test('the committed workbook is the tables, sheet by sheet in order, and passes the check', async () => {
  const [workbook, tables] = [await readBrainWorkbook(await readFile(committed)), await readTables()];
  expect(Object.keys(workbook)).toEqual(sheetNames);
  expect(sheetTexts(workbook)).toEqual(sheetTexts(tables));
  expect(brainOf(workbook)).toEqual(brainOf(tables));
});

test('a workbook is read as it was written, whatever its cells look like', async () => {
  const sheets = {
    odd: [
      ['_id', 'name'],
      ['007', 'TRUE'],
      ['=1+1', '2024-01-01'],
      ['<&>"’', 'Żółć 🜂'],
      ['', 'a  b'],
    ],
  };
  expect(sheetTexts(await readBrainWorkbook(await writeBrainWorkbook(sheets)))).toEqual(sheets);
});

test('bytes that are no workbook are refused', async () => {
  await expect(readBrainWorkbook(new TextEncoder().encode('_id,name'))).rejects.toThrow();
});

test('every icon that the default brain names exists in its style', async () => {
  const { categories, keywords, marketingKits } = brainOf(await readTables());
  const named = [
    ...categories.map(({ icon }) => ({ icon, iconStyle: 'outline' })),
    ...keywords,
    ...marketingKits.flatMap(({ styles }) => styles),
  ];
  const paths = named.map(({ icon, iconStyle }) => `@tabler/icons/${iconStyle}/${icon}.svg`);
  expect(paths.filter((path) => !existsSync(fileURLToPath(import.meta.resolve(path))))).toEqual([]);
});
