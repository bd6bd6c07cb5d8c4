import type { ColorChoice } from '@signet/contract';
import { legibleInk } from '../colors/legible-ink.ts';
import { ModeMark } from '../colors/mode-mark.tsx';
import styles from './brief-colors.module.css';
import { Section } from './section.tsx';

const Band = ({ color }: { color: ColorChoice }) => (
  <li className={styles.band} style={color.hex ? { backgroundColor: color.hex, color: legibleInk(color.hex) } : undefined}>
    <ModeMark mode="favorite" size={18} />
    <span>
      {color.name}
      <span className={styles.hex}>{color.hex}</span>
    </span>
  </li>
);

const Never = ({ disliked }: { disliked: readonly ColorChoice[] }) => (
  <p className={styles.never}>
    <ModeMark mode="disliked" size={18} />
    <span>Never:</span>
    {disliked.map((color) => (
      <span key={color._id} className={styles.avoided}>
        <span className={styles.dot} style={{ backgroundColor: color.hex }} />
        {color.name}
      </span>
    ))}
  </p>
);

/** Favorites as bands, disliked colors named below. */
export const BriefColors = ({ favorites, disliked }: { favorites: readonly ColorChoice[]; disliked: readonly ColorChoice[] }) => (
  <Section number={1} title="Colors" page={3}>
    {favorites.length === 0 && <p className={styles.open}>No favorites: every color is open{disliked.length > 0 ? ' but these' : ''}.</p>}
    {favorites.length > 0 && (
      <ul className={styles.bands}>
        {favorites.map((color) => (
          <Band key={color._id} color={color} />
        ))}
      </ul>
    )}
    {disliked.length > 0 && <Never disliked={disliked} />}
  </Section>
);
