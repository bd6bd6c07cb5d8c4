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
  isNarrow: boolean;
  /** The bar of what is selected lies over it: it still names its column, and nothing in it is pressed. */
  isCovered: boolean;
};

/** The head of a column; a press sorts by it, another turns the order. */
export const GridHead = <Row,>({ column, address, onMove, sizes, isNarrow, isCovered }: Props<Row>) => {
  const isSorted = address.sort === column.id;
  const Arrow = address.direction === 'asc' ? IconArrowUp : IconArrowDown;
  const turn = () => onMove({ sort: column.id, direction: isSorted && address.direction === 'asc' ? 'desc' : 'asc' });
  const name = (
    <>
      {column.header}
      {isSorted && <Arrow size={16} aria-hidden="true" />}
    </>
  );
  return (
    <th
      scope="col"
      data-column={column.id}
      style={{ width: sizes.widths[column.id] ?? ((isNarrow && column.narrowWidth) || column.width) }}
      aria-sort={isSorted ? (address.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {column.isSortable && !isCovered ? (
        <button type="button" className={styles.sort} onClick={turn}>
          {name}
        </button>
      ) : (
        <span className={styles.named}>{name}</span>
      )}
      {!isCovered && <ColumnEdge id={column.id} header={column.header} sizes={sizes} />}
    </th>
  );
};
