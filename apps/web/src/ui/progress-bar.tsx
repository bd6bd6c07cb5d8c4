import { useId } from 'react';
import styles from './progress-bar.module.css';

/** How far something is, `value` from 0 to 100. */
export const ProgressBar = ({ label, value }: { label: string; value: number }) => {
  const id = useId();
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div className={styles.bar}>
      <span id={id}>{label}</span>
      <span className={styles.value}>{percent}%</span>
      <div className={styles.track} role="progressbar" aria-labelledby={id} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <div className={styles.fill} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  );
};
