import type { OutboxLetter } from '@signet/contract';
import { Modal } from '../../../ui/modal.tsx';
import { letterStatus, momentOf } from './letter-words.ts';
import styles from './mail.module.css';

/** A letter, to read. Its text is shown as text: nothing in it is run or loaded. */
export const LetterModal = ({ letter, onClose }: { letter: OutboxLetter | null; onClose: () => void }) => (
  <Modal isOpen={letter !== null} onOpenChange={onClose} title={letter?.subject ?? ''} isWide>
    {letter && (
      <>
        <dl className={styles.head}>
          <dt>To</dt>
          <dd>{letter.to}</dd>
          <dt>Written</dt>
          <dd>{momentOf(letter.createdAt)}</dd>
          <dt>Status</dt>
          <dd>
            {letterStatus[letter.status]}
            {letter.error && `: ${letter.error}`}
          </dd>
        </dl>
        <pre className={styles.letter}>{letter.text}</pre>
      </>
    )}
  </Modal>
);
