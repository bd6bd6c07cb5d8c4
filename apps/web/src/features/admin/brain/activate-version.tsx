import { brainVersionCalls, type BrainVersion } from '@signet/contract';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toasts } from '../../../ui/toast-queue.ts';

type Props = { version: BrainVersion; onClose: () => void; onActivated: () => void };

/** Asks before another version counts: effective for new quizzes only (spec administration §4.5). */
export const ActivateVersion = ({ version, onClose, onActivated }: Props) => {
  const activate = async (): Promise<void> => {
    try {
      const body = { status: 'active' as const };
      await call(brainVersionCalls.change, { params: { id: version._id }, body });
      toasts.success('Brain Version was successfully activated.');
      onActivated();
    } catch (error) {
      toasts.error(failureOf('Failed to activate Brain Version', error));
    }
  };
  return (
    <Modal
      isOpen
      isCompact
      onOpenChange={onClose}
      role="alertdialog"
      title={`Activate version ${version.version}`}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={activate}>
            Activate
          </Button>
        </>
      }
    >
      <p>It counts for new quizzes only. Quizzes that were begun keep the version they began with.</p>
    </Modal>
  );
};
