import type { BrandColors } from '@signet/contract';
import { colorRoleNames, neutrals, voices } from '../../../brand/color-roles.ts';
import { legibleInk } from '../../../brand/legible-ink.ts';
import styles from './scheme-bands.module.css';

type Role = (typeof voices | typeof neutrals)[number];

const Band = ({ role, hex }: { role: Role; hex: string }) => (
  <li className={styles.band} data-role={role} style={{ backgroundColor: hex, color: legibleInk(hex) }}>
    <span className={styles.role}>{colorRoleNames[role]}</span>
    <span className={styles.hex}>{hex}</span>
  </li>
);

/** The scheme in the proportions it is meant to be used in: what speaks above, what it rests on below. */
export const SchemeBands = ({ colors }: { colors: BrandColors }) => (
  <>
    {[voices, neutrals].map((row) => (
      <ul key={row[0]} className={row === voices ? styles.voices : styles.neutrals} aria-label={row === voices ? 'Colors' : 'Neutral colors'}>
        {row.map((role) => (
          <Band key={role} role={role} hex={colors[role]} />
        ))}
      </ul>
    ))}
  </>
);
