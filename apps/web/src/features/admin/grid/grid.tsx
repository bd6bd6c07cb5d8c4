import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useColumnWidths } from './column-widths.ts';
import type { GridColumn } from './grid-column.ts';
import { GridHead } from './grid-head.tsx';
import { GridRows, moveByLetter } from './grid-rows.tsx';
import { GridSearch } from './grid-search.tsx';
import { PAGE_SIZE } from './grid-source.ts';
import styles from './grid.module.css';
import type { GridAddress } from './use-grid-address.ts';

type Props<Row extends { _id: string }> = {
  label: string;
  searchLabel: string | undefined;
  /** How often somebody stayed, with their edits, rather than search. */
  stays: number;
  columns: readonly GridColumn<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  count: number;
  /** There are more than `count`. */
  isCountLeast: boolean;
  address: GridAddress;
  onMove: (to: Partial<GridAddress>) => void;
  selected: ReadonlyMap<string, Row>;
  onSelect: (selected: ReadonlyMap<string, Row>) => void;
  onSelectAll: () => Promise<void>;
  isEdited: (row: Row) => boolean;
  emptyText: string;
  isStale: boolean;
  /** What can be done with those that are selected. */
  bulk: ReactNode;
  /** What can be done with the list. */
  tools: ReactNode;
};

const without = <Row,>(all: ReadonlyMap<string, Row>, ids: readonly string[]): Map<string, Row> =>
  new Map([...all].filter(([id]) => !ids.includes(id)));

const number = new Intl.NumberFormat('en');

/** Of a search so many are counted at most. */
const counted = ({ count, isCountLeast }: { count: number; isCountLeast: boolean }): string =>
  `${isCountLeast ? 'more than ' : ''}${number.format(count)}`;

/** How many are selected over all pages, and what can be done with them. */
const SelectionBar = <Row extends { _id: string }>(props: Props<Row>) => (
  <div className={styles.selection} role="group" aria-label="Selection">
    <span role="status">
      {number.format(props.selected.size)}
      {props.selected.size <= props.count && ` of ${counted(props)}`} selected
    </span>
    {(props.selected.size < props.count || props.isCountLeast) && (
      <button type="button" className={styles.sort} onClick={() => void props.onSelectAll()}>
        Select all
      </button>
    )}
    <button type="button" className={styles.sort} onClick={() => props.onSelect(new Map())}>
      Select none
    </button>
    <div className={styles.tools}>{props.bulk}</div>
  </div>
);

const Pager = <Row extends { _id: string }>({ label, rows, count, isCountLeast, address, onMove }: Props<Row>) => {
  const first = address.page * PAGE_SIZE + 1;
  const last = Math.min(count, first + PAGE_SIZE - 1);
  const isLast = isCountLeast ? (rows?.length ?? 0) < PAGE_SIZE : last >= count;
  return (
    <nav className={styles.pager} aria-label={`Pages of ${label}`}>
      <span className={styles.span} aria-live="polite">
        {rows && count > 0 && `${first} to ${last} of ${counted({ count, isCountLeast })}`}
      </span>
      {rows && rows.length > 0 && <span className={styles.keys}>Rows move with J and K, X selects</span>}
      <IconButton
        label="Previous page"
        isDisabled={address.page === 0}
        onPress={() => onMove({ page: address.page - 1 })}
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label="Next page" isDisabled={isLast} onPress={() => onMove({ page: address.page + 1 })}>
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </nav>
  );
};

/** The administration's grid: server-paged, sorted, searched, rows selected over pages, cells that are edited. */
export const Grid = <Row extends { _id: string }>(props: Props<Row>) => {
  const { label, searchLabel, columns, rows, address, onMove, selected, onSelect, isStale } = props;
  const sizes = useColumnWidths(label);
  const isDrawn = Object.keys(sizes.widths).length > 0;
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
        {searchLabel && (
          <div className={styles.search}>
            <GridSearch
              label={searchLabel}
              value={address.search}
              stays={props.stays}
              onChange={(search) => onMove({ search })}
            />
          </div>
        )}
        <div className={styles.tools}>{props.tools}</div>
      </div>
      {selected.size > 0 && <SelectionBar {...props} />}
      {/* A scrolling region has to be reachable by keyboard; letters move in it while the focus is there. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <section className={styles.scroller} aria-label={label} tabIndex={0} onKeyDown={moveByLetter}>
        <table
          className={styles.table}
          aria-busy={isStale || rows === undefined}
          data-stale={isStale}
          data-drawn={isDrawn}
        >
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
                <GridHead key={column.id} column={column} address={address} onMove={onMove} sizes={sizes} />
              ))}
            </tr>
          </thead>
          <tbody>
            <GridRows
              {...props}
              onToggle={toggle}
              onClear={address.search === '' ? undefined : () => onMove({ search: '' })}
            />
          </tbody>
        </table>
      </section>
      <Pager {...props} />
    </div>
  );
};
