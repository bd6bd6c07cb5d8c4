import type { ResearchStatus } from '@signet/contract';
import { useId } from 'react';
import { Swatches } from './company-colors.tsx';
import styles from './usual-companies.module.css';

const MOST_COLORS = 4;

/** Whom everybody in the founder's industry knows, as far as their colors are known. Nothing waits for them. */
export const UsualCompanies = ({ industry }: Pick<ResearchStatus, 'industry'>) => {
  const id = useId();
  const known = industry.filter(({ colors }) => colors.length > 0);
  if (known.length === 0) return null;
  return (
    <section className={styles.usual} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Also known in your industry
      </h3>
      <ul className={styles.list}>
        {known.map(({ companyId, imageId, name, colors }) => (
          <li key={`${companyId} ${imageId}`} className={styles.company}>
            <span>{name}</span>
            <Swatches colors={colors.slice(0, MOST_COLORS)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
