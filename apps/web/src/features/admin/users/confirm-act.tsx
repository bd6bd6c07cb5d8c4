import type { ListedUser } from '@signet/contract';
import { useState } from 'react';
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
/** What of a selection is done. */
const doneOf = (done: number, all: number): string => `${counted(done)} of ${counted(all)}`;

/**
 * Asks before a bulk action, and says how many (spec administration §9: 352 by 201). Many rows go in parts; those that
 * are done are selected no more, so that after a failure the same press goes on where it stopped.
 */
export const ConfirmAct = ({ act, grid, onClose }: Props) => {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const run = async (): Promise<void> => {
    const ids = [...grid.selected.keys()];
    const left = new Map(grid.selected);
    let [done, updated] = [0, 0];
    try {
      while (done < ids.length) {
        setProgress({ done, all: ids.length });
        const part = ids.slice(done, done + AT_ONCE);
        updated += await act.run(part);
        for (const id of part) left.delete(id);
        done += part.length;
      }
    } catch (error) {
      const failure = failureOf(act.failed, error);
      toasts.error(done > 0 ? `${failure} ${doneOf(done, ids.length)} were done; the rest is selected.` : failure);
    }
    grid.select(left);
    // said once the rows show it, so that nobody acts on what they were before
    await grid.refresh();
    setProgress(null);
    if (left.size > 0) return;
    // somebody else was faster, or the last administrator stays one
    if (updated === ids.length) toasts.success(act.done);
    else {
      const changed = doneOf(updated, ids.length);
      toasts.warning(`${changed} were changed. The others are not as they were selected any more.`);
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
