import styles from './spinner.module.css';
import { useDelay } from './use-delay.ts';

/** Spec quiz §9: what loads faster than this shows no spinner. */
const DELAY = 300;

/** A turning arc in the colour of the text around it. `size` in px. */
export const Spinner = ({ size = 24, label = 'Loading' }: { size?: number; label?: string }) => (
  <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
    <circle className={styles.track} cx="12" cy="12" r="10" />
    <circle className={styles.arc} cx="12" cy="12" r="10" />
  </svg>
);

/**
 * A spinner in its place on the page, drawn only when the wait is longer than 300 ms; its place is kept from the
 * start.
 */
export const DelayedSpinner = ({ label = 'Loading', delay = DELAY }: { label?: string; delay?: number }) => {
  const visible = useDelay(delay);
  return (
    <div className={styles.place} role="status">
      {visible && <Spinner size={32} label={label} />}
    </div>
  );
};
