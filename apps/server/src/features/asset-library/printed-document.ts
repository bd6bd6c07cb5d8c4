import fs from 'node:fs/promises';
import type { FontFace } from '@signet/contract';
import type { PrintedPage } from '@signet/documents';
import type { KitBrand } from '@signet/kit';
import { toneHex, toSvg } from '@signet/scene';
import { orRefuse } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { Printing } from '../books/press.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import type { KitDrawing } from '../kit-pictures/kit-drawing.ts';

const TEMPLATE = new URL('./document.typ', import.meta.url);
/** Has every letter of Latin, Greek and Cyrillic: for what the brand's own faces lack. */
const FALLBACK = 'noto-sans';
const REGULAR = 400;

type Parts = {
  brains: Pick<BrainLibrary, 'get'>;
  fontFiles: Pick<FontFiles, 'face'>;
  printing: Pick<Printing, 'book'>;
};
export type PrintedAs = { title: string; company: string; language: string; pages: readonly PrintedPage[] };

const inPrint = ({ fontName, fontWeight, fontStyle }: FontFace) => ({
  family: fontName,
  weight: fontWeight,
  style: fontStyle,
});

/** Documents as tagged PDF with their fonts embedded: to be sent and printed, where the editable file is not. */
export const createDocumentPrinting = ({ brains, fontFiles, printing }: Parts) => {
  const fontsOf = async ({ brainVersionId, headline, text }: KitDrawing): Promise<Uint8Array[]> => {
    const { brain } = await brains.get(brainVersionId);
    const fileOf = ({ fontName, fontWeight, fontStyle }: FontFace) => {
      const family = orRefuse(
        brain.fonts.find((one) => one.fontName === fontName),
        'unknownFont',
      );
      return fontFiles.face(family, fontWeight, fontStyle === 'italic');
    };
    const fallback = brain.fonts.find(({ _id }) => _id === FALLBACK);
    const spare = fallback ? [fontFiles.face(fallback, REGULAR)] : [];
    return Promise.all([fileOf(headline), fileOf(text), ...spare]);
  };

  return async (drawing: KitDrawing, brand: KitBrand, document: PrintedAs): Promise<Buffer> => {
    const { pages, title, company, language } = document;
    const { colors } = brand;
    const pictures = new Map(pages.map(({ art }, at) => [`/page-${at}.svg`, toSvg(art, colors)]));
    const families = [drawing.headline.fontName, drawing.text.fontName, 'Noto Sans'];
    const data = {
      title,
      company,
      language: language.slice(0, 2),
      families,
      faces: { headline: inPrint(drawing.headline), text: inPrint(drawing.text) },
      pages: pages.map(({ width, height, alt, texts }, at) => ({
        width,
        height,
        alt,
        picture: `/page-${at}.svg`,
        texts: texts.map(({ ink, ...text }) => ({ ...text, hex: toneHex(ink, colors) })),
      })),
    };
    const template = await fs.readFile(TEMPLATE, 'utf8');
    return Buffer.from(await printing.book({ template, data, pictures, fonts: await fontsOf(drawing) }));
  };
};

export type DocumentPrinting = ReturnType<typeof createDocumentPrinting>;
