import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './folded-line.module.css';

/** What stands beside the work on large screens, folded into one line above it on others. */
export const FoldedLine = ({
  label,
  short,
  before,
  state,
  children,
}: {
  label: string;
  /** What there is to know while it is folded. */
  short: string;
  before?: ReactNode;
  state?: string;
  children: ReactNode;
}) => (
  <details className={styles.panel} data-state={state}>
    <summary className={styles.summary}>
      {before}
      <span className={styles.short}>
        <span className={styles.label}>{label}</span> {short}
      </span>
      <IconChevronDown className={styles.chevron} size={18} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
