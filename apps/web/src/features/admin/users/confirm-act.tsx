import type { ListedUser } from '@signet/contract';
import { useRef, useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import type { GridState } from '../grid/use-grid.ts';
import type { UserAct } from './user-acts.ts';

/** The rows that are selected; a person's page has one. */
type Chosen = Pick<GridState<ListedUser>, 'selected' | 'select'> & { refresh: () => Promise<unknown> };
type Props = { act: UserAct; grid: Chosen; onClose: () => void };

/** Rows of one request: small enough that one that fails costs little, and that progress is seen. */
const AT_ONCE = 500;
const counted = (value: number): string => value.toLocaleString('en');
const leftOf = (left: number): string =>
  left === 1 ? 'the one that is left stays' : `the ${counted(left)} that are left stay`;
/** What of a selection is done. */
const doneOf = (done: number, all: number): string => `${counted(done)} of ${counted(all)}`;
const changedOf = (done: number, all: number): string => `${doneOf(done, all)} ${done === 1 ? 'was' : 'were'} changed`;

/**
 * Asks before a bulk action, and says how many (spec administration §9: 352 by 201). Many rows go in parts; those that
 * are done are selected no more, so that after a failure the same press goes on where it stopped.
 */
export const ConfirmAct = ({ act, grid, onClose }: Props) => {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  /** What earlier presses of this dialog have come to: a failure is gone on from, and the end tells of all. */
  const before = useRef({ sent: 0, updated: 0 });
  const run = async (): Promise<void> => {
    const ids = [...grid.selected.keys()];
    const left = new Map(grid.selected);
    const { current: told } = before;
    const all = told.sent + ids.length;
    try {
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        setProgress({ done: told.sent, all });
        const part = ids.slice(at, at + AT_ONCE);
        told.updated += await act.run(part);
        told.sent += part.length;
        for (const id of part) left.delete(id);
      }
    } catch (error) {
      const failure = failureOf(act.failed, error);
      const rest = `${changedOf(told.updated, all)}; ${leftOf(left.size)} selected.`;
      toasts.error(told.sent > 0 ? `${failure} ${rest}` : failure);
    }
    grid.select(left);
    // said once the rows show it, so that nobody acts on what they were before
    await grid.refresh();
    setProgress(null);
    if (left.size > 0) return;
    // somebody else was faster, or the last administrator stays one
    if (told.updated === all) toasts.success(act.done);
    else {
      const changed = changedOf(told.updated, all);
      toasts.warning(`${changed}. The others are not as they were selected any more.`);
    }
    onClose();
  };
  const isLong = progress !== null && progress.all > AT_ONCE;
  return (
    <Modal
      isOpen
      isCompact
      isLocked={progress !== null}
      onOpenChange={onClose}
      role="alertdialog"
      title={act.label}
      actions={
        <>
          <Button isDisabled={progress !== null} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onPress={run}>
            {act.label}
          </Button>
        </>
      }
    >
      {isLong && <ProgressBar isRound label={act.label} progress={Math.round((100 * progress.done) / progress.all)} />}
      <p aria-live="polite">
        {isLong
          ? `${doneOf(progress.done, progress.all)} done.`
          : act.question(grid.selected.size, [...grid.selected.values()])}
      </p>
    </Modal>
  );
};
