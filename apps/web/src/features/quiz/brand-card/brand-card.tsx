import type { Competitor } from '@signet/contract';
import { CompanyLogo } from '../competitors/company-logo.tsx';
import { keywordRoles } from '../keywords/keyword-roles.ts';
import type { BrandSketch } from './brand-sketch.ts';
import styles from './brand-card.module.css';
import { ColorBands } from './color-bands.tsx';

const Marks = ({ competitors }: { competitors: readonly Competitor[] }) => (
  <ul className={styles.marks}>
    {competitors.map(({ identifier }) => (
      <li key={identifier.uuid}>
        <CompanyLogo imageId={identifier.image_id} name={identifier.value} size={32} />
      </li>
    ))}
  </ul>
);

/** The brand as far as it is known: it takes on the answers while they are given. */
export const BrandCard = ({ sketch }: { sketch: BrandSketch }) => (
  <div className={styles.card}>
    <ColorBands favorites={sketch.favorites} disliked={sketch.disliked} />
    <div className={styles.body}>
      <p className={styles.name} data-empty={sketch.companyName === ''}>
        {sketch.companyName || 'Your company'}
      </p>
      <p className={styles.facts}>{sketch.facts.join(' · ') || 'Industry · Stage'}</p>
      <dl className={styles.rows}>
        {keywordRoles.map((role, place) => (
          <div key={role} className={styles.row}>
            <dt>{role}</dt>
            <dd data-empty={!sketch.keywords[place]}>{sketch.keywords[place]?.name ?? '—'}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>APART FROM</dt>
          <dd data-empty={sketch.competitors.length === 0}>{sketch.competitors.length > 0 ? <Marks competitors={sketch.competitors} /> : '—'}</dd>
        </div>
      </dl>
    </div>
  </div>
);
