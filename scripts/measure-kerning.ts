/*
 * node scripts/measure-kerning.ts: has Chromium measure words and pairs in one face of every family and keeps the
 * widths, in font units, as packages/type/src/fixtures/browser-kerning.json. The tests of packages/type hold our own
 * shaping against them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { checkBrain, type FontFamily } from '@signet/brain';
import { nearestWeight, openFont } from '@signet/type';
import { createFontFiles } from '../apps/server/src/features/fonts/font-files.ts';
import { readTables } from '../brain/read-tables.ts';
import { root } from './checks.ts';
import { findChromium } from './chromium.ts';

const PAIRS = [
  'AV VA AT TA AW WA AY YA LT LV LY PA FA To Te Tr Ty Vo Ve Wo We Yo Ye ro rv fi ff fl av va ov P. F. L’ V, kn',
  'ŻA Tę Vä Łó Tø Æv ĄV Ľa ďa čk',
  'ΑΥ ΤΑ ΛΥ ΓΑ Φω ρο ΥΑ',
  'ГА ТА РА УЛ АТ Та Го уд жи АУ',
].flatMap((line) => line.split(' '));
const WORDS = [
  'AVATAR Type',
  'LTWAVY',
  'Wafer & Toast',
  'Żółć',
  'Łódź Tąpnięcie',
  'Ærø Labs',
  'Œuvre',
  'Smørrebrød 24',
  'Αθήνα Φως',
  'Живая Вода',
  'Тайга Labs',
];

/** One face of each family, light and bold in turn. */
const facesOf = (families: readonly FontFamily[]) =>
  families.map((family, index) => ({
    family,
    weight: nearestWeight(index % 2 === 0 ? 400 : 700, family.weights) ?? 400,
  }));

/** Widths of texts at a size of one em in font units, so that a pixel is a unit. */
const measure = (page: Page, font: { base64: string; upem: number; texts: string[] }): Promise<number[]> =>
  page.evaluate(async ({ base64, upem, texts }) => {
    const face = new FontFace('measured', `url(data:font/ttf;base64,${base64})`);
    await face.load();
    document.fonts.clear();
    document.fonts.add(face);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = `${upem}px measured`;
    context.fontKerning = 'normal';
    context.textRendering = 'geometricPrecision';
    return texts.map((text) => context.measureText(text).width);
  }, font);

const checked = checkBrain(await readTables());
if (!checked.ok) throw new Error('The brain’s tables are broken: npm run brain');
const files = createFontFiles();
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage();
const widths: Record<string, { package: string; fontName: string; weight: number; widths: Record<string, number> }> =
  {};
for (const { family, weight } of facesOf(checked.brain.fonts)) {
  const bytes = await files.face(family, weight);
  const font = openFont(bytes);
  const texts = [...new Set([...PAIRS.flatMap((pair) => [pair, ...Array.from(pair)]), ...WORDS])].filter((text) =>
    font.covers(text),
  );
  const measured = await measure(page, { base64: Buffer.from(bytes).toString('base64'), upem: font.upem, texts });
  const rounded = texts.map((text, index) => [text, Math.round((measured[index] ?? 0) * 100) / 100] as const);
  widths[`${family.fontName} ${weight}`] = {
    package: family.package,
    fontName: family.fontName,
    weight,
    widths: Object.fromEntries(rounded),
  };
}
await browser.close();
const folder = path.join(root, 'packages/type/src/fixtures');
await mkdir(folder, { recursive: true });
const lines = Object.entries(widths).map(
  ([face, measured]) => `  ${JSON.stringify(face)}: ${JSON.stringify(measured)}`,
);
await writeFile(path.join(folder, 'browser-kerning.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} faces measured in Chromium ${browser.version()}`);
