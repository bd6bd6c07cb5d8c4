import type { keywordTileState } from '@signet/brand';
import type { KeywordRecord } from '@signet/contract';
import { IconCheck } from '@tabler/icons-react';
import { KeywordIcon } from './keyword-icon.tsx';
import styles from './keyword-tile.module.css';

type Props = {
  keyword: KeywordRecord;
  state: ReturnType<typeof keywordTileState>;
  /** Found by the search just now. */
  isSought: boolean;
  tile: { 'data-tile': string; tabIndex: number };
  onToggle: (keyword: KeywordRecord) => void;
};

/**
 * A keyword with its icon and what it means in plain words. With three chosen the others stay legible and say that
 * they are barred.
 */
export const KeywordTile = ({ keyword, state, isSought, tile, onToggle }: Props) => (
  <button
    {...tile}
    type="button"
    className={styles.tile}
    data-state={state}
    data-sought={isSought}
    aria-pressed={state === 'chosen'}
    aria-disabled={state === 'full'}
    onClick={() => state !== 'full' && onToggle(keyword)}
  >
    <span className={styles.head}>
      <KeywordIcon keyword={keyword} />
      <span className={styles.name}>{keyword.name}</span>
      {state === 'chosen' && <IconCheck className={styles.check} size={20} aria-hidden="true" />}
    </span>
    <span className={styles.meaning}>{keyword.meaning}</span>
  </button>
);
