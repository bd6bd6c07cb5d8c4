import {
  bookOf,
  drawLater,
  drawOpening,
  drawPreview,
  drawSocial,
  drawSpecimens,
  openingOf,
  type BookBrand,
  type PieceAreas,
} from '@signet/book';
import type { Book, BookOpening, RefusalCode } from '@signet/contract';
import { toSvg } from '@signet/scene';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../../http/refusal.ts';
import { giveWay } from '../../jobs/give-way.ts';
import { createFontFiles } from '../fonts/font-files.ts';
import { createFontLibrary } from '../fonts/font-library.ts';
import { createKitBrands } from '../kit-pictures/kit-brands.ts';
import { createLogoDrafts } from '../logos/logo-drafts.ts';
import { bookBrandOf } from './book-brand.ts';
import type { BookTask } from './book-task.ts';
import { pieceAreas } from './piece-areas.ts';
import { printedBook, type PrintedBook, type PrintedAs } from './printed-book.ts';

giveWay();

type Drawings = [name: string, svg: string][];
/** What a book opens on, with its drawings as SVG, by their names. */
export type DrawnOpening = { book: BookOpening; drawings: Drawings };
/** All that a book says, with the drawings that its opening does not have. */
export type DrawnBook = { book: Book; drawings: Drawings };
/** A wide picture for a profile, as wide as its network asks for. */
export type ProfilePicture = { name: string; svg: string; width: number };
/** What was asked for, or why it cannot be drawn: errors lose their kind between threads. */
export type Outcome<Made> = { made: Made } | { refusal: RefusalCode };

/** One book is asked for again for its rest and each of its papers; the drawings of one are a few megabytes. */
const BRANDS_KEPT = 2;

const fonts = createFontLibrary({ files: createFontFiles() });
const kept = new LRUCache<string, Promise<BookBrand>>({ max: BRANDS_KEPT });
/** Drawing its pieces to count them takes as long as all else of a brand: only who writes the whole book needs it. */
const counted = new WeakMap<BookBrand, Promise<PieceAreas>>();

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

const areasOf = (brand: BookBrand): Promise<PieceAreas> => {
  const known = counted.get(brand);
  if (known) return known;
  const areas = pieceAreas(brand);
  counted.set(brand, areas);
  areas.catch(() => counted.delete(brand));
  return areas;
};

type Draw<Made> = (brand: BookBrand) => Made | Promise<Made>;

const outcome = async <Made>(task: BookTask, draw: Draw<Made>): Promise<Outcome<Made>> => {
  try {
    return { made: await draw(await opened(task)) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    throw error;
  }
};

const svgs = (pictures: ReturnType<typeof drawOpening>): Drawings => pictures.map(({ name, svg }) => [name, svg]);

/** Asked ahead of a book: by then all modules of this file have been loaded. */
export const load = (): void => undefined;

/** What the screen says and shows first. */
export const opening = (task: BookTask): Promise<Outcome<DrawnOpening>> =>
  outcome(task, (brand) => {
    const drawings = svgs(drawOpening(brand));
    // each lockup with nothing around it, to be shown as small as it may be
    for (const { lockup, scene, smallest } of brand.logo.lockups)
      if (smallest) drawings.push([`plain-${lockup}`, toSvg(scene, brand.colors)]);
    return { book: openingOf(brand), drawings };
  });

/** All that the screen says, and what it shows after its opening. */
export const whole = (task: BookTask): Promise<Outcome<DrawnBook>> =>
  outcome(task, async (brand) => {
    const drawings = svgs(drawLater(brand));
    for (const { name, scene } of drawSpecimens(brand)) drawings.push([name, toSvg(scene, brand.colors)]);
    drawings.push(['preview', toSvg(drawPreview(brand), brand.colors)]);
    return { book: bookOf(brand, await areasOf(brand)), drawings };
  });

/** What the printed book is set from. */
export const print = ({ task, as }: { task: BookTask; as: PrintedAs }): Promise<Outcome<PrintedBook>> =>
  outcome(task, async (brand) => printedBook(brand, await areasOf(brand), as));

/** Wide pictures for profiles. */
export const profiles = (task: BookTask): Promise<Outcome<ProfilePicture[]>> =>
  outcome(task, (brand) =>
    drawSocial(brand).map(({ name, scene }) => ({ name, svg: toSvg(scene, brand.colors), width: scene.width })),
  );
