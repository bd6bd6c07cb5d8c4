import { keywordTileState } from '@signet/brand';
import type { KeywordRecord } from '@signet/contract';
import { useEffect, useEffectEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
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

const tiles = Array.from({ length: 12 }, (_, place) => place);

/** The shape of the keywords while they are on their way. */
export const KeywordSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>Loading keywords</VisuallyHidden>
    <Skeleton height={45} />
    <div className={classNames(styles.grid, styles.waiting)}>
      {tiles.map((tile) => (
        <Skeleton key={tile} height={108} />
      ))}
    </div>
  </div>
);
