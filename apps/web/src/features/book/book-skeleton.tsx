import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './cover.module.css';

/** The cover and the beginning of the first chapter, on their way. */
export const BookSkeleton = () => (
  <div aria-busy="true">
    <Skeleton className={styles.cover} />
    <Skeleton width={320} height={20} />
    <Skeleton height={320} className={styles.next} />
  </div>
);
