import { bookOf, drawBook, drawPreview, drawSocial, drawSpecimens, type BookBrand } from '@signet/book';
import type { Book, RefusalCode } from '@signet/contract';
import { toSvg } from '@signet/scene';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../../http/refusal.ts';
import { createFontFiles } from '../fonts/font-files.ts';
import { createFontLibrary } from '../fonts/font-library.ts';
import { createKitBrands } from '../kit-pictures/kit-brands.ts';
import { createLogoDrafts } from '../logos/logo-drafts.ts';
import { bookBrandOf } from './book-brand.ts';
import type { BookTask } from './book-task.ts';
import { printedBook, type PrintedBook, type PrintedAs } from './printed-book.ts';

/** A book with its drawings as SVG, by their names. */
export type DrawnBook = { book: Book; drawings: [name: string, svg: string][] };
/** A wide picture for a profile, as wide as its network asks for. */
export type ProfilePicture = { name: string; svg: string; width: number };
/** What was asked for, or why it cannot be drawn: errors lose their kind between threads. */
export type Outcome<Made> = { made: Made } | { refusal: RefusalCode };

/** One book is asked for again for each of its papers; the drawings of one are a few megabytes. */
const BRANDS_KEPT = 2;

const fonts = createFontLibrary({ files: createFontFiles() });
const kept = new LRUCache<string, Promise<BookBrand>>({ max: BRANDS_KEPT });

/** There is neither a database nor storage in this thread: all that a book is drawn from comes with the task. */
const notHere = (): never => {
  throw new Error('A book is drawn from its task alone');
};

const brandFor = ({ userId, brand, brain, custom, own }: BookTask): Promise<BookBrand> => {
  const brains = { get: async () => ({ brain }) };
  const drafts = createLogoDrafts({
    blobs: { get: notHere },
    brains,
    fonts,
    trace: async () => own,
  });
  return bookBrandOf(
    brand,
    { brains, drafts, kitBrands: createKitBrands({ brains, fonts, drafts }) },
    { userId, custom },
  );
};

const opened = (task: BookTask): Promise<BookBrand> => {
  const known = kept.get(task.key);
  if (known) return known;
  const brand = brandFor(task);
  kept.set(task.key, brand);
  brand.catch(() => kept.delete(task.key));
  return brand;
};

const outcome = async <Made>(task: BookTask, draw: (brand: BookBrand) => Made): Promise<Outcome<Made>> => {
  try {
    return { made: draw(await opened(task)) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    throw error;
  }
};

/** What the screen says and shows. */
export const screen = (task: BookTask): Promise<Outcome<DrawnBook>> =>
  outcome(task, (brand) => {
    const drawings = new Map(drawBook(brand).map(({ name, svg }) => [name, svg]));
    // each lockup with nothing around it, to be shown as small as it may be
    for (const { lockup, scene, smallest } of brand.logo.lockups)
      if (smallest) drawings.set(`plain-${lockup}`, toSvg(scene, brand.colors));
    for (const { name, scene } of drawSpecimens(brand)) drawings.set(name, toSvg(scene, brand.colors));
    drawings.set('preview', toSvg(drawPreview(brand), brand.colors));
    return { book: bookOf(brand), drawings: [...drawings] };
  });

/** What the printed book is set from. */
export const print = ({ task, as }: { task: BookTask; as: PrintedAs }): Promise<Outcome<PrintedBook>> =>
  outcome(task, (brand) => printedBook(brand, as));

export const profiles = (task: BookTask): Promise<Outcome<ProfilePicture[]>> =>
  outcome(task, (brand) =>
    drawSocial(brand).map(({ name, scene }) => ({ name, svg: toSvg(scene, brand.colors), width: scene.width })),
  );
