import { bookReader } from '@signet/contract';
import { lazy, Suspense } from 'react';
import { firstLook, unlessThere } from '../../api/first-look.ts';
import { queryClient } from '../../api/query-client.ts';
import { visitorMay } from '../../shell/admission.ts';
import { useMay } from '../../shell/feature-flags.ts';
import { visitorNow } from '../../shell/visitor.ts';
import { bookQuery } from './book-data.ts';
import { Book } from './book.tsx';

// most who come have a book to read
const BookLocked = lazy(async () => ({ default: (await import('./book-locked.tsx')).BookLocked }));

/** Opening the book: what its cover says is asked for before anything is drawn. */
export const openBook = async (): Promise<null> => {
  const visitor = visitorNow();
  if (visitor && visitorMay(bookReader, visitor))
    await firstLook(unlessThere(bookQuery(queryClient, visitor.user.quizCompleted)));
  return null;
};

/** The Brand Book (spec results §2). Without its feature nothing of it is asked for (spec results §6). */
export const BookPage = () =>
  useMay(bookReader) ? (
    <Book />
  ) : (
    <Suspense>
      <BookLocked />
    </Suspense>
  );
