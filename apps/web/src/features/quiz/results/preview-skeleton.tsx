import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './preview.module.css';

/** The shape of the preview while the brand is put together. */
export const PreviewSkeleton = () => (
  <div className={styles.preview} aria-busy="true">
    <div>
      <Skeleton height="clamp(220px, 34vw, 400px)" />
      <Skeleton height={168} />
    </div>
    <Skeleton height={320} />
  </div>
);
