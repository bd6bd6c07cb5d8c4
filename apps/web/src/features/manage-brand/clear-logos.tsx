import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './manage-brand.module.css';

/** Exactly this has to be typed (spec administration §4.7). */
const WORD = 'Delete';

/** Asks before the logos that were brought along go; the drawn ones are made again. */
export const ClearLogos = ({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => Promise<void> }) => {
  const [typed, setTyped] = useState('');
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      title="Clear logos"
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="destructive-filled" isDisabled={typed !== WORD} onPress={onConfirm}>
            Clear logos
          </Button>
        </>
      }
    >
      <p className={styles.hint}>
        The logos of this brand are drawn again from what is chosen. The files that were uploaded go.
      </p>
      <TextField label={`Type ${WORD} to confirm`} value={typed} onChange={setTyped} autoComplete="off" />
    </Modal>
  );
};
