import { colorRoleNames } from '@signet/wording';
import type { BrandColors } from '@signet/contract';
import type { CSSProperties } from 'react';
import { neutrals, voices } from '../../../brand/color-roles.ts';
import { legibleInk } from '../../../brand/legible-ink.ts';
import styles from './scheme-bands.module.css';

type Role = (typeof voices | typeof neutrals)[number];

const rows = [
  { name: 'Colors', roles: voices, className: styles.voices },
  { name: 'Neutral colors', roles: neutrals, className: styles.neutrals },
] as const;

const inColor = (hex: string) => ({ '--band': hex, '--band-ink': legibleInk(hex) }) as CSSProperties;

const Band = ({ role, hex }: { role: Role; hex: string }) => (
  <li className={styles.band} data-role={role} style={inColor(hex)}>
    <span className={styles.role}>{colorRoleNames[role]}</span>
    <span className={styles.hex}>{hex}</span>
  </li>
);

/** The scheme at one glance where its bands are too narrow for their names; the names stand below it there. */
const Strip = ({ colors }: { colors: BrandColors }) => (
  <div className={styles.strip} aria-hidden="true">
    {rows.map(({ name, roles }) => (
      <div key={name}>
        {roles.map((role) => (
          <span key={role} data-role={role} style={inColor(colors[role])} />
        ))}
      </div>
    ))}
  </div>
);

/** The scheme in the proportions it is meant to be used in: what speaks above, what it rests on below. */
export const SchemeBands = ({ colors }: { colors: BrandColors }) => (
  <>
    <Strip colors={colors} />
    {rows.map(({ name, roles, className }) => (
      <ul key={name} className={className} aria-label={name}>
        {roles.map((role) => (
          <Band key={role} role={role} hex={colors[role]} />
        ))}
      </ul>
    ))}
  </>
);
