import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { close, makeHome, start } from './live/home.ts';
import { openedPacks, type OpenedPack } from './opened/brands.ts';
import { iconFaults, paletteFaults, styleFaults } from './opened/for-screens.ts';
import { FINER, isReadInOrder, leastLikeness, looseFonts, structureFaults } from './opened/papers.ts';
import { missingTools, use } from './opened/tools.ts';
import { notRun, row, type Row } from './report.ts';

/** A row that counts what is wrong, and prints it. */
const faultRow = (name: string, faults: readonly string[]): Row => {
  for (const fault of faults) console.log(`${name}: ${fault}`);
  return row({ name, value: faults.length, unit: '', baseline: 0, target: { of: 'value', is: '<=', than: 0 } });
};

/** A zip that unzip finds fault with, a name that is not UTF-8, a file whose checksum is another. */
const zipFaults = ({ zip, dir, companyName }: OpenedPack): string[] => [
  ...(use('unzip', ['-t', zip]).isOk ? [] : ['unzip']),
  ...(use('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], dir).isOk ? [] : ['checksums']),
  ...(path.basename(dir).includes(companyName.split(/[^\p{L}\p{N}]+/u)[0] ?? '') ? [] : [`name ${dir}`]),
];

const judge = async (packs: readonly OpenedPack[], page: Page): Promise<Row[]> => {
  const faults = { zip: [], fonts: [], structure: [], palettes: [], styles: [], icons: [], text: [] } as Record<
    'zip' | 'fonts' | 'structure' | 'palettes' | 'styles' | 'icons' | 'text',
    string[]
  >;
  let [least, logos] = [1, 0];
  for (const pack of packs) {
    const told = (list: readonly string[]): string[] => list.map((fault) => `${pack.companyName}: ${fault}`);
    faults.zip.push(...told(zipFaults(pack)));
    faults.fonts.push(...told(looseFonts(pack)));
    faults.structure.push(...told(structureFaults(pack)));
    faults.text.push(...told(isReadInOrder(pack) ? [] : ['not in order']));
    faults.palettes.push(...told(await paletteFaults(pack)));
    faults.styles.push(...told(await styleFaults(pack, page)));
    faults.icons.push(...told(await iconFaults(pack, page)));
    const likeness = await leastLikeness(pack, page);
    console.log(`${pack.companyName}: least like its SVG is ${likeness.name}, ${likeness.similarity.toFixed(4)}`);
    least = Math.min(least, likeness.similarity);
    logos += likeness.count;
  }
  return [
    row({
      name: `opened: ${logos} logos of four brands, PDF by poppler like SVG by Chromium, least SSIM`,
      value: least,
      unit: '',
      baseline: 1,
      target: { of: 'value', is: '>=', than: 0.99 },
    }),
    faultRow('opened: zips with a fault by unzip and sha256sum', faults.zip),
    faultRow('opened: fonts of eight books not embedded in part (pdffonts)', faults.fonts),
    faultRow('opened: faults of structure (pdfinfo, qpdf)', faults.structure),
    faultRow('opened: books whose text comes out in another order (pdftotext)', faults.text),
    faultRow('opened: palettes and tokens read as other colors', faults.palettes),
    faultRow('opened: themes of the style sheet that cannot be read in Chromium', faults.styles),
    faultRow('opened: icons refused by Chromium or icotool', faults.icons),
  ];
};

/** Packs of four brands with names that went wrong elsewhere, opened with the tools that people have. */
export const benchOpened = async (): Promise<Row[]> => {
  const missing = missingTools();
  if (missing.length > 0) return [notRun('opened', `there is no ${missing.join(', ')}`)];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-opened-'));
  const home = await makeHome();
  const server = await start(home);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage({ deviceScaleFactor: FINER });
    return await judge(await openedPacks(home.url, folder), page);
  } finally {
    await browser.close();
    await close(home, server);
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
