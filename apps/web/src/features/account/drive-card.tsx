import { driveCalls, SERVER_ERROR } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saidOr } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { driveQuery } from '../../documents/drive-query.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useUser } from '../../shell/visitor.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import styles from './account.module.css';

/** Which drive documents go to, and the way out of it (spec administration §2.7). */
export const DriveCard = () => {
  const { quizCompleted } = useUser();
  const client = useQueryClient();
  const { data } = useQuery(driveQuery);
  const [step, setStep] = useState<'asks' | 'confirmed'>();
  if (!data) return null;
  const { account, name } = data.drive;
  if (!quizCompleted && account === null && step === undefined) return null;

  const disconnect = async (): Promise<void> => {
    try {
      await call(driveCalls.disconnectGoogle, {});
      await client.invalidateQueries({ queryKey: driveQuery.queryKey });
      setStep('confirmed');
    } catch (error) {
      setStep(undefined);
      toasts.error(saidOr(error, SERVER_ERROR));
    }
  };

  return (
    <div className={styles.group}>
      {account === null ? (
        <>
          <span className={styles.legend}>{name}</span>
          <p className={styles.hint}>Not connected. It is connected when you save the first document.</p>
          <Link look="secondary" to={paths.library}>
            GO TO ASSET LIBRARY
          </Link>
        </>
      ) : (
        <>
          <TextField className={styles.wide ?? ''} label={name} value={account} isReadOnly />
          <div className={styles.tools}>
            <Link look="secondary" to={paths.drive}>
              OPEN {name.toLocaleUpperCase('en')}
            </Link>
            <Button aria-haspopup="dialog" onPress={() => setStep('asks')}>
              DISCONNECT
            </Button>
          </div>
        </>
      )}
      <Modal
        isOpen={step === 'asks'}
        onOpenChange={(open) => {
          if (!open) setStep(undefined);
        }}
        role="alertdialog"
        title="Disconnect?"
        actions={
          <>
            <Button onPress={() => setStep(undefined)}>CANCEL</Button>
            <Button variant="primary" onPress={disconnect}>
              DISCONNECT
            </Button>
          </>
        }
      >
        <p>Signet will no longer save documents to {name}. Your files stay where they are.</p>
      </Modal>
      <Modal
        isOpen={step === 'confirmed'}
        onOpenChange={(open) => {
          if (!open) setStep(undefined);
        }}
        title="Confirmed"
        actions={
          <Button variant="primary" onPress={() => setStep(undefined)}>
            CLOSE
          </Button>
        }
      >
        <p>{name} is disconnected.</p>
      </Modal>
    </div>
  );
};
