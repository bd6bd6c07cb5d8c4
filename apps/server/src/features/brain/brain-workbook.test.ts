import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkBrain, sheetNames, sheetTexts, type Sheets } from '@signet/brain';
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

/** A zip file of one part, unpacked, which is all that the limits look at. */
const zipOf = (name: string, text: string): Uint8Array => {
  const [local, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  const [file, body] = [Buffer.from(name), Buffer.from(text)];
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(file.length, 26);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt32LE(body.length, 20);
  entry.writeUInt16LE(file.length, 28);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + file.length + body.length, 16);
  return Buffer.concat([local, file, body, entry, file, end]);
};

test.each(['<c r="XFD1048576">', '<c r="XFD1"/>', '<row r="1048576">', '<dimension ref="A1:XFD1048576"/>'])(
  'a workbook with %s is refused before it is read',
  async (cell) => {
    const sheet = zipOf('xl/worksheets/sheet1.xml', `<worksheet>${cell}</worksheet>`);
    await expect(readBrainWorkbook(sheet)).rejects.toThrow('further out');
  },
);

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
