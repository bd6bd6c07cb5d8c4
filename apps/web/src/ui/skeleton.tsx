import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { useDelay } from './use-delay.ts';

export type SkeletonProps = {
  /** A CSS length; the whole width by default. */
  width?: string | number;
  /** A CSS length; one line of text by default. */
  height?: string | number;
  className?: string;
};

/**
 * The shape of what is coming: takes its room at once, is drawn after 300 ms, means nothing to assistive technology.
 */
export const Skeleton = ({ width = '100%', height, className }: SkeletonProps) => {
  const visible = useDelay(300);
  return (
    <div
      aria-hidden="true"
      className={classNames(
        styles.skeleton,
        height === undefined && styles.text,
        !visible && styles.waiting,
        className,
      )}
      style={height === undefined ? { width } : { width, height }}
    />
  );
};
