import { myDataCalls } from '@signet/contract';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toasts } from '../../ui/toast-queue.ts';
import styles from './account.module.css';
import { ERASING, EraseDialog } from './erase-dialog.tsx';

const download = async (): Promise<void> => {
  try {
    const data = await (await call(myDataCalls.download)).blob();
    saveFile(new File([data], 'my-data.json', { type: data.type }));
  } catch (error) {
    toasts.error(messageOf(error));
  }
};

/** What is held about whoever is signed in: to take along, and to end. */
export const MyData = ({ email }: { email: string }) => {
  // in the address, so that whoever has to sign in again comes back to it
  const [asked, setAsked] = useSearchParams();
  const setOpen = (isOpen: boolean): void => {
    const next = new URLSearchParams(asked);
    if (isOpen) next.set(ERASING, '');
    else next.delete(ERASING);
    setAsked(next, { replace: true });
  };
  return (
    <div className={styles.group}>
      <span className={styles.legend}>Your data</span>
      <p className={styles.hint}>
        Download everything that we hold about you as one file, or delete your account with all that is in it.
      </p>
      <div className={styles.tools}>
        <Button onPress={download}>Download my data</Button>
        <Button variant="destructive" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <EraseDialog email={email} isOpen={asked.has(ERASING)} onOpenChange={setOpen} />
    </div>
  );
};
