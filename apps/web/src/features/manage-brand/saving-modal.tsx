import { Modal } from '../../ui/modal.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './manage-brand.module.css';

/** While the logos are drawn anew: leaving now would leave the owner with half a change. */
export const SavingModal = ({ words }: { words: string }) => (
  <Modal isOpen isLocked onOpenChange={() => undefined} title="Saving">
    <p className={styles.saving} role="status">
      <Spinner size={20} />
      {words}
    </p>
  </Modal>
);
