import { quizSteps, type QuizPage } from '@signet/brand';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { quizPath } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './page-footer.module.css';

type Props = { page: QuizPage; busy?: boolean; /** Between the two buttons. */ children?: ReactNode };

/** Back and Next, in reach at the bottom. Back is disabled on page 1 and while loading; Next submits the page's form (spec quiz §2). */
export const PageFooter = ({ page, busy = false, children }: Props) => {
  const navigate = useNavigate();
  const loading = useNavigation().state !== 'idle';
  const isLast = page === quizSteps.length;
  return (
    <footer className={styles.footer}>
      <Button isDisabled={page === 1 || busy || loading} onPress={() => void navigate(quizPath(page - 1))}>
        <IconArrowLeft size={18} aria-hidden="true" />
        BACK
      </Button>
      <div className={styles.middle}>{children}</div>
      {!isLast && (
        <Button type="submit" variant="primary" busy={busy || loading} className={styles.next ?? ''}>
          NEXT
          <IconArrowRight size={18} aria-hidden="true" />
        </Button>
      )}
    </footer>
  );
};
