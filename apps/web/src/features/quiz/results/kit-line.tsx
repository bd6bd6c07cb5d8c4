import type { Selections, ShownReason } from '@signet/contract';
import { WhyThis } from '../../../brand/why-this.tsx';
import styles from './kit-line.module.css';

type Kit = NonNullable<Selections['activeSelections']['marketingKitSelection']>;

/** The recommended marketing kit in words: what it is like, and why. */
export const KitLine = ({
  kit: { name, description, styles: kitStyles },
  reasons,
}: {
  kit: Kit;
  reasons: readonly ShownReason[];
}) => (
  <section aria-labelledby="results-kit">
    <h2 id="results-kit">Marketing kit</h2>
    <p className={styles.kit}>
      <b>{name}.</b> {description}
    </p>
    <ul className={styles.styles} aria-label="Styles of the kit">
      {kitStyles.map((style) => (
        <li key={style.name}>{style.name}</li>
      ))}
    </ul>
    <WhyThis what="marketing kit" reasons={reasons} />
  </section>
);
