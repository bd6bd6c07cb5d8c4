import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { GridColumn } from './grid-column.ts';
import styles from './grid.module.css';

type Props<Row extends { _id: string }> = {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  selected: ReadonlyMap<string, Row>;
  onToggle: (row: Row) => void;
  isEdited: (row: Row) => boolean;
  emptyText: string | undefined;
  /** Gives up the search that found nothing. */
  onClear: (() => void) | undefined;
};

const boxes = (within: Element | null): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>('td > input[type="checkbox"]') ?? []),
];

/** J and K go from row to row, X selects the row, while the focus is on no field that takes letters. */
export const moveByLetter = (event: KeyboardEvent<HTMLElement>): void => {
  const target = event.target as HTMLElement;
  const takesLetters = target.matches('select, input:not([type="checkbox"]), textarea');
  if (takesLetters || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = boxes(event.currentTarget);
  const at = all.findIndex((box) => box.closest('tr')?.contains(target));
  if (event.key === 'j') (all[at + 1] ?? all.at(-1))?.focus();
  else if (event.key === 'k') all[Math.max(0, at - 1)]?.focus();
  else if (event.key === 'x') all[at]?.click();
  else return;
  event.preventDefault();
};

/** The rows of a page; boxes in their place while they load, words where there are none. */
export const GridRows = <Row extends { _id: string }>(props: Props<Row>) => {
  const { columns, rows, nameOf, selected, onToggle, isEdited } = props;
  const all = columns.length + 1;
  if (rows === undefined)
    return [0, 1, 2, 3, 4].map((row) => (
      <tr key={row}>
        <td colSpan={all}>
          <Skeleton />
        </td>
      </tr>
    ));
  if (rows.length === 0)
    return props.emptyText === undefined ? null : (
      <tr>
        <td className={styles.empty} colSpan={all}>
          {props.emptyText}
          {props.onClear && (
            <Button variant="quiet" onPress={props.onClear}>
              Clear
            </Button>
          )}
        </td>
      </tr>
    );
  return rows.map((row) => (
    <tr key={row._id} data-edited={isEdited(row)} data-selected={selected.has(row._id)}>
      <td className={styles.pick}>
        <input
          type="checkbox"
          aria-label={`Select ${nameOf(row)}`}
          checked={selected.has(row._id)}
          onChange={() => onToggle(row)}
        />
      </td>
      {columns.map((column) => (
        <td key={column.id}>{column.cell(row)}</td>
      ))}
    </tr>
  ));
};
