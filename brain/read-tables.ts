import { readdir, readFile } from 'node:fs/promises';
import { parseCsv, type Sheets } from '@signet/brain';

/**
 * The tables beside this file as a workbook: `keywords.csv` is the sheet `keywords`. Rejects with a SyntaxError that
 * names a table which is not CSV.
 */
export const readTables = async (): Promise<Sheets> => {
  const names = (await readdir(import.meta.dirname))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => name.slice(0, -'.csv'.length));
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readTable(name)] as const)));
};

const readTable = async (name: string): Promise<string[][]> => {
  const text = await readFile(`${import.meta.dirname}/${name}.csv`, 'utf8');
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new SyntaxError(`${name}.csv: ${error.message}`, { cause: error });
    throw error;
  }
};
