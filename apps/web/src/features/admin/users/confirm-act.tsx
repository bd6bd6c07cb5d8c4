import type { ListedUser } from '@signet/contract';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import type { UserAct } from './user-acts.ts';

type Props = { act: UserAct; rows: readonly ListedUser[]; onClose: () => void; onConfirm: () => Promise<void> };

/** Asks before a bulk action, and says how many (spec administration §9: 352 by 201). */
export const ConfirmAct = ({ act, rows, onClose, onConfirm }: Props) => (
  <Modal
    isOpen
    isCompact
    onOpenChange={onClose}
    role="alertdialog"
    title={act.label}
    actions={
      <>
        <Button onPress={onClose}>Cancel</Button>
        <Button variant="primary" onPress={onConfirm}>
          {act.label}
        </Button>
      </>
    }
  >
    <p>{act.question(rows.length)}</p>
  </Modal>
);
