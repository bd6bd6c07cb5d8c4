import { DEFAULT_MESSAGE } from '@signet/contract';
import { BEGIN } from '../../../door.ts';
import { session } from '../../../shell/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { useQuiz } from '../answers/use-answers.ts';
import styles from './begin.module.css';

const leave = (isNew: boolean) => async (): Promise<void> => {
  try {
    await (await session()).signIn(BEGIN, { isNew });
  } catch {
    toasts.error(DEFAULT_MESSAGE);
  }
};

/** All is answered: what comes now is made for somebody, and kept for them. */
export const MakeAccount = () => {
  const { companyName } = useQuiz();
  return (
    <div className={styles.account}>
      <h1>Ready to see {companyName}?</h1>
      <p>You have answered everything. Create an account, and we draw your brand right away.</p>
      <p>Until then your answers are only in this browser. They move to your new account, so nothing is asked twice.</p>
      <div className={styles.actions}>
        <Button variant="primary" onPress={leave(true)}>
          CREATE MY ACCOUNT
        </Button>
        <Button onPress={leave(false)}>I HAVE ONE ALREADY</Button>
      </div>
    </div>
  );
};
