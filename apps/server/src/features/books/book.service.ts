import { LRUCache } from 'lru-cache';
import type { Book, BookOpening, MadeFilesStatus } from '@signet/contract';
import type { Acting } from '../../http/acting.ts';
import { orRefuse } from '../../http/refusal.ts';
import { createMakeOnce } from '../../make-once.ts';
import type { BrandService } from '../brands/brands.service.ts';
import type { Kind, MadeFile, Subject } from '../made-files/kind.ts';
import type { MadeFiles } from '../made-files/made-files.service.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import { packName } from '../packs/pack-kind.ts';
import { bookFrom, type BookFrom } from './book-kind.ts';
import type { BookDrawing } from './book-drawing.ts';
import type { BookTasks } from './book-task.ts';
import type { DrawingName } from './drawing-addresses.ts';
import type { Paper } from './printed-book.ts';

/** What a book says, or its opening, with drawings as SVG, by their names. */
type Drawn<Words> = { book: Words; drawings: ReadonlyMap<string, string> };
type Named<Words> = { brandId: string; book: Words; names: string[] };

type Parts = {
  brands: Pick<BrandService, 'get'>;
  tasks: BookTasks;
  drawing: Pick<BookDrawing, 'opening' | 'whole'>;
  madeFiles: MadeFiles;
  kind: Kind<BookFrom, { paper: Paper }>;
};

/** Characters of drawings that are kept: the books that a few founders look at, half a megabyte each. */
const MOST_KEPT = { opening: 6_000_000, later: 18_000_000 } as const;

const keptUpTo = <Words>(maxSize: number) =>
  createMakeOnce(
    new LRUCache<string, Drawn<Words>>({
      maxSize,
      sizeCalculation: ({ drawings }) => 20_000 + [...drawings.values()].reduce((sum, svg) => sum + svg.length, 0),
    }),
  );

/** The book of a completed brand, on the screen and in print. */
export const createBookService = ({ brands, tasks, drawing, madeFiles, kind }: Parts) => {
  const openings = keptUpTo<BookOpening>(MOST_KEPT.opening);
  const later = keptUpTo<Book>(MOST_KEPT.later);

  /**
   * What the book of one version of somebody's brand opens on. A version never changes, so that it is drawn once, for
   * all the drawings of a page together.
   */
  const openingOf = (userId: string, brandId: string): Promise<Drawn<BookOpening>> =>
    openings(`${userId} ${brandId}`, async () => {
      const { book, drawings } = await drawing.opening(userId, await tasks(userId, brandId));
      return { book, drawings: new Map(drawings) };
    });

  /** All that the same book says, and its drawings from the second chapter on. */
  const laterOf = (userId: string, brandId: string): Promise<Drawn<Book>> =>
    later(`${userId} ${brandId}`, async () => {
      const { book, drawings } = await drawing.whole(userId, await tasks(userId, brandId));
      return { book, drawings: new Map(drawings) };
    });

  /** The whole book of one version of somebody's brand; its opening is drawn first. */
  const open = async (userId: string, brandId: string): Promise<Drawn<Book>> => {
    const opening = await openingOf(userId, brandId);
    const { book, drawings } = await laterOf(userId, brandId);
    return { book, drawings: new Map([...opening.drawings, ...drawings]) };
  };

  const named = async <Words>(
    user: Chooser,
    quizId: string | undefined,
    part: (userId: string, brandId: string) => Promise<Drawn<Words>>,
  ): Promise<Named<Words>> => {
    const { _id } = await brands.get(user, quizId);
    const { book, drawings } = await part(user._id, _id);
    return { brandId: _id, book, names: [...drawings.keys()] };
  };

  return {
    open,

    /** The book of a quiz's brand: of the one given, else of the active one. */
    of: (user: Chooser, quizId: string | undefined): Promise<Named<Book>> => named(user, quizId, open),

    /** What that book opens on, without waiting for the rest. */
    opening: (user: Chooser, quizId: string | undefined): Promise<Named<BookOpening>> => named(user, quizId, openingOf),

    /**
     * Draws the book of a brand that has just been completed, so that its founder does not wait for that. Rejects where
     * there is none yet.
     */
    async drawAhead({ userId, subject: quizId }: Subject): Promise<void> {
      const { _id } = await brands.get({ _id: userId, activeQuizId: quizId }, quizId);
      await open(userId, _id);
    },

    /** One drawing of a book as SVG. */
    async drawing({ userId, brandId, name }: DrawingName): Promise<string> {
      const { drawings } = await openingOf(userId, brandId);
      return drawings.get(name) ?? orRefuse((await laterOf(userId, brandId)).drawings.get(name), 'notFound');
    },

    /** Has it printed where it is not, and answers at once how far it is. */
    async print({ owner, note }: Acting, quizId: string | undefined): Promise<MadeFilesStatus> {
      const { _id } = await brands.get(owner, quizId);
      return madeFiles.begin(kind, { userId: owner._id, subject: _id }, bookFrom(_id, owner._id), note);
    },

    /** The printed book as it is now, by the name that it is saved under. */
    async file(
      { owner, note }: Acting,
      quizId: string | undefined,
      paper: Paper,
    ): Promise<Pick<MadeFile<object>, 'fileName' | 'key'>> {
      const { _id, answers } = await brands.get(owner, quizId);
      const files = orRefuse(await madeFiles.current(kind, { userId: owner._id, subject: _id }), 'bookMissing');
      const { key } = orRefuse(
        files.find(({ is }) => is.paper === paper),
        'bookMissing',
      );
      await note();
      return { fileName: `${packName(answers.companyName)}-book-${paper}.pdf`, key };
    },
  };
};

export type BookService = ReturnType<typeof createBookService>;
