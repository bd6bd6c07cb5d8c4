/*
 * npm run measure-fonts: measures the regular upright of every family of brain/fonts.csv and keeps the figures as
 * brain/fontMeasures.csv. With --check it writes nothing and names the families whose row is not what their outlines
 * say.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCsv } from '@signet/brain';
import { fontMeasureNames, measureFace, nearestWeight, openFont } from '@signet/type';
import { createFontFiles } from '../apps/server/src/features/fonts/font-files.ts';
import { root } from './checks.ts';

const fontsFile = path.join(root, 'brain/fonts.csv');
const measuresFile = path.join(root, 'brain/fontMeasures.csv');

/** Four significant digits, none beyond the sixth decimal, where only the noise of arithmetic is left. */
const written = (value: number): string => String(Number(Number(value.toFixed(6)).toPrecision(4)));

/**
 * The families as records; the table is read alone, because the brain is refused as a whole while a family lacks its
 * measures.
 */
const readFamilies = async (): Promise<Record<string, string>[]> => {
  const [header = [], ...rows] = parseCsv(await readFile(fontsFile, 'utf8'));
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
};

const files = createFontFiles();

const measure = async ({
  _id = '',
  fontName = '',
  package: name = '',
  weights = '',
}: Record<string, string>): Promise<string> => {
  const weight = nearestWeight(400, weights.split(' ').map(Number)) ?? 400;
  const measures = measureFace(openFont(await files.face({ fontName, package: name }, weight)));
  return [_id, ...fontMeasureNames.map((measure) => written(measures[measure]))].join(',');
};

const rows: string[] = [];
for (const family of await readFamilies()) rows.push(await measure(family));
const table = [['font_id', ...fontMeasureNames].join(','), ...rows];

if (process.argv.includes('--check')) {
  const kept = (await readFile(measuresFile, 'utf8')).trimEnd().split('\n');
  const stale = [...table.filter((row) => !kept.includes(row)), ...kept.filter((row) => !table.includes(row))].map(
    (row) => row.split(',')[0],
  );
  console.log(
    stale.length === 0
      ? `${rows.length} families measure as the table says`
      : `Not what the outlines say: ${[...new Set(stale)].join(', ')}. Run: node scripts/measure-fonts.ts`,
  );
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  await writeFile(measuresFile, `${table.join('\n')}\n`);
  console.log(`${rows.length} families measured`);
}
