import { quizSteps, type QuizPage } from '@signet/brand';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { quizPath } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './page-footer.module.css';

type Props = {
  page: QuizPage;
  busy?: boolean;
  /** Why the page could not be saved; shown over the buttons, where it covers nothing. */
  failure?: string | undefined;
  /** Stands where Next does on the other pages. */
  finish?: ReactNode;
};

/**
 * Back and Next, in reach at the bottom. Back is disabled on page 1 and while loading; Next submits the page's form
 * (spec quiz §2).
 */
export const PageFooter = ({ page, busy = false, failure, finish }: Props) => {
  const navigate = useNavigate();
  const loading = useNavigation().state !== 'idle';
  const isLast = page === quizSteps.length;
  return (
    <footer className={styles.footer}>
      {failure && <Banner level="error">{failure}</Banner>}
      <div className={styles.buttons}>
        <Button isDisabled={page === 1 || busy || loading} onPress={() => void navigate(quizPath(page - 1))}>
          <IconArrowLeft size={18} aria-hidden="true" />
          BACK
        </Button>
        {finish}
        {!isLast && (
          <Button type="submit" variant="primary" busy={busy || loading}>
            NEXT
            <IconArrowRight size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
    </footer>
  );
};
