import styles from './spinner.module.css';
import { useDelay } from './use-delay.ts';

/** Spec quiz §9, in milliseconds: what takes less time than this shows no spinner. */
const DELAY = 300;

/** A turning arc in the color of the text around it, once the wait is longer than 300 ms. `size` in px. */
export const Spinner = ({ size = 24, label = 'Loading' }: { size?: number; label?: string }) => {
  const isLong = useDelay(DELAY);
  if (!isLong) return null;
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      <circle className={styles.track} cx="12" cy="12" r="10" />
      <circle className={styles.arc} cx="12" cy="12" r="10" />
    </svg>
  );
};

/** A spinner in its place on the page, which is kept from the start. */
export const PlacedSpinner = () => (
  <div className={styles.place} role="status">
    <Spinner size={32} />
  </div>
);
