import { logoColorKeys, type FontFace, type LogoColorKey, type LogoLockup, type MarkSelection } from '@signet/contract';
import { contrastRatio, textContrast } from '@signet/color';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { BrandInForce } from '../brands/brand-in-force.ts';

/** All that the drawing of a logo set depends on: a set is made from this alone, by any node, at any time. */
export type LogoDrawing = {
  text: string;
  font: FontFace;
  brainVersionId: string;
  colors: Record<LogoColorKey, string>;
  /** Absent: the name alone. */
  mark?: MarkSelection;
  /** Files that somebody brought along, which stand in the place of all that would be drawn. */
  custom?: CustomLogos;
};

/** White where a scheme names none (spec results §3: w1 is read by logos, optional in selections). */
const WHITE = '#ffffff';
/** WCAG 2.2, 1.4.11: what a graphic needs to stand out from what is behind it. */
const ENOUGH = 3;

/**
 * Everything that the logos of a brand depend on.
 * @throws Refusal `noSelections` where there is nothing to draw yet.
 */
export const drawingOf = ({
  logoText,
  brainVersionId,
  chosen: { colorSelection, fontSelections, markSelection },
  custom,
}: Pick<BrandInForce, 'logoText' | 'brainVersionId' | 'chosen' | 'custom'>): LogoDrawing => {
  const { colors } = orRefuse(colorSelection, 'noSelections');
  const { fontName, fontWeight, fontStyle } = orRefuse(fontSelections, 'noSelections').headlineSelection;
  const hexes = logoColorKeys.map((key) => [key, colors[key] ?? WHITE] as const);
  return {
    text: logoText,
    font: { fontName, fontWeight, fontStyle },
    brainVersionId,
    colors: Object.fromEntries(hexes) as Record<LogoColorKey, string>,
    ...(markSelection && { mark: markSelection }),
    ...(custom && { custom }),
  };
};

/** The lockup that is the founder's logo. */
export const primaryLockup = ({ mark, custom }: Pick<LogoDrawing, 'mark' | 'custom'>): LogoLockup =>
  custom ? 'wordmark' : (mark?.lockup ?? 'wordmark');

/** The color of what lies on a tile: the brand's white, else whatever stands out from the tile most. */
export const groundOn = (colors: LogoDrawing['colors'], tile: LogoColorKey): string => {
  const offered = (['w1', 'b1', 'p1'] as const).map((key) => ({
    hex: colors[key],
    ratio: contrastRatio(colors[tile], colors[key]),
  }));
  const [first] = offered.filter(({ ratio }) => ratio >= ENOUGH);
  return (first ?? offered.reduce((one, other) => (other.ratio > one.ratio ? other : one))).hex;
};

/** On which of the brand's colors each of its colors stands out, and how much. */
export const groundsOf = ({ colors }: Pick<LogoDrawing, 'colors'>) =>
  logoColorKeys.flatMap((colorKey) =>
    logoColorKeys
      .filter((on) => on !== colorKey)
      .map((on) => {
        const ratio = Math.floor(contrastRatio(colors[colorKey], colors[on]) * 100) / 100;
        // a logo's finest parts are no larger than small text
        const verdict = ratio >= textContrast ? 'fine' : ratio >= ENOUGH ? 'large' : 'never';
        return { colorKey, on, ratio, verdict } as const;
      }),
  );
