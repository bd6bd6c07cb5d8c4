import type { ReactNode } from 'react';
import { counted, number } from './counted.ts';
import styles from './grid.module.css';

type Props = {
  /** How many are selected over all pages. */
  selected: number;
  count: number;
  isCountLeast: boolean;
  onSelectAll: () => Promise<void>;
  onSelectNone: () => void;
  /** What can be done with them, or why nothing can. */
  children: ReactNode;
};

/** Stands in the place of the table's head, so that no row moves under the pointer that selected it. */
export const SelectionBar = ({ selected, onSelectAll, onSelectNone, children, ...of }: Props) => (
  <div className={styles.selection} role="group" aria-label="Selection">
    <span role="status" className={styles.word}>
      {number.format(selected)}
      {selected <= of.count && ` of ${counted(of)}`} selected
    </span>
    {(selected < of.count || of.isCountLeast) && (
      <button type="button" className={styles.all} onClick={() => void onSelectAll()}>
        Select all
      </button>
    )}
    <button type="button" className={styles.all} onClick={onSelectNone}>
      Select none
    </button>
    <div className={styles.acts}>{children}</div>
  </div>
);
