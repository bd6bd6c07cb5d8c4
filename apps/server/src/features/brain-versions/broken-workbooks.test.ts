import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sheets } from '@signet/brain';
import { readBrainWorkbook } from '../brain/brain-workbook.ts';
import { checkInChild } from './checking/check-in-child.ts';
import { checkWorkbook, type Checked } from './checking/check-workbook.ts';
import { hostileFiles, wrongWorkbooks } from './testing/broken-workbooks.ts';

const shipped = readFileSync(new URL('../../../../../brain/signet-brain.xlsx', import.meta.url));
const MEGABYTE = 1024 * 1024;
const hostile = hostileFiles(shipped);
const names = hostile.map(({ what }) => what);
let sheets: Sheets;
beforeAll(async () => {
  sheets = await readBrainWorkbook(shipped);
});

/** Errors in words, each with the sheet and the row that it is of; row 0 is of the whole file. */
const expectErrors = (checked: Checked): void => {
  if (!('errors' in checked)) throw new Error('it was taken for a brain');
  expect(checked.errors.length).toBeGreaterThan(0);
  for (const { sheet, row, why } of checked.errors) {
    expect([sheet.length > 0, row >= 0]).toEqual([true, true]);
    expect(why.length).toBeGreaterThan(5);
  }
};

describe('a file that is no workbook, or was made to do harm', () => {
  it.each(names)('%s: is refused, and this process grows by less than 150 MB', async (name) => {
    const bytes = (await hostile.find(({ what }) => what === name)?.bytes()) ?? new Uint8Array();
    const before = process.memoryUsage.rss();
    expectErrors(await checkInChild(bytes));
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MEGABYTE);
  });
});

describe('a sound workbook that is no brain', () => {
  it('there are, with those above, more than sixty', () => {
    expect(names.length + wrongWorkbooks(sheets).length).toBeGreaterThanOrEqual(60);
  });
  it('is told each fault with its sheet and row', async () => {
    for (const { what, bytes } of wrongWorkbooks(sheets)) {
      const checked = await checkWorkbook(await bytes());
      expect([what, 'errors' in checked]).toEqual([what, true]);
      expectErrors(checked);
    }
  });
});
