import type { Book, BookDrawing, BookOpening } from '@signet/contract';
import { Picture } from '../../ui/picture.tsx';
import styles from './drawings.module.css';

/** A book and where each of its drawings is found. */
export type BookContent = { book: Book; drawings: Readonly<Record<string, string>> };
/** The same of what a book opens on. */
export type OpeningContent = { book: BookOpening; drawings: BookContent['drawings'] };

export const drawingsOf = ({ book }: OpeningContent, group: BookDrawing['group']): BookDrawing[] =>
  book.drawings.filter((one) => one.group === group);

type Props = {
  drawing: BookDrawing;
  src: string | undefined;
  /** Said before what it shows: a misuse is none to be followed. */ prefix?: string;
  /** A sign in the corner beside the words, not color alone. */ isWrong?: boolean;
};

/** One drawing in its own proportions, with what it is below. */
export const Drawing = ({ drawing, src, prefix = '', isWrong = false }: Props) => (
  <figure className={styles.figure} data-wrong={isWrong}>
    <div className={styles.frame} style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
      <Picture isLazy src={src} alt={`${prefix}${drawing.title}`} />
    </div>
    <figcaption className={styles.caption}>
      <span className={styles.title}>{drawing.title}</span>
      {drawing.note && <span className={styles.note}>{drawing.note}</span>}
    </figcaption>
  </figure>
);
