import { contrastRatio, contrastRules, roundRatio, type RuledRole } from '@signet/color';
import type { BrandColors } from '@signet/contract';
import { legibleInk } from '../../brand/legible-ink.ts';

const textRoles = ['p1', 'p2', 's1'] as const satisfies readonly RuledRole[];
const groundRoles = ['p1', 'p2', 's1', 'a1', 'a2', 'n1', 'n2', 'n3', 'b1'] as const;

/**
 * A color as text: its ratio on white and on the brand's ground, and what it has to reach (spec results §5). Ratios
 * have two decimals.
 */
export type TextColor = {
  role: (typeof textRoles)[number];
  hex: string;
  onWhite: number;
  onGround: number;
  needs: number;
};

export const textColors = (colors: BrandColors): TextColor[] =>
  textRoles.map((role) => ({
    role,
    hex: colors[role],
    onWhite: roundRatio(contrastRatio(colors[role], '#ffffff')),
    onGround: roundRatio(contrastRatio(colors[role], colors.n3)),
    needs: Math.max(...contrastRules.filter((rule) => rule.role === role).map(({ atLeast }) => atLeast)),
  }));

/** A color as a ground: whether black or white text reads better on it, and how well. */
export type GroundColor = { role: (typeof groundRoles)[number]; hex: string; ink: string; ratio: number };

export const groundColors = (colors: BrandColors): GroundColor[] =>
  groundRoles.map((role) => {
    const hex = colors[role];
    const ink = legibleInk(hex);
    return { role, hex, ink, ratio: roundRatio(contrastRatio(hex, ink)) };
  });
