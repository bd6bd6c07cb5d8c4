import { brandHistoryCalls, type SavedBrand } from '@signet/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { OWN, OWN_BOOK } from '../../api/own-keys.ts';
import { forgetOwnBrand } from '../../brand/own-quiz.ts';
import { Button } from '../../ui/button.tsx';
import { Modal, type DialogProps } from '../../ui/modal.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { HistoryComparison } from './history-comparison.tsx';
import { voices } from '../../brand/color-roles.ts';
import styles from './history-dialog.module.css';

const historyQuery = queryOptions({
  queryKey: [OWN, 'brandHistory'],
  queryFn: ({ signal }) => call(brandHistoryCalls.list, {}, { signal }),
});

/** Several states may be of one day, so that the time belongs to it. */
const moment = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

type SavedProps = {
  saved: SavedBrand;
  /** As it is now; absent where it is this one. */ now: SavedBrand | undefined;
  onRestore: (saved: SavedBrand) => Promise<void>;
};

const Ways = ({
  saved,
  isOpen,
  onOpen,
  onRestore,
}: Omit<SavedProps, 'now'> & { isOpen: boolean; onOpen: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <span className={styles.ways}>
      <Button variant="quiet" aria-expanded={isOpen} onPress={onOpen}>
        {isOpen ? 'Close' : 'Compare'}
      </Button>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        Restore
      </Button>
      <Modal
        isOpen={isAsking}
        isCompact
        onOpenChange={setAsking}
        role="alertdialog"
        title={`Restore your brand from ${moment(saved.savedAt)}?`}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>Cancel</Button>
            <Button variant="primary" onPress={() => onRestore(saved)}>
              Restore
            </Button>
          </>
        }
      >
        <p>Links that you have shared show it right away. Your current version stays in this list.</p>
      </Modal>
    </span>
  );
};

const Saved = ({ saved, now, onRestore }: SavedProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.saved}>
      <span className={styles.colors} aria-hidden="true">
        {voices.map((role) => (
          <span key={role} style={{ backgroundColor: saved.colors?.[role] }} />
        ))}
      </span>
      <span className={styles.words}>
        <strong>
          {saved.name}, saved {moment(saved.savedAt)}
        </strong>
        <span>{[saved.headline, saved.text, saved.kit].filter(Boolean).join(', ')}</span>
        {saved.changes.length > 0 && <span className={styles.soft}>Changed: {saved.changes.join('; ')}</span>}
      </span>
      {now ? (
        <Ways saved={saved} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} onRestore={onRestore} />
      ) : (
        <span className={styles.soft}>As it is now</span>
      )}
      {now && isOpen && <HistoryComparison then={saved} now={now} />}
    </li>
  );
};

/** Every saved state of the brand, and the way back. */
const History = ({ onRestored }: { onRestored: () => void }) => {
  const client = useQueryClient();
  const { data, isError } = useQuery(historyQuery);
  const restore = async ({ quizId, savedAt }: SavedBrand): Promise<void> => {
    try {
      await call(brandHistoryCalls.restore, { body: { quizId } });
      onRestored();
      // the book on screen is read anew; what is removed under a screen would stay as it was there
      forgetOwnBrand(client, OWN_BOOK);
      await client.resetQueries({ queryKey: OWN_BOOK });
      toasts.success(`Restored: your brand is as you saved it on ${moment(savedAt)}.`);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  const now = data?.saved.find(({ isActive }) => isActive);
  if (isError) return <p role="alert">The history could not be loaded. Please try again.</p>;
  return (
    <>
      <p>Each time you save an edit, we keep the version before it. Files you already made do not change.</p>
      <ol className={styles.list} aria-label="Saved states">
        {data?.saved.map((saved) => (
          <Saved key={saved.quizId} saved={saved} now={saved.isActive ? undefined : now} onRestore={restore} />
        ))}
      </ol>
    </>
  );
};

/** The history of the brand. */
export const HistoryDialog = ({ isOpen, onOpenChange }: DialogProps) => (
  <Modal isOpen={isOpen} onOpenChange={onOpenChange} title="History" isWide>
    <History onRestored={() => onOpenChange(false)} />
  </Modal>
);
