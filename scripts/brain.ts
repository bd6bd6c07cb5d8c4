import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkBrain, sheetNames, sheetTexts, type Sheets } from '@signet/brain';
import { readBrainWorkbook, writeBrainWorkbook } from '../apps/server/src/features/brain/brain-workbook.ts';
import { readTables } from '../brain/read-tables.ts';

const path = join(import.meta.dirname, '../brain/signet-brain.xlsx');

/** The sheets in which the committed workbook and the tables differ. */
const staleSheets = async (tables: Sheets): Promise<string[]> => {
  const inWorkbook = existsSync(path) ? sheetTexts(await readBrainWorkbook(await readFile(path))) : {};
  const inTables = sheetTexts(tables);
  const names = new Set([...Object.keys(inTables), ...Object.keys(inWorkbook)]);
  return [...names].filter((name) => !isDeepStrictEqual(inTables[name], inWorkbook[name]));
};

const build = async (tables: Sheets): Promise<void> => {
  const inOrder = Object.fromEntries(sheetNames.map((name) => [name, tables[name] ?? []]));
  // Never a half-written workbook: the server may be reading it.
  await writeFile(`${path}.new`, await writeBrainWorkbook(inOrder));
  await rename(`${path}.new`, path);
};

/** Checks the tables, then builds the workbook where it differs from them, or only says so. Answers the exit code. */
const run = async (onlyCheck: boolean): Promise<number> => {
  const tables = await readTables();
  const checked = checkBrain(tables);
  if (!checked.ok) {
    for (const { sheet, row, column, why } of checked.errors) console.error(`${sheet} ${row} ${column}: ${why}`);
    return 1;
  }
  const stale = await staleSheets(tables);
  if (stale.length > 0 && onlyCheck) {
    console.error(`brain/signet-brain.xlsx differs from the tables in ${stale.join(', ')}. Run: npm run brain`);
    return 1;
  }
  if (stale.length > 0) await build(tables);
  const state = stale.length > 0 ? `rebuilt (${stale.join(', ')})` : 'up to date';
  console.log(
    `brain/signet-brain.xlsx is ${state}: ` +
      `${sheetNames.map((name) => `${(tables[name]?.length ?? 1) - 1} ${name}`).join(', ')}.`,
  );
  return 0;
};

try {
  process.exitCode = await run(process.argv.includes('--check'));
} catch (error) {
  // A table that is not CSV: its message says which and where, a stack would only hide it.
  if (!(error instanceof SyntaxError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
