import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './radio-card.module.css';

/** One of several pictures of which one is chosen; what is said of it stands below. Its group is a fieldset. */
export const RadioCard = ({
  group,
  isChosen,
  onChoose,
  picture,
  labelledBy,
  describedBy,
  className,
  children,
}: {
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  picture: ReactNode;
  /** Ids of what names and describes it; its whole text where they are absent. */
  labelledBy?: string;
  describedBy?: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <label className={classNames(styles.card, className)}>
    <input
      className={styles.radio}
      type="radio"
      name={group}
      checked={isChosen}
      onChange={onChoose}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    />
    <span className={styles.field}>{picture}</span>
    {children}
  </label>
);
