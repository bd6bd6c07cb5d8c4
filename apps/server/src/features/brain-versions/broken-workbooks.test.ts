import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBrainWorkbook } from '../brain/brain-workbook.ts';
import { checkInChild } from './checking/check-in-child.ts';
import { checkWorkbook, type Checked } from './checking/check-workbook.ts';
import { hostileFiles, wrongWorkbooks } from './testing/broken-workbooks.ts';
import { oneFaultWorkbooks } from './testing/one-fault.ts';

const shipped = readFileSync(new URL('../../../../../brain/signet-brain.xlsx', import.meta.url));
const MEGABYTE = 1024 * 1024;
const hostile = hostileFiles(shipped);
const wrong = wrongWorkbooks(await readBrainWorkbook(shipped));
const faulty = oneFaultWorkbooks(shipped);
const namesOf = (all: readonly { what: string }[]) => all.map(({ what }) => what);

/** Errors in words, each with the sheet and the row that it is of; row 0 is of the whole file. */
const expectErrors = (checked: Checked): void => {
  if (!('errors' in checked)) throw new Error('it was taken for a brain');
  expect(checked.errors.length).toBeGreaterThan(0);
  for (const { sheet, row, why } of checked.errors) {
    expect([sheet.length > 0, row >= 0]).toEqual([true, true]);
    expect(why.length).toBeGreaterThan(5);
  }
};

// a server's own memory over all of them: `npm run faults broken-files`
describe('a file that is no workbook, or was made to do harm', () => {
  it.each(namesOf(hostile))('%s: is refused, and this process grows by less than 150 MB', async (name) => {
    const bytes = (await hostile.find(({ what }) => what === name)?.bytes()) ?? new Uint8Array();
    const before = process.memoryUsage.rss();
    expectErrors(await checkInChild(bytes));
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MEGABYTE);
  });
});

describe('a whole brain with one fault', () => {
  it('is a brain without it', async () => {
    expect(await checkInChild(shipped)).toHaveProperty('brain');
  });
  it.each(faulty)('$what: is told where it is, and nothing else', async ({ bytes, told }) => {
    const checked = await checkInChild(await bytes());
    expectErrors(checked);
    expect('errors' in checked && checked.errors.map(({ sheet, row }) => ({ sheet, row }))).toEqual(told);
    expect(JSON.stringify(checked)).not.toContain('root:');
  });
});

describe('a sound workbook that is no brain', () => {
  it('there are, with those above, more than sixty', () => {
    expect(hostile.length + wrong.length + faulty.length).toBeGreaterThanOrEqual(60);
  });
  it.each(namesOf(wrong))('%s: is told with its sheet and row', async (name) => {
    const bytes = (await wrong.find(({ what }) => what === name)?.bytes()) ?? new Uint8Array();
    expectErrors(await checkWorkbook(bytes));
  });
});
