import type { ColorChoice } from '@signet/contract';
import { legibleInk } from '../../../brand/legible-ink.ts';

/** A disliked color: a dot, struck through. */
export const CrossedColor = ({ color, size = 24 }: { color: ColorChoice; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} role="img" aria-label={color.name}>
    <circle cx="12" cy="12" r="11" fill={color.hex ?? 'none'} stroke="currentcolor" strokeOpacity="0.35" />
    <path d="M4.2 19.8 19.8 4.2" stroke={color.hex ? legibleInk(color.hex) : 'currentcolor'} strokeWidth="1.75" />
  </svg>
);
