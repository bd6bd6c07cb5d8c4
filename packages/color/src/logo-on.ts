import { contrastRatio, textContrast } from './contrast.ts';
import type { ColorRole } from './scheme.ts';

/** The colors that a logo takes, the brand's own voice first. */
const taken = ['p1', 'w1', 'p2', 'b1'] as const satisfies readonly ColorRole[];
type LogoInk = (typeof taken)[number];

type Colors = { readonly [Role in ColorRole]?: string | undefined };

/**
 * The color that a logo takes on a ground: the first that stands out as text has to, as a logo's finest parts are no
 * larger, else the one that stands out most. Undefined where a scheme has none of them.
 */
export function logoOn(colors: Colors & Record<LogoInk, string>, ground: string): LogoInk;
export function logoOn(colors: Colors, ground: string): LogoInk | undefined;
export function logoOn(colors: Colors, ground: string): LogoInk | undefined {
  const offered = taken.flatMap((role) => {
    const hex = colors[role];
    return hex === undefined ? [] : [{ role, ratio: contrastRatio(hex, ground) }];
  });
  const found =
    offered.find(({ ratio }) => ratio >= textContrast) ?? offered.toSorted((one, other) => other.ratio - one.ratio)[0];
  return found?.role;
}
