import type { ListedUser } from '@signet/contract';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import type { GridState } from '../grid/use-grid.ts';
import type { UserAct } from './user-acts.ts';

/** The rows that are selected; a person's page has one. */
type Chosen = Pick<GridState<ListedUser>, 'selected' | 'select'> & { refresh: () => Promise<unknown> };
type Props = { act: UserAct; grid: Chosen; onClose: () => void };

/** Rows of one request: small enough that one that fails costs little, and that progress is seen. */
const AT_ONCE = 500;

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
      toasts.error(done > 0 ? `${failure} ${done} of ${ids.length} were done; the rest is selected.` : failure);
    }
    grid.select(left);
    // said once the rows show it, so that nobody acts on what they were before
    await grid.refresh();
    setProgress(null);
    if (left.size > 0) return;
    // somebody else was faster, or the last administrator stays one
    if (updated === ids.length) toasts.success(act.done);
    else toasts.warning(`${updated} of ${ids.length} were changed. The others are not as they were selected any more.`);
    onClose();
  };
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
      <p aria-live="polite">
        {progress && progress.all > AT_ONCE
          ? `${progress.done} of ${progress.all} done.`
          : act.question(grid.selected.size, [...grid.selected.values()])}
      </p>
    </Modal>
  );
};
