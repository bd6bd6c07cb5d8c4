import { bookReader } from '@signet/contract';
import { lazy, Suspense } from 'react';
import { useMay } from '../../shell/feature-flags.ts';
import { Book } from './book.tsx';

// most who come have a book to read
const BookLocked = lazy(async () => ({ default: (await import('./book-locked.tsx')).BookLocked }));

/** The Brand Book (spec results §2). Without its feature nothing of it is asked for (spec results §6). */
export const BookPage = () =>
  useMay(bookReader) ? (
    <Book />
  ) : (
    <Suspense>
      <BookLocked />
    </Suspense>
  );
