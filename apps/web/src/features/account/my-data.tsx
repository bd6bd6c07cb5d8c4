import { myDataCalls } from '@signet/contract';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { session } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import styles from './account.module.css';

const download = async (): Promise<void> => {
  try {
    const data = await (await call(myDataCalls.download)).blob();
    saveFile(new File([data], 'my-data.json', { type: data.type }));
  } catch (error) {
    toasts.error(messageOf(error));
  }
};

type Gone = { gone: { what: string; count: number }[]; kept: string[] };

/** What went and what stays; leaving it is signing out. */
const Farewell = ({ gone, kept }: Gone) => (
  <>
    <p>
      Gone: {[...gone.map(({ what, count }) => `${count} ${what}`), 'and all that belonged to you here'].join(', ')}.
    </p>
    <p>What stays:</p>
    <ul>
      {kept.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);

const leave = async (): Promise<void> => (await session()).signOut();

type DialogProps = { email: string; isOpen: boolean; onOpenChange: (open: boolean) => void };

const EraseDialog = ({ email, isOpen, onOpenChange }: DialogProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<Gone>();
  const erase = async (): Promise<void> => {
    setError(undefined);
    try {
      setDone(await call(myDataCalls.erase, { body: { email: typed } }));
    } catch (cause) {
      setError(messageOf(cause));
    }
  };
  if (done)
    return (
      <Modal
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title="Your account is gone"
        isLocked
        actions={
          <Button variant="primary" onPress={leave}>
            Leave
          </Button>
        }
      >
        <Farewell {...done} />
      </Modal>
    );
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      role="alertdialog"
      closesOnBackdrop={false}
      actions={
        <>
          <Button slot="close">Keep it</Button>
          <Button variant="destructive-filled" onPress={erase}>
            Delete everything
          </Button>
        </>
      }
    >
      <p>
        Your brands, their files and every link to them go now and do not come back. Take your pack first: it stays
        yours.
      </p>
      <TextField
        label={`To confirm, type ${email}`}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        errorMessage={error}
      />
    </Modal>
  );
};

/** What is held about whoever is signed in: to take along, and to end. */
export const MyData = ({ email }: { email: string }) => {
  const [isOpen, setOpen] = useState(false);
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
      <EraseDialog email={email} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
};
