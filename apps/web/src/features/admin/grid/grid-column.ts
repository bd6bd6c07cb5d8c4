import type { ReactNode } from 'react';

/** A column of a grid: its head, what stands in a row, and what of it stands in a file of the rows. */
export type GridColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What stands in the file of the rows; without it the column is left out of it. */
  text?: (row: Row) => string;
  isSortable?: boolean;
  /** A CSS length. */
  width?: string;
};
