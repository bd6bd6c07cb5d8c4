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
     * One of the `lost` that is not among them any more is kept as it was seen: sent again it is refused again.
     * Answers the rows that somebody else had changed, and those that are not there any more.
     */
    rebase: (
      rows: readonly Row[],
      realChange: (row: Row, change: Change) => Change | undefined,
      lost: readonly string[],
    ): { changed: Row[]; away: Row[] } => {
      const kept = rows.flatMap((row) => {
        const change = edits.get(row._id)?.change;
        const left = change && realChange(row, change);
        return left ? [{ row, change: left }] : [];
      });
      const away = [...edits.values()].filter(
        ({ row: { _id: id } }) => lost.includes(id) && !rows.some((row) => row._id === id),
      );
      setEdits(new Map([...kept, ...away].map((one) => [one.row._id, one])));
      return { changed: kept.map(({ row }) => row), away: away.map(({ row }) => row) };
    },
    discard: () => setEdits(new Map()),
  };
};
