import type { Quiz } from '@signet/contract';
import { IconFileTypePdf, IconPackageExport, IconPencil } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useBrandFont } from '../../brand/brand-font.ts';
import type { Brand } from '../../brand/brand-queries.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './book-header.module.css';
import { HistoryButton, ShareButton } from './book-dialogs.tsx';
import { usePack, usePrintedBook } from './use-made-download.ts';

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

const Tools = ({ quizId }: { quizId: string }) => (
  <div className={styles.tools}>
    <Link look="quiet" className={styles.edit} to={paths.edit}>
      <IconPencil size={18} aria-hidden="true" />
      Edit brand
    </Link>
    <HistoryButton />
    <ShareButton quizId={quizId} />
    <Button onPress={usePrintedBook(quizId)}>
      <IconFileTypePdf size={18} aria-hidden="true" />
      PDF
    </Button>
    <Button variant="primary" onPress={usePack(quizId)}>
      <IconPackageExport size={18} aria-hidden="true" />
      Take the pack
    </Button>
  </div>
);

type Props = { quiz: Quiz; brand: Brand; saved: { number: number; savedAt: string } | undefined };

/** How many letters a name has, for a stylesheet that sets it on one line where that is wide enough. */
const lettersOf = (name: string): CSSProperties => ({ '--letters': Array.from(name).length }) as CSSProperties;

/** Whose book it is, which version, and how to take it along. The loudest thing on the page is the brand's own name. */
export const BookHeader = ({ quiz, brand, saved }: Props) => {
  const { isPending, style } = useBrandFont(brand.headline);
  return (
    <header id="cover" className={styles.header}>
      <p className={styles.kind}>
        {saved ? `Brand Book, version ${saved.number}, saved ${dayOf(saved.savedAt)}` : 'Brand Book'}
      </p>
      {quiz.completed && <Tools quizId={quiz._id} />}
      <h1
        className={classNames(styles.name, isPending && styles.coming)}
        style={{ ...style, ...lettersOf(quiz.companyName) }}
      >
        {quiz.companyName}
        <VisuallyHidden> Brand Book</VisuallyHidden>
      </h1>
    </header>
  );
};
