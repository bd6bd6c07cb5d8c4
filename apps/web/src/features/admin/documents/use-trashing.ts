import { libraryCalls } from '@signet/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../ui/toast-queue.ts';

export type Trashing = { done: number; all: number };

const sayHow = (trashed: number, failed: number): void => {
  const files = trashed === 1 ? '1 document was trashed.' : `${trashed.toLocaleString('en')} documents were trashed.`;
  if (failed === 0) toasts.success(files);
  else toasts.warning(`${files} The drives of ${failed.toLocaleString('en')} did not answer: try again later.`);
};

/** Takes outdated documents away some at a time, tells how far it is, and can be stopped between two times. */
export const useTrashing = (onEnd: () => void) => {
  const [progress, setProgress] = useState<Trashing>();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const trash = async (): Promise<void> => {
    isStopped.current = false;
    let [trashed, failed] = [0, 0];
    try {
      for (;;) {
        const answer = await call(libraryCalls.trashOutdatedDocs, { query: { skip: failed } });
        trashed += answer.trashedCount;
        failed += answer.failedCount;
        const left = answer.leftCount - failed;
        setProgress({ done: trashed + failed, all: trashed + answer.leftCount });
        if (left <= 0 || answer.trashedCount + answer.failedCount === 0 || isStopped.current) break;
      }
      sayHow(trashed, failed);
    } catch {
      toasts.error('An error occurred while attempting to trash documents');
    }
    setProgress(undefined);
    onEnd();
  };

  return {
    progress,
    trash,
    stop: () => {
      isStopped.current = true;
    },
  };
};
