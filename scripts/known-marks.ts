/*
 * npm run known-marks: describes every mark of simple-icons and @iconify-json/logos for the look-alike check and
 * writes packages/mark/known-marks.bin. npm run known-marks -- --check only says whether the file is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, openKnownMarks, writeKnownMarks } from '@signet/mark';
import { brandIconFile, logosFile, readBrands } from '../apps/server/src/adapters/company-data/sources.ts';
import { pictureOf } from './mark-picture.ts';

const FILE = new URL('../packages/mark/known-marks.bin', import.meta.url);
/** Width / height; what is wider or narrower is a wordmark. */
const [NARROWEST, WIDEST] = [0.58, 1.72];

type Source = {
  name: string;
  svg: string;
};

const brands = (): Source[] =>
  readBrands().map(({ title, slug }) => ({ name: title, svg: readFileSync(brandIconFile(slug), 'utf8') }));

const titleOf = (key: string): string =>
  key
    .replace(/-icon$/u, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

type LogoSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
};

const logos = (): Source[] => {
  const { icons } = JSON.parse(readFileSync(logosFile(), 'utf8')) as LogoSet;
  return Object.entries(icons).map(([key, { body, width = 256, height = 256 }]) => ({
    name: titleOf(key),
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ` +
      `${height}" width="${width}" height="${height}">${body}</svg>`,
  }));
};

const versionOf = (file: string): string => {
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
  return `${name} ${version}`;
};

const describeAll = async () => {
  const marks = [];
  for (const { name, svg } of [...brands(), ...logos()]) {
    const picture = await pictureOf(svg);
    if (!picture || picture.aspect < NARROWEST || picture.aspect > WIDEST) continue;
    marks.push({ name, descriptions: describe(picture.grid) });
  }
  return marks;
};

const sources = ['simple-icons', '@iconify-json/logos'].map((name) =>
  versionOf(new URL(`../node_modules/${name}/package.json`, import.meta.url).pathname),
);
const made = writeKnownMarks(sources, await describeAll());
if (process.argv.includes('--check')) {
  const current = Buffer.from(made).equals(readFileSync(FILE));
  console.log(current ? 'The known marks are current.' : 'The known marks are not current: npm run known-marks.');
  if (!current) process.exitCode = 1;
} else {
  writeFileSync(FILE, made);
  const { count, names } = openKnownMarks(made);
  console.log(`${names.length} descriptions of ${count} marks, ${Math.round(made.length / 1024)} KB.`);
}
