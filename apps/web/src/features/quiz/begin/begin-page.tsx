import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { DOOR } from '../../../door.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../shell/link.tsx';
import { NavigationProgress } from '../../../shell/navigation-progress.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { QuizSkeleton } from '../frame/quiz-skeleton.tsx';
import { formPages } from '../pages/quiz-pages.ts';
import { loadPage } from '../page-needs.ts';
import styles from './begin.module.css';
import { MakeAccount } from './make-account.tsx';

const screens = Object.fromEntries(
  formPages.map((page) => [page, lazy(async () => ({ default: (await loadPage(page)()).Component }))]),
);

// in a file of its own, which those who are signed in fetch too
const QuizLayout = lazy(async () => ({ default: (await import('../frame/quiz-layout.tsx')).QuizLayout }));

/** The quiz before there is an account: the same pages under a plain head. */
export const BeginPage = () => {
  const [, , segment = ''] = useLocation().pathname.split('/');
  const Screen = screens[segment] ?? MakeAccount;
  return (
    <>
      <NavigationProgress />
      <div className={styles.frame}>
        <header className={styles.head}>
          <Link to={paths.start} isReload className={styles.home} aria-label="Signet, home">
            <Mark size={36} />
            <span aria-hidden="true">Signet</span>
          </Link>
          <Link className={styles.door} to={DOOR} isReload>
            Sign in
          </Link>
        </header>
        <main className={styles.main} tabIndex={-1}>
          <Suspense fallback={<QuizSkeleton />}>
            <QuizLayout>
              <Screen />
            </QuizLayout>
          </Suspense>
        </main>
      </div>
    </>
  );
};
