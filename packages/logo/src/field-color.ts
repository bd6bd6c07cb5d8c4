import { contrastRatio, type ColorRole } from '@signet/color';
import type { SceneColors } from '@signet/scene';

/** WCAG 2.2, 1.4.11: what a graphic needs to stand out from its ground. */
const ENOUGH = 3;

/** Grounds by preference: paper first, then the brand's own. */
const grounds = ['w1', 'p1', 'p2', 'b1', 'n3'] as const satisfies readonly ColorRole[];

/**
 * The role to show a logo of the role `color` on: the first ground that it stands out from by 3 to 1, else the one
 * that it stands out from most.
 * @throws TypeError when the scheme lacks `color` or every ground.
 */
export const fieldFor = (color: ColorRole, colors: SceneColors): ColorRole => {
  const hex = colors[color] ?? '';
  const offered = grounds.flatMap((role) => {
    const ground = role === color ? undefined : colors[role];
    return ground === undefined ? [] : [{ role, ratio: contrastRatio(hex, ground) }];
  });
  const found =
    offered.find(({ ratio }) => ratio >= ENOUGH) ?? offered.toSorted((one, other) => other.ratio - one.ratio)[0];
  if (!found) throw new TypeError('A scheme without a ground to show a logo on');
  return found.role;
};
