import type { ShownReason } from '@signet/contract';
import { groundsIn } from '../../brand/reasons.ts';
import styles from './why-chosen.module.css';

/**
 * Why something of the brand was recommended, in print: nothing to press, and nothing of what another answer would
 * have led to.
 */
export const WhyChosen = ({ reasons }: { reasons: readonly ShownReason[] }) => (
  <ul className={styles.why}>
    {groundsIn(reasons).map(({ sentence }) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
