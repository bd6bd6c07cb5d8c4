import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** What is under way, for those who do not see the bar. */
  label: string;
  /** 0 to 100. */
  progress: number;
  /** Ends of its own, where it does not lie along the edge of a frame. */
  isRound?: boolean;
};

/** How far something is that takes a while. */
export const ProgressBar = ({ label, progress, isRound = false }: ProgressBarProps) => (
  <div
    className={classNames(styles.track, isRound && styles.round)}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={progress}
  >
    <span className={styles.done} style={{ width: `${progress}%` }} />
  </div>
);
