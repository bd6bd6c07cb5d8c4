import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './list-failed.module.css';

/** A list of the brain that could not be loaded, and the way to ask for it again. */
export const ListFailed = ({ children, onTryAgain }: { children: ReactNode; onTryAgain: () => Promise<unknown> }) => (
  <Banner
    level="error"
    isFilled
    className={styles.failed}
    action={
      <Button className={styles.again} onPress={onTryAgain}>
        Try again
      </Button>
    }
  >
    {children}
  </Banner>
);
