import { contrastRatio } from '@signet/color';
import type { BrandColors, LogoColorKey } from '@signet/contract';

/** WCAG 2.2, 1.4.11: what a graphic needs to stand out from its ground. */
const ENOUGH = 3;

/** The brand's grounds, its own light one first. */
const grounds = ['n3', 'w1', 'p1', 'p2', 'b1'] as const satisfies readonly (keyof BrandColors)[];

/**
 * The hex to show a logo of a color on: the first ground that it stands out from by 3 to 1, else the one it stands
 * out from most.
 */
export const logoField = (colorKey: LogoColorKey, colors: BrandColors): string => {
  const logo = colors[colorKey] ?? '#ffffff';
  const offered = grounds
    .map((role) => colors[role] ?? '#ffffff')
    .map((hex) => ({ hex, ratio: contrastRatio(logo, hex) }));
  const best =
    offered.find(({ ratio }) => ratio >= ENOUGH) ?? offered.toSorted((one, other) => other.ratio - one.ratio)[0];
  return best?.hex ?? '#ffffff';
};
