import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './keyword-grid.module.css';

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
