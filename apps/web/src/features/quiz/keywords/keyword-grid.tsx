import { keywordTileState } from '@signet/brand';
import type { KeywordRecord } from '@signet/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTileFocus } from '../grid/use-tile-focus.ts';
import styles from './keyword-grid.module.css';
import { KeywordTile } from './keyword-tile.tsx';

type Props = {
  keywords: readonly KeywordRecord[];
  chosen: readonly KeywordRecord[];
  /** A keyword to bring into view and mark; a new object for every search, even for the same keyword. */
  sought: { id: string } | undefined;
  onToggle: (keyword: KeywordRecord) => void;
};

/** Keywords as tiles; one stop for Tab, arrow keys within. */
export const KeywordGrid = ({ keywords, chosen, sought, onToggle }: Props) => {
  const { grid, tile, focusTile } = useTileFocus(keywords.map((keyword) => keyword._id));
  const show = useEffectEvent(focusTile);
  useEffect(() => {
    if (sought) show(sought.id);
  }, [sought]);
  return (
    <div {...grid} role="group" aria-label="Keywords, move with the arrow keys" className={styles.grid}>
      {keywords.map((keyword) => (
        <KeywordTile
          key={keyword._id}
          keyword={keyword}
          state={keywordTileState(chosen, keyword._id)}
          isSought={sought?.id === keyword._id}
          tile={tile(keyword._id)}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
};
