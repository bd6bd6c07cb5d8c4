import type { BrandColors } from '@signet/contract';
import type { CSSProperties } from 'react';

/** The colors of a brand for a stylesheet: `--p1` to `--w1`. */
export const inBrand = (colors: BrandColors): CSSProperties =>
  Object.fromEntries(Object.entries({ w1: '#ffffff', ...colors }).map(([role, hex]) => [`--${role}`, hex]));
