import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { kits, type KitKey } from '@signet/kit';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import { percentile } from '@signet/statistics';
import { officeFile } from '../../apps/server/src/features/asset-library/document-zip.ts';
import { createFontFiles } from '../../apps/server/src/features/fonts/font-files.ts';
import { kitBrand, type BrandName } from '../../gallery/kit-brands.ts';
import { answered } from '../../packages/documents/src/testing/subjects.ts';
import { row, type Row } from '../report.ts';
import { everyDocument } from './every-document.ts';
import { likeness } from './likeness.ts';
import { createOffice, hasOffice } from './office.ts';

type Face = readonly [fontName: string, family: string, weight: number];
/** The faces of the brands that the gallery draws. */
const faces = {
  short: [
    ['Young Serif', 'young-serif', 400],
    ['Figtree', 'figtree', 400],
  ],
  'three-lines': [
    ['Archivo', 'archivo', 700],
    ['Work Sans', 'work-sans', 400],
  ],
  cyrillic: [
    ['Playfair Display', 'playfair-display', 700],
    ['Manrope', 'manrope', 400],
  ],
} as const satisfies Partial<Record<BrandName, readonly [Face, Face]>>;
const BOLD = 700;
const LEAST = 0.95;
/** As wide as a preview is (documents.service.ts): it is what a founder sees beside the file. */
const PREVIEW_PIXELS = 640;

/** Every document of every kit for three brands in LibreOffice: opened, as many pages, and as like as due. */
export const everyKitInOffice = async (wanted = Object.keys(kits) as KitKey[], whose?: string): Promise<Row[]> => {
  if (!(await hasOffice())) {
    console.log('documents in LibreOffice: not run, soffice or pdftocairo is missing');
    return [];
  }
  const files = createFontFiles();
  const home = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-office-'));
  const [scores, amiss]: [number[], string[]] = [[], []];
  let documents = 0;
  for (const [name, [headline, text]] of Object.entries(faces)) {
    if (whose !== undefined && whose !== name) continue;
    const fontFiles = await Promise.all(
      [headline, text].map(async ([fontName, family, weight]) => ({
        name: `${family}-${weight}`,
        bytes: await files.face({ fontName, package: `@expo-google-fonts/${family}` }, weight),
      })),
    );
    const office = await createOffice(path.join(home, name), fontFiles);
    const names = [headline, text].map(([fontName, , weight]) => ({
      name: fontName,
      isBold: weight === BOLD,
      isItalic: false,
    }));
    const brand = await kitBrand(name as BrandName, 'earth');
    for (const kit of wanted) {
      const [one, other] = names as [(typeof names)[number], (typeof names)[number]];
      const subject = { ...answered, company: brand.name };
      const made = everyDocument(kit, brand, subject, { headline: one, text: other }, { full: false });
      const folder = path.join(home, name, kit);
      await fs.mkdir(folder, { recursive: true });
      for (const { name: file, extension, parts } of made)
        await fs.writeFile(path.join(folder, `${file}.${extension}`), await officeFile(parts, new Date(0)));
      const opened = await office.pages(
        folder,
        made.map(({ name: file, extension }) => `${file}.${extension}`),
      );
      for (const { name: file, extension, pages } of made) {
        documents += 1;
        const theirs = opened.get(`${file}.${extension}`) ?? [];
        if (theirs.length !== pages.length)
          amiss.push(`${name} ${kit} ${file}: ${theirs.length} of ${pages.length} pages`);
        for (const [index, scene] of pages.entries()) {
          const picture = theirs[index];
          if (!picture) continue;
          const mine = await toPng(toSvg(scene, brand.colors, PREVIEW_PIXELS), { width: PREVIEW_PIXELS });
          const score = await likeness(mine, picture, PREVIEW_PIXELS);
          scores.push(score);
          if (score < LEAST) amiss.push(`${name} ${kit} ${file} ${index + 1}: ${score.toFixed(3)}`);
        }
      }
    }
  }
  await fs.rm(home, { recursive: true, force: true });
  for (const one of amiss) console.log(one);
  return [
    row({
      name: `${documents} documents in LibreOffice, pages below ${LEAST} or missing`,
      value: amiss.length,
      unit: `of ${scores.length}`,
      baseline: 0,
      target: { of: 'value', is: '<=', than: 0 },
    }),
    row({ name: 'likeness to our own preview, mean', value: percentile(scores, 0.5), unit: 'SSIM', baseline: 0 }),
  ];
};
