import { quizSteps, type QuizPage } from '@signet/brand';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { quizPath } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import styles from './book-in-the-making.module.css';

const asked = quizSteps.filter((step) => step.schema !== undefined);

/** A book before there is a brand: which answers it waits for, and the way to the first of them. */
export const BookWithoutBrand = ({ first }: { first: QuizPage }) => (
  <>
    <h1>Brand Book</h1>
    <p className={styles.lead}>Your book is printed from your answers. These are still missing:</p>
    <ol className={styles.steps}>
      {asked.map(({ page, name }) => (
        <li key={page} data-done={page < first}>
          {page < first ? <IconCheck size={18} aria-hidden="true" /> : <IconLock size={18} aria-hidden="true" />}
          {name}
          <span className={styles.state}>{page < first ? 'answered' : 'missing'}</span>
        </li>
      ))}
    </ol>
    <Link look="primary" to={quizPath(first)}>
      Go on with {quizSteps.find(({ page }) => page === first)?.name}
    </Link>
  </>
);

/** Stands where the files of the logo will be: they are made when the brand is saved. */
export const FilesNotMade = () => (
  <div className={styles.locked}>
    <IconLock size={20} stroke={1.5} aria-hidden="true" />
    <p>The files of your logo are made when you save your brand.</p>
    <Link look="secondary" to={quizPath(5)}>
      See your results and save
    </Link>
  </div>
);
