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
  /** Where there is little room it stands first, so wide; the columns without it are scrolled to. */
  narrowWidth?: string;
};

/** The columns as they stand where there is little room (screens §12). */
export const keyFirst = <Row>(columns: readonly GridColumn<Row>[]): GridColumn<Row>[] => [
  ...columns.filter(({ narrowWidth }) => narrowWidth !== undefined),
  ...columns.filter(({ narrowWidth }) => narrowWidth === undefined),
];
