import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { readBrainWorkbook } from '../brain/brain-workbook.ts';
import { checkInChild } from './checking/check-in-child.ts';
import { brokenWorkbooks, type Broken } from './testing/broken-workbooks.ts';

const shipped = readFileSync(new URL('../../../../../brain/signet-brain.xlsx', import.meta.url));
const MEGABYTE = 1024 * 1024;
let broken: Broken[];
beforeAll(async () => {
  broken = brokenWorkbooks(shipped, await readBrainWorkbook(shipped));
});

it('of sixty broken workbooks each ends in errors with sheet and row, or is refused, and this process stays as small', async () => {
  expect(broken.length).toBeGreaterThanOrEqual(60);
  const taken: string[] = [];
  let grown = 0;
  for (const { what, bytes } of broken) {
    const file = await bytes();
    const before = process.memoryUsage.rss();
    const checked = await checkInChild(file);
    grown = Math.max(grown, process.memoryUsage.rss() - before);
    if (!('errors' in checked)) taken.push(what);
    else
      for (const { sheet, row, why } of checked.errors) {
        expect([what, sheet.length > 0, row >= 0]).toEqual([what, true, true]);
        expect(why.length, what).toBeGreaterThan(5);
      }
  }
  expect(taken).toEqual([]);
  expect(grown).toBeLessThan(150 * MEGABYTE);
}, 600_000);
