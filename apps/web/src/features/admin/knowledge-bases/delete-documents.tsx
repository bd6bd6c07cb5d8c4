import { knowledgeBaseCalls, DEFAULT_MESSAGE, type KnowledgeDocument } from '@signet/contract';
import { useState } from 'react';
import { saidOr } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import type { GridState } from '../grid/use-grid.ts';

type Props = { baseId: string; grid: GridState<KnowledgeDocument>; onClose: () => void };

const documents = (count: number): string => (count === 1 ? '1 document' : `${count.toLocaleString('en')} documents`);

/**
 * Asks before documents and all their versions go, and tells how far it is. Those that are gone are selected no more,
 * so that after a failure the same press goes on where it stopped.
 */
export const DeleteDocuments = ({ baseId, grid, onClose }: Props) => {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const remove = async (): Promise<void> => {
    const left = new Map(grid.selected);
    const all = left.size;
    try {
      for (const documentId of grid.selected.keys()) {
        setProgress({ done: all - left.size, all });
        await call(knowledgeBaseCalls.removeDocument, { params: { id: baseId, documentId } });
        left.delete(documentId);
      }
    } catch (error) {
      toasts.error(`${saidOr(error, DEFAULT_MESSAGE)} ${all - left.size} of ${all} are deleted; the rest is selected.`);
    }
    grid.select(left);
    await grid.refresh();
    if (left.size === 0) toasts.success(`${documents(all)} deleted. The next sync forgets what was read of them.`);
    onClose();
  };
  return (
    <Modal
      isOpen
      isCompact
      isLocked={progress !== null}
      onOpenChange={onClose}
      role="alertdialog"
      title={`Delete ${documents(grid.selected.size)}?`}
      actions={
        <>
          <Button isDisabled={progress !== null} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="destructive-filled" isDisabled={progress !== null} onPress={remove}>
            Delete
          </Button>
        </>
      }
    >
      <p aria-live="polite">
        {progress ? `${progress.done} of ${progress.all} deleted.` : 'Every version that was sent goes with them.'}
      </p>
    </Modal>
  );
};
