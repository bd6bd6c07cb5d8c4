import type { ColorChoice } from '@signet/contract';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { legibleInk } from '../../../brand/legible-ink.ts';
import styles from './color-bands.module.css';

const names = (colors: readonly ColorChoice[]) => colors.map((color) => color.name).join(', ');

const band = (hex: string | undefined) => (hex ? { backgroundColor: hex, color: legibleInk(hex) } : undefined);

/** Favorite colors as bands with their names. */
export const ColorBands = ({ favorites }: { favorites: readonly ColorChoice[] }) => (
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
