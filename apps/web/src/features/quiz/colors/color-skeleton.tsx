import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './color-list.module.css';

const chips = Array.from({ length: 32 }, (_, place) => place);

/** The shape of the list while the families are on their way. */
export const ColorSkeleton = () => (
  <div className={styles.scroll} aria-busy="true">
    <VisuallyHidden>Loading colors</VisuallyHidden>
    <div className={styles.chips}>
      {chips.map((chip) => (
        <Skeleton key={chip} height={136} />
      ))}
    </div>
  </div>
);
