import { COUNTERFACTUAL, type Reason } from '@signet/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './why-this.module.css';

/** Why something was recommended, one press away, and apart from that what another answer would have led to. Nothing where nothing is known. */
export const WhyThis = ({ what, reasons }: { /** `color scheme`: told to those who hear the page. */ what: string; reasons: readonly Reason[] }) => {
  if (reasons.length === 0) return null;
  const otherwise = reasons.filter(({ kind }) => kind === COUNTERFACTUAL);
  return (
    <details className={styles.why}>
      <summary>
        <span className={styles.question}>
          Why this<VisuallyHidden> {what}</VisuallyHidden>?
        </span>
        <IconChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      <ul className={styles.reasons}>
        {reasons.filter((reason) => !otherwise.includes(reason)).map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {otherwise.length > 0 && (
        <div className={styles.otherwise}>
          <p className={styles.title}>What would change this</p>
          {otherwise.map(({ sentence }) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </details>
  );
};
