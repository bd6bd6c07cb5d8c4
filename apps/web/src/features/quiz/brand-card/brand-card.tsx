import type { Competitor } from '@signet/contract';
import type { ReactNode } from 'react';
import { CompanyLogo } from '../competitors/company-logo.tsx';
import { keywordRoles } from '../../../brand/keyword-roles.ts';
import type { BrandSketch } from './brand-sketch.ts';
import styles from './brand-card.module.css';
import { ColorBands } from './color-bands.tsx';
import { CrossedColor } from './crossed-color.tsx';

const CardRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd data-empty={!children}>{children || '—'}</dd>
  </div>
);

const logo = ({ identifier: { uuid, image_id, value } }: Competitor) => (
  <CompanyLogo key={uuid} imageId={image_id} name={value} size={32} />
);

/** The brand as far as it is known: it takes on the answers while they are given. */
export const BrandCard = ({ sketch }: { sketch: BrandSketch }) => (
  <div className={styles.card}>
    <ColorBands favorites={sketch.favorites} />
    <div className={styles.body}>
      <p className={styles.name} data-empty={sketch.companyName === ''}>
        {sketch.companyName || 'Your company'}
      </p>
      <p className={styles.facts}>{sketch.facts.join(' · ') || 'Industry · Stage'}</p>
      <dl className={styles.rows}>
        {keywordRoles.map((role, place) => (
          <CardRow key={role} label={role}>
            {sketch.keywords[place]?.name}
          </CardRow>
        ))}
        <CardRow label="NEVER">
          {sketch.disliked.length > 0 && sketch.disliked.map((color) => <CrossedColor key={color._id} color={color} />)}
        </CardRow>
        <CardRow label="APART FROM">{sketch.competitors.length > 0 && sketch.competitors.map(logo)}</CardRow>
      </dl>
    </div>
  </div>
);
