import type { Competitor } from '@signet/contract';
import { CompanyLogo } from '../competitors/company-logo.tsx';
import styles from './brief-competitors.module.css';
import { Section } from './section.tsx';

/** Whom the brand stands apart from. */
export const BriefCompetitors = ({ competitors }: { competitors: readonly Competitor[] }) => (
  <Section number={3} title="Competitors" page={2}>
    {competitors.length === 0 && <p className={styles.none}>None named.</p>}
    {competitors.length > 0 && (
      <ul className={styles.competitors}>
        {competitors.map(({ identifier, short_description }) => (
          <li key={identifier.uuid} className={styles.competitor}>
            <CompanyLogo imageId={identifier.image_id} name="" size={56} />
            <span>
              <span className={styles.name}>{identifier.value}</span>
              {short_description && <span className={styles.about}>{short_description}</span>}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Section>
);
