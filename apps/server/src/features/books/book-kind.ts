import { hashOf, type Kind } from '../made-files/kind.ts';
import type { BookPrinting } from './book-printing.ts';
import type { BookTasks, TracingDue } from './book-task.ts';
import { PRESS } from './press.ts';
import { papers, type Paper } from './printed-book.ts';

/** Raised when a book of the same brand would look or say something else. */
const BOOK_VERSION = 18;

/** What a printed book is made from: a version of a brand, which never changes. */
export type BookFrom = { brandId: string; userId: string; bookVersion: number };
type BookIs = { paper: Paper };

export const bookFrom = (brandId: string, userId: string): BookFrom => ({ brandId, userId, bookVersion: BOOK_VERSION });

/** The printed book of a completed brand, on either paper: made once for each of its versions. */
export const createBookKind = ({
  books,
  tasks,
  tracingDue,
}: {
  books: Pick<BookPrinting, 'pdf'>;
  tasks: BookTasks;
  tracingDue: TracingDue;
}): Kind<BookFrom, BookIs> => ({
  name: 'books',
  subjectsIn: 'brand_versions',
  basisOf: hashOf,
  count: () => Object.keys(papers).length,
  needs: PRESS,
  aside: ({ userId, brandId }) => tracingDue(userId, brandId),
  async *make({ userId, brandId }) {
    const task = await tasks(userId, brandId);
    for (const paper of Object.keys(papers) as Paper[])
      yield {
        fileName: `brand-book-${paper}.pdf`,
        is: { paper },
        contentType: 'application/pdf',
        body: await books.pdf(userId, task, { paper }),
      };
  },
  mostSeconds: 60,
  mostBytes: 10_000_000,
});
