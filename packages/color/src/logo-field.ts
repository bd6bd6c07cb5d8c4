import { contrastRatio } from './contrast.ts';
import type { ColorRole } from './scheme.ts';

/** WCAG 2.2, 1.4.11: what a graphic needs to stand out from what is behind it. */
const ENOUGH = 3;

/** What a logo may stand on, the brand's own light background first. */
const fields = ['n3', 'w1', 'p1', 'p2', 'b1'] as const satisfies readonly ColorRole[];

/**
 * The role to show a logo of the role `logo` on: the first that it stands out from by 3 to 1, else the one that it
 * stands out from most; never its own.
 * @throws TypeError when the scheme lacks `logo` or all that it could stand on.
 */
export const logoField = (
  logo: ColorRole,
  colors: { readonly [Role in ColorRole]?: string | undefined },
): ColorRole => {
  const hex = colors[logo] ?? '';
  const offered = fields.flatMap((role) => {
    const field = role === logo ? undefined : colors[role];
    return field === undefined ? [] : [{ role, ratio: contrastRatio(hex, field) }];
  });
  const found =
    offered.find(({ ratio }) => ratio >= ENOUGH) ?? offered.toSorted((one, other) => other.ratio - one.ratio)[0];
  if (!found) throw new TypeError('A scheme without a color to show a logo on');
  return found.role;
};
