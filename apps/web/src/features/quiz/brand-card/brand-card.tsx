import type { ColorChoice, Competitor } from '@signet/contract';
import type { ReactNode } from 'react';
import { keywordRoles } from '../../../brand/keyword-roles.ts';
import { legibleInk } from '../../../brand/legible-ink.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CompanyLogo } from '../competitors/company-logo.tsx';
import type { BrandSketch } from './brand-sketch.ts';
import styles from './brand-card.module.css';

const names = (colors: readonly ColorChoice[]) => colors.map((color) => color.name).join(', ');

const band = (hex: string | undefined) => (hex ? { backgroundColor: hex, color: legibleInk(hex) } : undefined);

/** Favorite colors as bands with their names. */
const ColorBands = ({ favorites }: { favorites: readonly ColorChoice[] }) => (
  <div>
    {favorites.length > 0 && <VisuallyHidden>{`Favorite colors: ${names(favorites)}.`}</VisuallyHidden>}
    <div className={styles.bands} aria-hidden="true">
      {favorites.length === 0 && <div className={styles.blank} />}
      {favorites.map((color) => (
        <div key={color._id} className={styles.band} style={band(color.hex)}>
          <span>{color.name}</span>
        </div>
      ))}
    </div>
  </div>
);

/** A disliked color: a dot, struck through. */
const CrossedColor = ({ color, size = 24 }: { color: ColorChoice; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} role="img" aria-label={color.name}>
    <circle cx="12" cy="12" r="11" fill={color.hex ?? 'none'} stroke="currentcolor" strokeOpacity="0.35" />
    <path d="M4.2 19.8 19.8 4.2" stroke={color.hex ? legibleInk(color.hex) : 'currentcolor'} strokeWidth="1.75" />
  </svg>
);

const logo = ({ identifier: { uuid, image_id, value } }: Competitor) => (
  <CompanyLogo key={uuid} imageId={image_id} name={value} size={32} />
);

/** What is known of the brand, each under what it is; what nobody has answered yet is left out. */
const rowsOf = ({ keywords, disliked, competitors }: BrandSketch): (readonly [label: string, value: ReactNode])[] => [
  ...keywordRoles.flatMap((role, place) => (keywords[place] ? [[role, keywords[place].name] as const] : [])),
  ...(disliked.length > 0
    ? [['NEVER', disliked.map((color) => <CrossedColor key={color._id} color={color} />)] as const]
    : []),
  ...(competitors.length > 0 ? [['APART FROM', competitors.map(logo)] as const] : []),
];

/** The brand as far as it is known: it takes on the answers while they are given. */
export const BrandCard = ({ sketch }: { sketch: BrandSketch }) => {
  const rows = rowsOf(sketch);
  return (
    <div className={styles.card}>
      <ColorBands favorites={sketch.favorites} />
      <div className={styles.body}>
        <p className={styles.name} data-empty={sketch.companyName === ''}>
          {sketch.companyName || 'Your company'}
        </p>
        <p className={styles.facts}>{sketch.facts.join(' · ') || 'Your answers gather here.'}</p>
        {rows.length > 0 && (
          <dl className={styles.rows}>
            {rows.map(([label, value]) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
};
