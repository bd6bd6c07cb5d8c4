import { logoFileName, primaryLogo } from '@signet/contract';
import {
  aseFile,
  faviconTexts,
  gplFile,
  guideFiles,
  signatureFile,
  styleFiles,
  themePackage,
  tokenFiles,
  type PackFile,
} from '@signet/pack';
import { orRefuse } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { BrandService } from '../brands/brands.service.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import type { BookDrawing } from '../books/book-drawing.ts';
import type { BookPrinting } from '../books/book-printing.ts';
import type { BookTasks, TracingDue } from '../books/book-task.ts';
import { PRESS } from '../books/press.ts';
import { papers, type Paper } from '../books/printed-book.ts';
import { hashOf, type Kind, type NewFile } from '../made-files/kind.ts';
import { appIcons } from './app-icons.ts';
import { logoFolderOf, type LogoEntries } from './logo-entries.ts';
import { packBrandOf, packFonts, schemeOf } from './pack-brand.ts';
import { packStream, zippedParts, type PackEntry } from './pack-zip.ts';
import { socialFiles } from './social-files.ts';

/** Raised when a pack of the same brand would hold something else. */
const PACK_VERSION = 17;

/** What a pack is made from: a version of a brand, which never changes. */
export type PackFrom = { brandId: string; userId: string; packVersion: number };
type PackIs = { format: 'zip' };

type Parts = {
  brains: BrainLibrary;
  brands: Pick<BrandService, 'version' | 'logoFiles'>;
  fonts: Pick<FontLibrary, 'font'>;
  fontFiles: FontFiles;
  books: Pick<BookPrinting, 'pdf'>;
  tasks: BookTasks;
  tracingDue: TracingDue;
  drawing: Pick<BookDrawing, 'profiles'>;
  logos: LogoEntries;
};

export const packFrom = (brandId: string, userId: string): PackFrom => ({
  brandId,
  userId,
  packVersion: PACK_VERSION,
});

/** A file or folder's name out of a company's: letters and figures of any script, and nothing that a system forbids. */
export const packName = (companyName: string): string => {
  const words = companyName.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const cut = Array.from(words.replaceAll(/^-+|-+$/g, ''))
    .slice(0, 40)
    .join('');
  return `${cut || 'Signet'}-brand`;
};

const texts = (list: readonly { path: string; text: string }[]): PackFile[] =>
  list.map(({ path, text }) => ({ path, bytes: Buffer.from(text) }));

/** Files that are there already, beside those that are read or made when their turn comes. */
const ready = (files: readonly PackFile[]): PackEntry[] =>
  files.map(({ path, bytes }) => ({ path, load: async () => bytes }));

/** An icon of a logo that has a mark. */
const iconFile = (lockup: 'favicon' | 'tile'): string =>
  logoFileName({ ...primaryLogo, lockup, colorKey: 'p1', format: 'svg' });

/** Everything of a completed brand as one zip: made once for each of its versions. */
export const createPackKind = (parts: Parts): Kind<PackFrom, PackIs> => {
  const { brains, brands, fonts, fontFiles, books, tasks, tracingDue, drawing, logos } = parts;

  const make = async function* (from: PackFrom): AsyncGenerator<NewFile<PackIs>> {
    const brand = await brands.version(from.userId, from.brandId);
    const brain = await brains.get(brand.brainVersionId);
    const told = packBrandOf(brand, brain);
    const at = new Date(brand.pinnedAt);
    const face = orRefuse(brand.chosen.fontSelections, 'noSelections').headlineSelection;
    const font = orRefuse(await fonts.font(brain, face), 'unknownFont');
    const logoFiles = await brands.logoFiles(from.userId, from.brandId);
    const drawingOf = async (lockup: 'favicon' | 'tile'): Promise<string | undefined> => {
      const file = logoFiles.find(({ fileName }) => fileName === iconFile(lockup));
      return file && Buffer.from(await logos.read(file.key)).toString();
    };
    const [favicon, tile] = [await drawingOf('favicon'), await drawingOf('tile')];
    const icons = await appIcons({
      name: brand.logoText,
      font,
      colors: schemeOf(brand),
      own: favicon !== undefined && tile !== undefined ? { favicon, tile } : undefined,
    });
    const logoFolders = [...new Set(logoFiles.map(({ fileName }) => logoFolderOf(fileName)))].filter(Boolean);
    const task = await tasks(from.userId, from.brandId);
    const files: PackEntry[] = [
      ...ready(texts(guideFiles(told, logoFolders))),
      ...(Object.keys(papers) as Paper[]).flatMap((paper) => [
        { path: `brand-book-${paper}.pdf`, load: () => books.pdf(from.userId, task, { paper }) },
        {
          path: `brand-book-${paper}-for-printer.pdf`,
          load: () => books.pdf(from.userId, task, { paper, forPrinter: true }),
        },
      ]),
      ...logos.all(logoFiles, told.companyName, 'logos/'),
      ...ready(icons),
      ...socialFiles(await drawing.profiles(from.userId, task), { icons, colors: schemeOf(brand) }),
      ...ready(texts([...faviconTexts(told), ...styleFiles(told), ...tokenFiles(told), signatureFile(told)])),
      ...ready([
        { path: 'colors/brand.ase', bytes: aseFile(told) },
        { path: 'colors/brand.gpl', bytes: Buffer.from(gplFile(told)) },
        { path: 'office/brand.thmx', bytes: await zippedParts(themePackage(told), at) },
        ...(await packFonts(told, brain, fontFiles)),
      ]),
    ];
    const name = packName(told.companyName);
    yield {
      fileName: 'brand.zip',
      is: { format: 'zip' },
      contentType: 'application/zip',
      body: packStream(name, files, at),
    };
  };

  return {
    name: 'packs',
    subjectsIn: 'brand_versions',
    basisOf: hashOf,
    count: () => 1,
    needs: PRESS,
    aside: ({ userId, brandId }) => tracingDue(userId, brandId),
    make,
    mostSeconds: 120,
    mostBytes: 60_000_000,
  };
};
