import type { ShownReason } from '@signet/contract';
import { groundsIn } from '../../brand/reasons.ts';
import styles from './why-chosen.module.css';

/** How a name sets in a face is told where the face is chosen; a book is given to others. */
const isForReaders = ({ kind }: ShownReason): boolean => kind !== 'name-fit';

/**
 * Why something of the brand was recommended, in print: nothing to press, and nothing of what another answer would
 * have led to.
 */
export const WhyChosen = ({ reasons }: { reasons: readonly ShownReason[] }) => (
  <ul className={styles.why}>
    {groundsIn(reasons)
      .filter(isForReaders)
      .map(({ sentence }) => (
        <li key={sentence}>{sentence}</li>
      ))}
  </ul>
);
