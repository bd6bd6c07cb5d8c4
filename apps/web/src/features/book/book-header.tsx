import type { Quiz } from '@signet/contract';
import { IconFileTypePdf, IconPackageExport, IconPencil } from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { Button } from '../../ui/button.tsx';
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

type Props = { quiz: Quiz; saved: { number: number; savedAt: string } | undefined };

/** Whose book it is, which version, and how to take it along. */
export const BookHeader = ({ quiz, saved }: Props) => (
  <header id="cover" className={styles.header}>
    <div className={styles.words}>
      <h1>
        <VisuallyHidden>{quiz.companyName} </VisuallyHidden>
        Brand Book
      </h1>
      <p className={styles.whose}>
        {saved ? `${quiz.companyName}, version ${saved.number}, saved ${dayOf(saved.savedAt)}` : quiz.companyName}
      </p>
    </div>
    {quiz.completed && <Tools quizId={quiz._id} />}
  </header>
);
