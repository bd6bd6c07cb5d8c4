import { colorRoleNames } from '@signet/wording';
import type { BrandColors } from '@signet/contract';
import styles from './accessibility-chapter.module.css';
import { Chapter } from './chapter.tsx';
import { groundColors, textColors } from './contrast-table.ts';

const ratio = (value: number) => `${value.toFixed(2)}:1`;

const Chip = ({ hex }: { hex: string }) => (
  <span className={styles.chip} style={{ backgroundColor: hex }} aria-hidden="true" />
);

const TextColors = ({ colors }: { colors: BrandColors }) => (
  <table className={styles.table}>
    <caption>Colors for text</caption>
    <thead>
      <tr>
        <th scope="col">Color</th>
        <th scope="col">On white</th>
        <th scope="col">On the ground</th>
        <th scope="col">Needs</th>
      </tr>
    </thead>
    <tbody>
      {textColors(colors).map(({ role, hex, onWhite, onGround, needs }) => (
        <tr key={role}>
          <th scope="row">
            <Chip hex={hex} />
            {colorRoleNames[role]}
          </th>
          <td>{ratio(onWhite)}</td>
          <td>{ratio(onGround)}</td>
          <td>{ratio(needs)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const GroundColors = ({ colors }: { colors: BrandColors }) => (
  <table className={styles.table}>
    <caption>Text on colors</caption>
    <thead>
      <tr>
        <th scope="col">Ground</th>
        <th scope="col">Text</th>
        <th scope="col">Contrast</th>
      </tr>
    </thead>
    <tbody>
      {groundColors(colors).map(({ role, hex, ink, ratio: reached }) => (
        <tr key={role}>
          <th scope="row">
            <Chip hex={hex} />
            {colorRoleNames[role]}
          </th>
          <td>
            <span className={styles.sample} style={{ backgroundColor: hex, color: ink }}>
              {ink === '#ffffff' ? 'White' : 'Black'}
            </span>
          </td>
          <td>{ratio(reached)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Which colors may meet: the contrast of this scheme, measured. */
export const AccessibilityChapter = ({ colors }: { colors: BrandColors }) => (
  <Chapter
    id="accessibility"
    number={5}
    title="Accessibility guide"
    intro={
      'Text needs a contrast of 4.5:1, large text and icons 3:1 (WCAG 2.2, level AA). ' +
      'Accents are for shapes, not for text.'
    }
  >
    <div className={styles.tables}>
      <TextColors colors={colors} />
      <GroundColors colors={colors} />
    </div>
  </Chapter>
);
