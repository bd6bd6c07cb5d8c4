import type { Box } from '@signet/type';

/** How a frame is proportioned; what is right for one shape of page is wrong for another. */
export type Format = 'banner' | 'wide' | 'square' | 'tall';

/** The measures of a page: everything on it stands in proportion to its shorter side, unless its margin is given. */
export type Frame = {
  width: number;
  height: number;
  format: Format;
  /** The shorter side. */
  side: number;
  margin: number;
  /** A quarter of the margin. */
  unit: number;
  /** The largest a headline is set, em. */
  large: number;
  /** What small text is set at, em: legible on what the piece is printed or shown on. */
  small: number;
};

/** Authored: shares of the shorter side. */
const sizes = {
  banner: { large: 0.17, small: 0.045 },
  wide: { large: 0.118, small: 0.026 },
  square: { large: 0.102, small: 0.028 },
  tall: { large: 0.122, small: 0.031 },
} as const satisfies Record<Format, { large: number; small: number }>;

const formatOf = (aspect: number): Format => {
  if (aspect > 2.4) return 'banner';
  if (aspect > 1.2) return 'wide';
  return aspect > 0.85 ? 'square' : 'tall';
};

export const frameOf = (
  { width, height, margin: given }: { width: number; height: number; margin?: number },
  small?: number,
): Frame => {
  const side = Math.min(width, height);
  const format = formatOf(width / height);
  const margin = side / 14;
  return {
    width,
    height,
    format,
    side,
    margin: given ?? margin,
    unit: margin / 4,
    large: sizes[format].large * side,
    small: small ?? sizes[format].small * side,
  };
};

/** Of the twelve columns, the left edge of number `at` (from 0) and the right edge of the one before `to`. */
export const columns = ({ width, margin, unit }: Frame, at: number, to: number): { left: number; right: number } => {
  const gutter = 1.5 * unit;
  const step = (width - 2 * margin + gutter) / 12;
  return { left: margin + at * step, right: margin + to * step - gutter };
};

export const inside = ({ width, height, margin }: Frame, by = margin): Box => ({
  left: by,
  top: by,
  right: width - by,
  bottom: height - by,
});

export const grown = ({ left, top, right, bottom }: Box, by: number, byHeight = by): Box => ({
  left: left - by,
  top: top - byHeight,
  right: right + by,
  bottom: bottom + byHeight,
});

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;
