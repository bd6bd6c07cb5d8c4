import { contrastRatio } from '@signet/color';

/** Large white is seen from here on (WCAG 2.2, 1.4.3). */
const LARGE = 3;

/** White wherever it can be seen on a color: one of the founder's own may be too light for it. */
export const inkOn = (hex: string): string => (contrastRatio(hex, '#ffffff') >= LARGE ? 'var(--w1)' : 'var(--b1)');
