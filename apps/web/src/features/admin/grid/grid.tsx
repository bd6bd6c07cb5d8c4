import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useColumnWidths } from './column-widths.ts';
import { counted, number } from './counted.ts';
import { keyFirst, type GridColumn } from './grid-column.ts';
import { GridHead } from './grid-head.tsx';
import { GridRows, moveByLetter } from './grid-rows.tsx';
import { GridSearch } from './grid-search.tsx';
import { PAGE_SIZE } from './grid-source.ts';
import styles from './grid.module.css';
import { SelectionBar } from './selection-bar.tsx';
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
  /** Where there are no rows; undefined where nobody knows whether there are. */
  emptyText: string | undefined;
  isStale: boolean;
  /** What can be done with those that are selected, or why nothing can. */
  bulk: ReactNode;
  /** What can be done with the list. */
  tools: ReactNode;
};

/** On a phone the bar of what is selected stands at the foot of the screen, in reach of a thumb. */
const NARROW = '(width < 600px)';

const without = <Row,>(all: ReadonlyMap<string, Row>, ids: readonly string[]): Map<string, Row> =>
  new Map([...all].filter(([id]) => !ids.includes(id)));

const Pager = <Row extends { _id: string }>({ label, rows, count, isCountLeast, address, onMove }: Props<Row>) => {
  const shown = rows?.length ?? 0;
  const first = address.page * PAGE_SIZE + 1;
  const last = first + shown - 1;
  const isLast = isCountLeast ? shown < PAGE_SIZE : last >= count;
  return (
    <nav className={styles.pager} aria-label={`Pages of ${label}`}>
      <span className={styles.span} aria-live="polite">
        {shown > 0 && `${number.format(first)} to ${number.format(last)} of ${counted({ count, isCountLeast })}`}
      </span>
      {shown > 0 && <span className={styles.keys}>Rows move with J and K, X selects</span>}
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
  const { label, searchLabel, rows, address, onMove, selected, onSelect, isStale } = props;
  const isNarrow = useMedia(NARROW);
  const columns = isNarrow ? keyFirst(props.columns) : props.columns;
  const isSelecting = selected.size > 0;
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
      <div className={styles.frame} data-selecting={isSelecting}>
        {isSelecting && (
          <SelectionBar
            selected={selected.size}
            count={props.count}
            isCountLeast={props.isCountLeast}
            onSelectAll={props.onSelectAll}
            onSelectNone={() => onSelect(new Map())}
          >
            {props.bulk}
          </SelectionBar>
        )}
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
                    ref={(box) => {
                      if (box) box.indeterminate = isSelecting && !isWhole;
                    }}
                    type="checkbox"
                    aria-label="Select all rows of this page"
                    checked={isWhole}
                    onChange={toggleAll}
                  />
                </th>
                {columns.map((column) => (
                  <GridHead
                    key={column.id}
                    column={column}
                    address={address}
                    onMove={onMove}
                    sizes={sizes}
                    isNarrow={isNarrow}
                    isCovered={isSelecting && !isNarrow}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              <GridRows
                {...props}
                columns={columns}
                onToggle={toggle}
                onClear={address.search === '' ? undefined : () => onMove({ search: '' })}
              />
            </tbody>
          </table>
        </section>
      </div>
      <Pager {...props} />
    </div>
  );
};
