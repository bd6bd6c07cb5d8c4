import { colorRoleNames } from '@signet/wording';
import type { BrandColors } from '@signet/contract';
import styles from './accessibility-chapter.module.css';
import { Chapter } from './chapter.tsx';
import { groundColors, textColors } from './contrast-table.ts';

const ratio = (value: number) => `${value.toFixed(2)}:1`;

const Chip = ({ hex }: { hex: string }) => (
  <span className={styles.chip} style={{ backgroundColor: hex }} aria-hidden="true" />
);

type Props = {
  colors: BrandColors;
  /** What each color of this brand is called, once that is known. */ names: Readonly<Record<string, string>>;
};

/** A color by its own name, with its role beside it. */
const Named = ({ role, names }: { role: keyof typeof colorRoleNames; names: Props['names'] }) => {
  const [own, roleName] = [names[role], colorRoleNames[role]];
  if (own === undefined || own === roleName) return roleName;
  return (
    <>
      {own} <span className={styles.role}>{roleName}</span>
    </>
  );
};

const TextColors = ({ colors, names }: Props) => (
  <table className={styles.table}>
    <caption>Colors for text</caption>
    <thead>
      <tr>
        <th scope="col">Color</th>
        <th scope="col">On white</th>
        <th scope="col">On the back&shy;ground</th>
        <th scope="col">Needs</th>
      </tr>
    </thead>
    <tbody>
      {textColors(colors).map(({ role, hex, onWhite, onGround, needs }) => (
        <tr key={role}>
          <th scope="row">
            <Chip hex={hex} />
            <Named role={role} names={names} />
          </th>
          <td>{ratio(onWhite)}</td>
          <td>{ratio(onGround)}</td>
          <td>{ratio(needs)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const GroundColors = ({ colors, names }: Props) => (
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
            <Named role={role} names={names} />
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
export const AccessibilityChapter = ({ colors, names }: Props) => (
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
      <TextColors colors={colors} names={names} />
      <GroundColors colors={colors} names={names} />
    </div>
  </Chapter>
);
