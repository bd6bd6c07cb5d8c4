import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './table.module.css';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** A CSS length. */
  width?: string;
};

export type TableProps<Row> = {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The rows of this page; undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** All rows there are, on every page. */
  count: number;
  /** Counted from 0. */
  page: number;
  pageSize?: number;
  onPageChange: (page: number) => void;
  /** Where there are no rows; undefined where nobody knows whether there are. */
  emptyText: string | undefined;
  /** Rows of an earlier page or search still show while the next load. */
  isStale?: boolean;
};

/** Rows whose shape is known before they arrive. */
const SkeletonRows = ({ columns, count }: { columns: number; count: number }) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton width={column === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ));

/** A server-paged grid: sticky header, 25 rows a page unless told otherwise. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { label, columns, rows, keyOf, count, page, pageSize = 25, onPageChange, emptyText, isStale = false } = props;
  const first = page * pageSize + 1;
  const last = Math.min(count, (page + 1) * pageSize);
  return (
    <div className={styles.frame}>
      {/* A scrolling region has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
        <table className={classNames(styles.table, isStale && styles.stale)} aria-busy={isStale || rows === undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={classNames(column.align === 'end' && styles.end)}
                  style={{ width: column.width }}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows === undefined && <SkeletonRows columns={columns.length} count={5} />}
            {rows?.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td key={column.id} className={classNames(column.align === 'end' && styles.end)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            {rows?.length === 0 && emptyText !== undefined && (
              <tr>
                <td className={styles.empty} colSpan={columns.length}>
                  {emptyText}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <nav className={styles.pager} aria-label={`Pages of ${label}`}>
        <span className={styles.span} aria-live="polite">
          {rows && rows.length > 0 && `${first}–${last} of ${count}`}
        </span>
        <IconButton label="Previous page" isDisabled={page === 0} onPress={() => onPageChange(page - 1)}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="Next page" isDisabled={last >= count} onPress={() => onPageChange(page + 1)}>
          <IconChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </nav>
    </div>
  );
};
