import type { SavedBrand } from '@signet/contract';
import { colorRoleNames } from '@signet/wording';
import styles from './history-comparison.module.css';

const strip = ['p1', 'p2', 's1', 'a1', 'a2', 'n3'] as const;
const words = [
  ['Name', 'name'],
  ['Headlines', 'headline'],
  ['Text', 'text'],
  ['Kit', 'kit'],
] as const;

const Colors = ({ colors }: Pick<SavedBrand, 'colors'>) => (
  <span
    className={styles.colors}
    role="img"
    aria-label={strip.map((role) => `${colorRoleNames[role]} ${colors?.[role] ?? 'none'}`).join(', ')}
  >
    {strip.map((role) => (
      <span key={role} style={{ backgroundColor: colors?.[role] }} />
    ))}
  </span>
);

type Props = { then: SavedBrand; now: SavedBrand };

/** An earlier state beside the one of now, row by row; what differs is said in words as well. */
export const HistoryComparison = ({ then, now }: Props) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">Then</th>
        <th scope="col">Now</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Colors</th>
        <td>
          <Colors colors={then.colors} />
        </td>
        <td>
          <Colors colors={now.colors} />
        </td>
      </tr>
      {words.map(([title, part]) => (
        <tr key={part} data-differs={then[part] !== now[part]}>
          <th scope="row">{title}</th>
          <td>{then[part]}</td>
          <td>{then[part] === now[part] ? 'The same' : now[part]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
