import type { ColorChoice } from '@signet/contract';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { legibleInk } from '../colors/legible-ink.ts';
import styles from './color-bands.module.css';

const names = (colors: readonly ColorChoice[]) => colors.map((color) => color.name).join(', ');

const band = (hex: string | undefined) => (hex ? { backgroundColor: hex, color: legibleInk(hex) } : undefined);

const Disliked = ({ color }: { color: ColorChoice }) => (
  <svg className={styles.crossed} viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill={color.hex ?? 'none'} stroke="currentcolor" />
    <path d="M3.6 16.4 16.4 3.6" stroke={color.hex ? legibleInk(color.hex) : 'currentcolor'} strokeWidth="1.5" />
  </svg>
);

/** Favorite colors as bands with their names, disliked ones small and struck through. */
export const ColorBands = ({ favorites, disliked }: { favorites: readonly ColorChoice[]; disliked: readonly ColorChoice[] }) => (
  <div className={styles.field}>
    {favorites.length > 0 && <VisuallyHidden>{`Favorite colors: ${names(favorites)}.`}</VisuallyHidden>}
    {disliked.length > 0 && <VisuallyHidden>{`Disliked colors: ${names(disliked)}.`}</VisuallyHidden>}
    <div className={styles.bands} aria-hidden="true">
      {favorites.length === 0 && <div className={styles.blank} />}
      {favorites.map((color) => (
        <div key={color._id} className={styles.band} style={band(color.hex)}>
          <span>{color.name}</span>
        </div>
      ))}
    </div>
    {disliked.length > 0 && (
      <div className={styles.never} aria-hidden="true">
        <span>Never</span>
        {disliked.map((color) => (
          <Disliked key={color._id} color={color} />
        ))}
      </div>
    )}
  </div>
);
