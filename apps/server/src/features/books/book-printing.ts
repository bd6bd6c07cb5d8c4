import fs from 'node:fs/promises';
import type { FontFamily } from '@signet/brain';
import type { FontFace } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import type { BookDrawing } from './book-drawing.ts';
import { facesOfBrand, type BookTask } from './book-task.ts';
import type { Printing } from './press.ts';
import type { FaceInPrint, Paper } from './printed-book.ts';

const TEMPLATE = new URL('./template/', import.meta.url);
/** Has every letter of Latin, Greek and Cyrillic: for names that the text face lacks letters of. */
const FALLBACK = { id: 'noto-sans', name: 'Noto Sans' } as const;
const [REGULAR, BOLD] = [400, 700];

/** The parts of the template as one text, in the order of their names. */
const templateText = async (): Promise<string> => {
  const names = (await fs.readdir(TEMPLATE)).toSorted();
  return (await Promise.all(names.map((name) => fs.readFile(new URL(name, TEMPLATE), 'utf8')))).join('\n');
};

const inPrint = ({ fontName, fontWeight, fontStyle }: FontFace): FaceInPrint => ({
  family: fontName,
  weight: fontWeight,
  style: fontStyle,
});

type Parts = {
  brains: Pick<BrainLibrary, 'get'>;
  fontFiles: Pick<FontFiles, 'face'>;
  drawing: Pick<BookDrawing, 'print'>;
  printing: Pick<Printing, 'book'>;
};

/** Books of pinned brands as documents: drawn in one thread, set in another. */
export const createBookPrinting = ({ brains, fontFiles, drawing, printing }: Parts) => {
  /** The files of the brand's faces, a bold of the text's family where it has one, and the fallback. */
  const fontsOf = async ({ brand }: BookTask): Promise<Uint8Array[]> => {
    const { brain } = await brains.get(brand.brainVersionId);
    const familyOf = (name: string): FontFamily =>
      orRefuse(
        brain.fonts.find(({ fontName }) => fontName === name),
        'unknownFont',
      );
    const [headline, text] = facesOfBrand(brand);
    const [head, body] = [familyOf(headline.fontName), familyOf(text.fontName)];
    const files = [
      await fontFiles.face(head, headline.fontWeight, headline.fontStyle === 'italic'),
      await fontFiles.face(body, text.fontWeight, text.fontStyle === 'italic'),
    ];
    if (text.fontWeight !== BOLD && body.weights.includes(BOLD)) files.push(await fontFiles.face(body, BOLD));
    const fallback = brain.fonts.find(({ _id }) => _id === FALLBACK.id);
    return fallback ? [...files, await fontFiles.face(fallback, REGULAR)] : files;
  };

  return {
    /** The book of somebody's brand as a PDF, for screens and desks or for a printer. */
    async pdf(
      userId: string,
      task: BookTask,
      { paper, forPrinter = false }: { paper: Paper; forPrinter?: boolean },
    ): Promise<Uint8Array> {
      const [headline, text] = facesOfBrand(task.brand).map(inPrint) as [FaceInPrint, FaceInPrint];
      const as = { paper, forPrinter, faces: { headline, text }, fallback: [FALLBACK.name] };
      const drawn = await drawing.print(userId, task, as);
      return printing.book({ template: await templateText(), ...drawn, fonts: await fontsOf(task) });
    },
  };
};

export type BookPrinting = ReturnType<typeof createBookPrinting>;
