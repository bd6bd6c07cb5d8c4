import type { Reason } from '@signet/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './why-this.module.css';

/** Why something was recommended, one press away. Nothing where nothing is known. */
export const WhyThis = ({ what, reasons }: { /** `color scheme`: told to those who hear the page. */ what: string; reasons: readonly Reason[] }) =>
  reasons.length === 0 ? null : (
    <details className={styles.why}>
      <summary>
        <span className={styles.question}>
          Why this<VisuallyHidden> {what}</VisuallyHidden>?
        </span>
        <IconChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      {reasons.map(({ kind, sentence }) => (
        <p key={kind} className={styles.reason}>
          {sentence}
        </p>
      ))}
    </details>
  );
