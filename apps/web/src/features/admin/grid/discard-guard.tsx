import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';

type Props = {
  count: number;
  /** What would be lost, where that is no rows. */
  words?: string;
  onDiscard: () => void;
  /** Whoever asked to move stays. */
  onStay?: () => void;
};

/**
 * Page, sort, search and leaving wait for an answer while there are edits that are not saved (spec administration
 * §4.4). Closing the tab asks too, in the browser's own words.
 */
export const DiscardGuard = ({ count, words, onDiscard, onStay }: Props) => {
  const blocker = useBlocker(count > 0);
  useEffect(() => {
    if (count === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [count]);
  const stay = () => {
    blocker.reset?.();
    onStay?.();
  };
  const goOn = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <Modal
      isOpen={blocker.state === 'blocked'}
      onOpenChange={stay}
      role="alertdialog"
      title="Discard Changes"
      actions={
        <>
          <Button onPress={stay}>Cancel</Button>
          <Button variant="primary" onPress={goOn}>
            Continue
          </Button>
        </>
      }
    >
      <p>
        {words ?? `${count === 1 ? 'One row is' : `${count} rows are`} changed and not saved.`} To go on discards that.
      </p>
    </Modal>
  );
};
