import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ColumnEdge } from './column-edge.tsx';
import type { ColumnWidths } from './column-widths.ts';
import type { GridColumn } from './grid-column.ts';
import styles from './grid.module.css';
import type { GridAddress } from './use-grid-address.ts';

type Props<Row> = {
  column: GridColumn<Row>;
  address: GridAddress;
  onMove: (to: Partial<GridAddress>) => void;
  sizes: ColumnWidths;
};

/** The head of a column; a press sorts by it, another turns the order. */
export const GridHead = <Row,>({ column, address, onMove, sizes }: Props<Row>) => {
  const isSorted = address.sort === column.id;
  const Arrow = address.direction === 'asc' ? IconArrowUp : IconArrowDown;
  const turn = () => onMove({ sort: column.id, direction: isSorted && address.direction === 'asc' ? 'desc' : 'asc' });
  return (
    <th
      scope="col"
      data-column={column.id}
      style={{ width: sizes.widths[column.id] ?? column.width }}
      aria-sort={isSorted ? (address.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {column.isSortable ? (
        <button type="button" className={styles.sort} onClick={turn}>
          {column.header}
          {isSorted && <Arrow size={16} aria-hidden="true" />}
        </button>
      ) : (
        column.header
      )}
      <ColumnEdge id={column.id} header={column.header} sizes={sizes} />
    </th>
  );
};
