import { toasts } from '../../../ui/toast-queue.ts';
import type { GridState } from './use-grid.ts';
import { useEdits } from './use-edits.ts';

/** How many were updated, and where that is told, which were not. */
type Saved = { updatedCount: number; lost?: string[] | undefined };

type Parts<Row extends { _id: string }, Change extends object> = {
  grid: Pick<GridState<Row>, 'refresh' | 'readAgain'>;
  /** Sends the changed rows. */
  send: (edits: readonly { row: Row; change: Change }[]) => Promise<Saved>;
  /** What of a change differs from the row; undefined where nothing does. */
  realChange: (row: Row, change: Change) => Change | undefined;
  nameOf: (row: Row) => string;
  done: string;
  /** What is said where the answer has no words. */
  failed: (error: unknown) => string;
};

/** Of many that were lost, so many are named: a message stands over the page that it speaks of. */
const MOST_NAMED = 3;
const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more rows`;

/**
 * The edits of a grid and how they are saved. Where fewer rows were updated than sent (spec administration §4.4, 8.1),
 * the edits that did not arrive stay, on the rows as somebody else has made them, and those rows are named, also where
 * they are not on the page any more.
 */
export const useSaving = <Row extends { _id: string; version: number }, Change extends object>({
  grid,
  send,
  realChange,
  nameOf,
  done,
  failed,
}: Parts<Row, Change>) => {
  const { edits, changeOf, edit, rebase, discard } = useEdits<Row, Change>();
  const lose = async ({ updatedCount: updated, lost = [] }: Saved): Promise<void> => {
    toasts.error(`Update failed.  ${updated} out of ${edits.size} rows were updated.`);
    const { changed, away } = rebase(await grid.readAgain(), realChange, lost);
    if (changed.length > 0)
      toasts.warning(`Somebody else has changed ${named(changed.map(nameOf))}. Look again, then save or discard.`);
    if (away.length > 0)
      toasts.warning(
        `${named(away.map(nameOf))} ${away.length === 1 ? 'is' : 'are'} not on this page any more. ` +
          'What you changed there was not saved: discard it, then search for the row.',
      );
  };
  return {
    count: edits.size,
    isEdited: (row: Row) => edits.has(row._id),
    changeOf,
    edit: (row: Row, change: Change) => edit(row, realChange(row, change)),
    discard,
    save: async (): Promise<void> => {
      try {
        const saved = await send([...edits.values()]);
        await grid.refresh();
        if (saved.updatedCount !== edits.size) return await lose(saved);
        toasts.success(done);
        discard();
      } catch (error) {
        toasts.error(failed(error));
      }
    },
  };
};

export type Saving<Row> = {
  count: number;
  isEdited: (row: Row) => boolean;
  save: () => Promise<void>;
  discard: () => void;
};
