import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { everyRow, gridPageQuery, type GridSource } from './grid-source.ts';
import { useGridAddress } from './use-grid-address.ts';

/** A grid's page, where it stands, and the rows that are selected over all its pages. */
export const useGrid = <Row extends { _id: string }, Sort extends string>(source: GridSource<Row, Sort>) => {
  const client = useQueryClient();
  const { address, move } = useGridAddress(source.sorts, source.firstDirection);
  const page = useQuery(gridPageQuery(source, address));
  const [chosen, select] = useState<ReadonlyMap<string, Row>>(new Map());
  // what is on screen may be newer than it was when it was selected
  const shown = new Map(page.data?.records.map((row) => [row._id, row]));
  const selected: ReadonlyMap<string, Row> = new Map([...chosen].map(([id, row]) => [id, shown.get(id) ?? row]));
  return {
    address,
    move,
    page,
    selected,
    rowsSelected: [...selected.values()],
    select,
    clear: () => select(new Map()),
    refresh: () => client.invalidateQueries({ queryKey: [source.key] }),
    /** The page as the server has it now. */
    readAgain: async () => (await client.fetchQuery({ ...gridPageQuery(source, address), staleTime: 0 })).records,
    everyRow: (most: number) => everyRow(source, address, most),
  };
};

export type GridState<Row extends { _id: string }> = ReturnType<typeof useGrid<Row, string>>;
