import { hashOf, type Kind } from '../made-files/kind.ts';
import type { BookPrinting } from './book-printing.ts';
import { PRESS } from './press.ts';
import { papers, type Paper } from './printed-book.ts';

/** Raised when a book of the same brand would look or say something else. */
const BOOK_VERSION = 5;

/** What a printed book is made from: a version of a brand, which never changes. */
export type BookFrom = { brandId: string; userId: string; bookVersion: number };
type BookIs = { paper: Paper };

export const bookFrom = (brandId: string, userId: string): BookFrom => ({ brandId, userId, bookVersion: BOOK_VERSION });

/** The printed book of a completed brand, on either paper: made once for each of its versions. */
export const createBookKind = ({
  books,
}: {
  books: Pick<BookPrinting, 'brandOf' | 'pdf'>;
}): Kind<BookFrom, BookIs> => ({
  name: 'books',
  subjectsIn: 'brand_versions',
  basisOf: hashOf,
  count: () => Object.keys(papers).length,
  needs: PRESS,
  async *make({ userId, brandId }) {
    const brand = await books.brandOf(userId, brandId);
    for (const paper of Object.keys(papers) as Paper[])
      yield {
        fileName: `brand-book-${paper}.pdf`,
        is: { paper },
        contentType: 'application/pdf',
        body: await books.pdf(brand, paper),
      };
  },
  mostSeconds: 60,
  mostBytes: 10_000_000,
});
