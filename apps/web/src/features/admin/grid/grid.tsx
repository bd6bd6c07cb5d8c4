import { timing } from '@signet/contract';
import { IconArrowDown, IconArrowUp, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import styles from './grid.module.css';
import type { GridAddress } from './use-grid-address.ts';

/** Spec administration §9. */
export const PAGE_SIZE = 25;

export type GridColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** A CSS length. */
  width?: string;
};

type Props<Row extends { _id: string }> = {
  label: string;
  searchLabel: string;
  columns: readonly GridColumn<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  count: number;
  address: GridAddress;
  onMove: (to: Partial<GridAddress>) => void;
  selected: ReadonlyMap<string, Row>;
  onSelect: (selected: ReadonlyMap<string, Row>) => void;
  isEdited: (row: Row) => boolean;
  emptyText: string;
  isStale: boolean;
  /** What can be done: with those that are selected, or with the list. */
  tools: ReactNode;
};

const Search = ({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) => {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim(), timing.gridSearchDebounce);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (settled === typed.trim() && settled !== value) onChange(settled);
    // only what was typed asks: an address that changes by itself is shown
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
};

const Head = <Row,>({
  column,
  address,
  onMove,
}: {
  column: GridColumn<Row>;
  address: GridAddress;
  onMove: Props<never>['onMove'];
}) => {
  const isSorted = address.sort === column.id;
  const Arrow = address.direction === 'asc' ? IconArrowUp : IconArrowDown;
  const turn = () => onMove({ sort: column.id, direction: isSorted && address.direction === 'asc' ? 'desc' : 'asc' });
  return (
    <th
      scope="col"
      style={{ width: column.width }}
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
    </th>
  );
};

const without = <Row,>(all: ReadonlyMap<string, Row>, ids: readonly string[]): Map<string, Row> =>
  new Map([...all].filter(([id]) => !ids.includes(id)));

/** The administration's grid: server-paged, sorted, searched, rows selected over pages, cells that are edited. */
export const Grid = <Row extends { _id: string }>(props: Props<Row>) => {
  const { label, columns, rows, nameOf, count, address, onMove, selected, onSelect, isEdited, isStale } = props;
  const first = address.page * PAGE_SIZE + 1;
  const last = Math.min(count, first + PAGE_SIZE - 1);
  const ids = rows?.map(({ _id }) => _id) ?? [];
  const isWhole = ids.length > 0 && ids.every((id) => selected.has(id));
  const toggleAll = () =>
    onSelect(
      isWhole
        ? without(selected, ids)
        : new Map([...selected, ...(rows ?? []).map((row): [string, Row] => [row._id, row])]),
    );
  const toggle = (row: Row) =>
    onSelect(selected.has(row._id) ? without(selected, [row._id]) : new Map([...selected, [row._id, row]]));
  return (
    <div className={styles.grid}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <Search label={props.searchLabel} value={address.search} onChange={(search) => onMove({ search })} />
        </div>
        <div className={styles.tools}>{props.tools}</div>
      </div>
      {/* A scrolling region has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-busy={isStale || rows === undefined} data-stale={isStale}>
          <thead>
            <tr>
              <th scope="col" className={styles.pick}>
                <input
                  type="checkbox"
                  aria-label="Select all rows of this page"
                  checked={isWhole}
                  onChange={toggleAll}
                />
              </th>
              {columns.map((column) => (
                <Head key={column.id} column={column} address={address} onMove={onMove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows === undefined &&
              [0, 1, 2, 3, 4].map((row) => (
                <tr key={row}>
                  <td colSpan={columns.length + 1}>
                    <Skeleton />
                  </td>
                </tr>
              ))}
            {rows?.map((row) => (
              <tr key={row._id} data-edited={isEdited(row)} data-selected={selected.has(row._id)}>
                <td className={styles.pick}>
                  <input
                    type="checkbox"
                    aria-label={`Select ${nameOf(row)}`}
                    checked={selected.has(row._id)}
                    onChange={() => toggle(row)}
                  />
                </td>
                {columns.map((column) => (
                  <td key={column.id}>{column.cell(row)}</td>
                ))}
              </tr>
            ))}
            {rows?.length === 0 && (
              <tr>
                <td className={styles.empty} colSpan={columns.length + 1}>
                  {props.emptyText}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <nav className={styles.pager} aria-label={`Pages of ${label}`}>
        <span className={styles.span} aria-live="polite">
          {rows && count > 0 && `${first} to ${last} of ${count}`}
          {selected.size > 0 && `, ${selected.size} selected`}
        </span>
        {selected.size > 0 && (
          <button type="button" className={styles.sort} onClick={() => onSelect(new Map())}>
            Select none
          </button>
        )}
        <IconButton
          label="Previous page"
          isDisabled={address.page === 0}
          onPress={() => onMove({ page: address.page - 1 })}
        >
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="Next page" isDisabled={last >= count} onPress={() => onMove({ page: address.page + 1 })}>
          <IconChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </nav>
    </div>
  );
};
