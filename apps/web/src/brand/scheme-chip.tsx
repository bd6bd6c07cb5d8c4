import type { BrandColors } from '@signet/contract';
import { voices } from './color-roles.ts';
import styles from './scheme-chip.module.css';

/** A scheme that words point at, small enough to stand with them. */
export const SchemeChip = ({ colors }: { colors: BrandColors }) => (
  <span className={styles.chip} aria-hidden="true">
    {voices.map((role) => (
      <span key={role} style={{ backgroundColor: colors[role] }} />
    ))}
  </span>
);
