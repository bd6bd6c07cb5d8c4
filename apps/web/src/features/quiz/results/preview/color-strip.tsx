import { legibleInk } from '../../../../brand/legible-ink.ts';
import { colorNamesOf } from '../choice/color-names.ts';
import { swatchRoles } from '../choice/custom-colors.ts';
import type { Studio } from '../choice/use-studio.ts';
import styles from './color-strip.module.css';

/** The scheme in the proportions it is meant to be used in, each color with its name and hex. */
export const ColorStrip = ({ studio: { brand } }: { studio: Studio }) => {
  const { colors } = brand;
  const names = colorNamesOf(brand);
  return (
    <ul className={styles.strip} aria-label="Colors">
      {swatchRoles.map((role) => (
        <li
          key={role}
          className={styles.color}
          data-role={role}
          style={{ backgroundColor: colors[role], color: legibleInk(colors[role]) }}
        >
          <span className={styles.name}>{names[role]}</span>
          <span className={styles.hex}>{colors[role].toUpperCase()}</span>
        </li>
      ))}
    </ul>
  );
};
