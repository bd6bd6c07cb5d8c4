import { oklchOf } from '@signet/color';
import type { RecommendationSet, ResearchStatus } from '@signet/contract';

/** A color at its place: hue from left to right, lightness from below. Grays have a column of their own. */
export type MapPoint = {
  key: string;
  hex: string;
  whose: string;
  /** 0 to 1 from left and from the top. */
  x: number;
  y: number;
  /** Radius as a share of the largest. */
  size: number;
  kind: 'company' | 'industry' | 'scheme';
};

/** Share of the width that grays stand in. */
export const GRAY_COLUMN = 0.12;
const GRAY_CHROMA = 0.04;
/** What the lightness of colors that companies have lies between. */
const [DARKEST, LIGHTEST] = [0.15, 0.97];
const SCHEMES = 5;

const placeOf = (hex: string): { x: number; y: number } => {
  const { lightness, chroma, hue } = oklchOf(hex);
  const height = (lightness - DARKEST) / (LIGHTEST - DARKEST);
  const y = 1 - Math.min(1, Math.max(0, height));
  if (chroma < GRAY_CHROMA || hue === undefined) return { x: GRAY_COLUMN / 2, y };
  // red begins at the left: OKLCH puts it at 20 to 40 degrees
  return { x: GRAY_COLUMN + (1 - GRAY_COLUMN) * (((hue + 345) % 360) / 360), y };
};

/**
 * Where competitors stand, each color as large as its share, where the main colors of the industry's known companies
 * do, and where the first recommended schemes would.
 */
export const mapOf = (
  { companies, industry }: Pick<ResearchStatus, 'companies' | 'industry'>,
  recommendations: RecommendationSet | undefined,
): MapPoint[] => {
  const theirs = companies.flatMap(({ companyId, name, colors }) =>
    colors.map(({ hex, share }): MapPoint => ({
      key: `${companyId} ${hex}`,
      hex,
      whose: name,
      ...placeOf(hex),
      size: 0.45 + 0.55 * Math.sqrt(Math.min(1, share)),
      kind: 'company',
    })),
  );
  const known = industry.flatMap(({ companyId, name, mainColor }): MapPoint[] =>
    mainColor === null
      ? []
      : [{ key: companyId, hex: mainColor, whose: name, ...placeOf(mainColor), size: 0.45, kind: 'industry' }],
  );
  const schemes = (recommendations?.colorRecommendations.colors ?? [])
    .slice(0, SCHEMES)
    .map(({ key, colors }, at): MapPoint => ({
      key,
      hex: colors.p1,
      whose: `Recommended ${at + 1}`,
      ...placeOf(colors.p1),
      size: 0.5,
      kind: 'scheme',
    }));
  return [...theirs, ...known, ...schemes];
};
