import type { ShownReason } from '@signet/contract';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { counterfactualsIn, groundsIn } from './reasons.ts';
import styles from './why-this.module.css';

type Props = {
  /** `color scheme`: told to those who hear the page. */
  what: string;
  reasons: readonly ShownReason[];
  /** Shown before it is asked for. */
  isOpen?: boolean;
  /** What would have been recommended instead, drawn. */
  instead?: ReactNode;
};

const Reasons = ({ reasons }: Pick<Props, 'reasons'>) => (
  <ul className={styles.reasons}>
    {reasons.map(({ sentence }) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** What the sentences rest on, for whoever asks. */
const Numbers = ({ reasons }: Pick<Props, 'reasons'>) => (
  <details className={styles.numbers}>
    <summary>The numbers</summary>
    {reasons.map(({ receipt }) => receipt && <p key={receipt}>{receipt}</p>)}
  </details>
);

const Otherwise = ({ reasons, instead }: Pick<Props, 'reasons' | 'instead'>) => (
  <div className={styles.otherwise}>
    <p className={styles.title}>What would change this</p>
    {reasons.map(({ sentence }) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {instead}
  </div>
);

/**
 * Why something was recommended, one press away, and apart from that what another answer would have led to. Nothing
 * where nothing is known.
 */
export const WhyThis = ({ what, reasons, isOpen = false, instead }: Props) => {
  if (reasons.length === 0) return null;
  const otherwise = counterfactualsIn(reasons);
  return (
    <details className={styles.why} open={isOpen}>
      <summary>
        <span className={styles.question}>
          Why this<VisuallyHidden> {what}</VisuallyHidden>?
        </span>
        <IconChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <div>
          <Reasons reasons={groundsIn(reasons)} />
          {reasons.some(({ receipt }) => receipt) && <Numbers reasons={groundsIn(reasons)} />}
        </div>
        {otherwise.length > 0 && <Otherwise reasons={otherwise} instead={instead} />}
      </div>
    </details>
  );
};
