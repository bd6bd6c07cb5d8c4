import { refusals } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { inWords, savedAnswers, type FormPage } from '../pages/quiz-pages.ts';
import { industriesQuery } from '../quiz-queries.ts';
import styles from './stale-dialog.module.css';
import type { StaleSave } from './use-save-page.ts';

type Props<P extends FormPage> = {
  page: P;
  stale: StaleSave<P>;
  onKeepMine: () => Promise<void>;
  onUseSaved: () => void;
  onClose: () => void;
};

/**
 * The quiz was changed elsewhere while this page was being filled in: both answers side by side, and the founder
 * decides.
 */
export const StaleDialog = <P extends FormPage>({ page, stale, onKeepMine, onUseSaved, onClose }: Props<P>) => {
  const { data: industries = [] } = useQuery(industriesQuery(stale.now._id));
  const industryName = (id: string) => industries.find((one) => one._id === id)?.name;
  const saved = inWords(page, savedAnswers(stale.now)[page], industryName);
  const mine = inWords(page, stale.mine, industryName);
  return (
    <Modal
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title="Your quiz was changed elsewhere"
      closesOnBackdrop={false}
      actions={
        <>
          <Button onPress={onUseSaved}>Use the saved answers</Button>
          <Button variant="primary" onPress={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>{refusals.staleQuiz.message} What you entered on this page is kept until you decide.</p>
      <dl className={styles.sides}>
        <div>
          <dt>Saved</dt>
          <dd>{saved}</dd>
        </div>
        <div>
          <dt>Yours</dt>
          <dd>{mine}</dd>
        </div>
      </dl>
    </Modal>
  );
};
