import type { SceneColors } from '@signet/scene';

/**
 * Draws one plate as a whole SVG document, in the colors it is given or in its own. Always the same bytes for the
 * same colors.
 */
export type Plate = (colors: SceneColors) => string | Promise<string>;

/**
 * What a `*.plates.ts` file exports as `group`: the gallery shows it, the test holds each plate against its stored
 * drawing.
 */
export type PlateGroup = {
  title: string;
  /** By name in kebab-case, unique in the group. */
  plates: Record<string, Plate>;
};

/** The house's own colors on paper, and the same roles at night. */
export const grounds = {
  light: {
    p1: '#1a1714',
    p2: '#1f5f57',
    s1: '#5a534b',
    a1: '#8a5200',
    a2: '#1f5fbf',
    n1: '#e5dfd5',
    n2: '#f1ece3',
    n3: '#faf8f4',
    b1: '#1a1714',
    w1: '#ffffff',
  },
  dark: {
    p1: '#f3eee6',
    p2: '#6fb7ab',
    s1: '#b9b0a4',
    a1: '#e0a84e',
    a2: '#8ab4f8',
    n1: '#35302a',
    n2: '#26221e',
    n3: '#161412',
    b1: '#f3eee6',
    w1: '#161412',
  },
} as const satisfies Record<string, SceneColors>;
