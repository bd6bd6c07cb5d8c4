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
import { notRun, row, type Row } from '../report.ts';
import { documentOf, dueFor, type Room } from './every-document.ts';
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
const brandNames = Object.keys(faces) as (keyof typeof faces)[];
const allKits = Object.keys(kits) as KitKey[];
const BOLD = 700;
const LEAST = 0.95;
/** Pixels of a page that may stand where nothing is due: a word at this width has more. */
const STRAY = 24;
/** Units of a drawing to an inch. */
const UNITS = 120;
/** As wide as a preview is (documents.service.ts): it is what a founder sees beside the file. */
const PREVIEW_PIXELS = 640;
const NAME = 'documents in LibreOffice';

const inShares = ({ x, y, w, h }: Room, wide: number): Room => ({ x: x / wide, y: y / wide, w: w / wide, h: h / wide });

const whoOf = async (name: keyof typeof faces, files: ReturnType<typeof createFontFiles>) => {
  const [headline, text] = faces[name];
  const named = ([fontName, , weight]: Face) => ({ name: fontName, isBold: weight === BOLD, isItalic: false });
  const bytes = ([fontName, family, weight]: Face) =>
    files.face({ fontName, package: `@expo-google-fonts/${family}` }, weight);
  const brand = await kitBrand(name, 'earth');
  return {
    of: {
      brand,
      subject: { ...answered, company: brand.name },
      fonts: { headline: named(headline), text: named(text) },
    },
    fontFiles: await Promise.all(
      [headline, text].map(async (face) => ({ name: `${face[1]}-${face[2]}`, bytes: await bytes(face) })),
    ),
  };
};

type Tally = {
  documents: number;
  scores: number[];
  unlike: string[];
  /** Pages with words outside every box, and those with words that stand elsewhere in theirs. */
  outside: string[];
  inside: string[];
  missing: string[];
};

/** One brand in one kit: its files are opened at once, and their pages laid beside our own. */
const compare = async (
  tally: Tally,
  office: Awaited<ReturnType<typeof createOffice>>,
  {
    kit,
    whose,
    folder,
    of,
  }: { kit: KitKey; whose: number; folder: string } & Pick<Awaited<ReturnType<typeof whoOf>>, 'of'>,
): Promise<void> => {
  const made = dueFor(allKits.indexOf(kit), whose, brandNames.length).map((one) => documentOf(one, kit, of));
  await fs.mkdir(folder, { recursive: true });
  for (const { name, extension, parts } of made)
    await fs.writeFile(path.join(folder, `${name}.${extension}`), await officeFile(parts, new Date(0)));
  const opened = await office.open(
    folder,
    made.map(({ name, extension, looked }) => ({ file: `${name}.${extension}`, looked })),
  );
  for (const { name, extension, pages, looked, rooms } of made) {
    tally.documents += 1;
    const theirs = opened.get(`${name}.${extension}`) ?? { count: 0, pictures: new Map<number, string>() };
    const place = `${brandNames[whose]} ${kit} ${name}`;
    if (theirs.count !== pages.length) tally.missing.push(`${place}: ${theirs.count} of ${pages.length} pages`);
    for (const index of looked) {
      const [scene, picture] = [pages[index], theirs.pictures.get(index)];
      if (!scene || picture === undefined) continue;
      const mine = await toPng(toSvg(scene, of.brand.colors, PREVIEW_PIXELS), { width: PREVIEW_PIXELS });
      const found = await likeness(mine, picture, {
        width: PREVIEW_PIXELS,
        rooms: (rooms[index] ?? []).map((room) => inShares(room, scene.width / UNITS)),
      });
      const { score, inside, outside } = found;
      tally.scores.push(score);
      if (score < LEAST) tally.unlike.push(`${place} ${index + 1}: likeness ${score.toFixed(3)}`);
      if (outside > STRAY) tally.outside.push(`${place} ${index + 1}: ${outside} pixels outside every box`);
      if (inside > STRAY) tally.inside.push(`${place} ${index + 1}: ${inside} pixels elsewhere in their box`);
    }
  }
};

/**
 * Every template of every kit in LibreOffice: opened, as many pages as slides, as like our own preview as due, and no
 * words where none are due. Those that most make first for three brands, the others for one of three by turns.
 */
export const everyKitInOffice = async (wanted: readonly KitKey[] = allKits, only?: string): Promise<Row[]> => {
  if (!(await hasOffice())) return [notRun(NAME, 'soffice or pdftocairo is missing')];
  const files = createFontFiles();
  const home = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-office-'));
  const tally: Tally = { documents: 0, scores: [], unlike: [], outside: [], inside: [], missing: [] };
  try {
    for (const [whose, name] of brandNames.entries()) {
      if (only !== undefined && only !== name) continue;
      const { of, fontFiles } = await whoOf(name, files);
      const office = await createOffice(path.join(home, name), fontFiles);
      for (const kit of wanted) {
        const folder = path.join(home, name, kit);
        await compare(tally, office, { kit, whose, folder, of });
        // pictures of pages are large
        await fs.rm(folder, { recursive: true });
      }
    }
  } finally {
    await fs.rm(home, { recursive: true, force: true });
  }
  const { documents, scores, unlike, outside, inside, missing } = tally;
  for (const one of [...missing, ...unlike, ...outside, ...inside]) console.log(one);
  const none = { of: 'value', is: '<=', than: 0 } as const;
  const unit = `of ${scores.length} pages`;
  return [
    row({
      name: `${documents} ${NAME}, not opened or with other pages`,
      value: missing.length,
      unit: `of ${documents}`,
      baseline: 0,
      target: none,
    }),
    row({ name: `pages less like our preview than ${LEAST}`, value: unlike.length, unit, baseline: 0, target: none }),
    row({ name: 'pages with words outside their boxes', value: outside.length, unit, baseline: 0, target: none }),
    row({ name: 'pages with words elsewhere in their box', value: inside.length, unit, baseline: 0 }),
    row({ name: 'likeness to our own preview, least', value: Math.min(...scores), unit: 'SSIM', baseline: 0 }),
    row({ name: 'likeness to our own preview, median', value: percentile(scores, 0.5), unit: 'SSIM', baseline: 0 }),
  ];
};
