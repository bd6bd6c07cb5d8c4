import { bookReader } from '@signet/contract';
import { useMay } from '../../shell/feature-flags.ts';
import { Book } from './book.tsx';
import { BookLocked } from './book-locked.tsx';

/** The Brand Book (spec results §2). Without its feature nothing of it is asked for (spec results §6). */
export const BookPage = () => (useMay(bookReader) ? <Book /> : <BookLocked />);
