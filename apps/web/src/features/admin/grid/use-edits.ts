import { useState } from 'react';

/** What was changed in rows and not saved, by row. A change back to what was there is none. */
export const useEdits = <Row extends { _id: string }, Change extends object>() => {
  const [edits, setEdits] = useState<ReadonlyMap<string, { row: Row; change: Change }>>(new Map());
  return {
    edits,
    changeOf: (row: Row): Change | undefined => edits.get(row._id)?.change,
    edit: (row: Row, change: Change | undefined): void => {
      setEdits((before) => {
        const after = new Map(before);
        if (change === undefined || Object.keys(change).length === 0) after.delete(row._id);
        else after.set(row._id, { row, change });
        return after;
      });
    },
    /**
     * After a save that was not whole: what arrived is no edit any more, the rest is kept on the rows as they are now.
     * Answers the rows that somebody else had changed.
     */
    rebase: (rows: readonly Row[], realChange: (row: Row, change: Change) => Change | undefined): Row[] => {
      const kept = rows.flatMap((row) => {
        const change = edits.get(row._id)?.change;
        const left = change && realChange(row, change);
        return left ? [{ row, change: left }] : [];
      });
      setEdits(new Map(kept.map((one) => [one.row._id, one])));
      return kept.map(({ row }) => row);
    },
    discard: () => setEdits(new Map()),
  };
};
