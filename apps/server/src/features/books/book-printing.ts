import fs from 'node:fs/promises';
import type { BookBrand } from '@signet/book';
import type { FontFamily } from '@signet/brain';
import { orRefuse } from '../../http/refusal.ts';
import type { BrandService } from '../brands/brands.service.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import { bookBrandOf, type BookParts } from './book-brand.ts';
import type { Printing } from './press.ts';
import { printedBook, type Paper } from './printed-book.ts';

const TEMPLATE = new URL('./template/', import.meta.url);
/** Has every letter of Latin, Greek and Cyrillic: for names that the text face lacks letters of. */
const FALLBACK = 'noto-sans';
const [REGULAR, BOLD] = [400, 700];

/** The parts of the template as one text, in the order of their names. */
const templateText = async (): Promise<string> => {
  const names = (await fs.readdir(TEMPLATE)).toSorted();
  return (await Promise.all(names.map((name) => fs.readFile(new URL(name, TEMPLATE), 'utf8')))).join('\n');
};

type Parts = BookParts & {
  brands: Pick<BrandService, 'version' | 'logoFiles'>;
  fontFiles: Pick<FontFiles, 'face'>;
  printing: Pick<Printing, 'book'>;
};

/** Books of pinned brands: as what is written and drawn from, and as documents. */
export const createBookPrinting = ({ brands, fontFiles, printing, ...parts }: Parts) => {
  const familyOf = async (brainVersionId: string, name: string): Promise<FontFamily> => {
    const { brain } = await parts.brains.get(brainVersionId);
    return orRefuse(
      brain.fonts.find(({ fontName, _id }) => fontName === name || _id === name),
      'unknownFont',
    );
  };

  /** The files of the brand's faces, a bold of the text's family where it has one, and the fallback. */
  const fontsOf = async (brainVersionId: string, faces: BookBrand['faces']): Promise<Uint8Array[]> => {
    const files: Uint8Array[] = [];
    for (const { fontName, fontWeight, fontStyle, part } of faces) {
      const family = await familyOf(brainVersionId, fontName);
      files.push(await fontFiles.face(family, fontWeight, fontStyle === 'italic'));
      if (part === 'text' && fontWeight !== BOLD && family.weights.includes(BOLD))
        files.push(await fontFiles.face(family, BOLD));
    }
    const { brain } = await parts.brains.get(brainVersionId);
    const fallback = brain.fonts.find(({ _id }) => _id === FALLBACK);
    return fallback ? [...files, await fontFiles.face(fallback, REGULAR)] : files;
  };

  const brandOf = async (userId: string, brandId: string) => {
    const pinned = await brands.version(userId, brandId);
    const files = pinned.hasCustomLogos ? await brands.logoFiles(userId, brandId) : undefined;
    const custom = files && Object.fromEntries(files.map(({ fileName, key }) => [fileName, key]));
    return { pinned, brand: await bookBrandOf(pinned, parts, custom) };
  };

  return {
    brandOf,

    /** The book of a brand as a PDF. Whoever wants it on several papers asks for the brand once. */
    async pdf({ pinned, brand }: Awaited<ReturnType<typeof brandOf>>, paper: Paper): Promise<Uint8Array> {
      const [headline, text] = brand.faces.map(({ fontName, fontWeight, fontStyle }) => ({
        family: fontName,
        weight: fontWeight,
        style: fontStyle,
      }));
      const faces = { headline: orRefuse(headline, 'noSelections'), text: orRefuse(text, 'noSelections') };
      return printing.book({
        template: await templateText(),
        ...printedBook(brand, paper, { faces, fallback: ['Noto Sans'] }),
        fonts: await fontsOf(pinned.brainVersionId, brand.faces),
      });
    },
  };
};

export type BookPrinting = ReturnType<typeof createBookPrinting>;
