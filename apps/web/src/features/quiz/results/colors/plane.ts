import { contrastRatio, contrastRules, hexFromOklch, oklchOf, roundRatio, type RuledColors } from '@signet/color';
import type { SwatchRole } from '../choice/custom-colors.ts';

/**
 * A color by its place on the picker: `x` is the share of the chroma that sRGB has at this lightness, `y` runs from
 * white (0) to black (1). Both 0 to 1; `hue` in degrees.
 */
export type Place = { hue: number; x: number; y: number };

/** More chroma than any color of sRGB has. */
const BEYOND = 0.4;
/** Cells along and down: the eye smooths the rest. */
export const GRID = { columns: 48, rows: 32 } as const;

const mostChroma = (hue: number, lightness: number): number =>
  oklchOf(hexFromOklch({ lightness, chroma: BEYOND, hue })).chroma;

export const hexAt = ({ hue, x, y }: Place): string =>
  hexFromOklch({ lightness: 1 - y, chroma: x * mostChroma(hue, 1 - y), hue });

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Where a color lies. A gray has no hue of its own: the one given is kept for it. */
export const placeOfHex = (hex: string, hueOfGray: number): Place => {
  const { lightness, chroma, hue } = oklchOf(hex);
  const degrees = chroma < 0.004 ? hueOfGray : (hue ?? hueOfGray);
  const most = mostChroma(degrees, lightness);
  return { hue: degrees, x: most > 0.001 ? within(chroma / most) : 0, y: within(1 - lightness) };
};

/** The colors of a hue, row by row from the lightest; each row from gray to the most colorful. */
export const cellsOf = (hue: number): string[][] =>
  Array.from({ length: GRID.rows }, (_, row) => {
    const lightness = 1 - (row + 0.5) / GRID.rows;
    const most = mostChroma(hue, lightness);
    return Array.from({ length: GRID.columns }, (__, column) =>
      hexFromOklch({ lightness, chroma: ((column + 0.5) / GRID.columns) * most, hue }),
    );
  });

/** Whether a color keeps the contrast rules of a role, by the ratio that is shown (spec results §5). */
export const passesIn = (role: SwatchRole, colors: RuledColors) => {
  const rules = contrastRules.filter((rule) => rule.role === role);
  return (hex: string): boolean =>
    rules.every(({ against, atLeast }) => {
      const other = against === 'white' ? '#ffffff' : colors[against];
      return roundRatio(contrastRatio(hex, other)) >= atLeast;
    });
};

/** Where a plane's failing colors end: their side, and for each column how far down it is (0 to 1). */
export type Border = { failing: 'above' | 'below'; depths: number[] };

/** The border between what passes and what fails; undefined where everything passes. */
export const borderOf = (
  cells: readonly (readonly string[])[],
  passes: (hex: string) => boolean,
): Border | undefined => {
  const verdicts = cells.map((row) => row.map(passes));
  if (verdicts.every((row) => row.every(Boolean))) return undefined;
  const shareOfTop = (verdicts[0] ?? []).filter(Boolean).length / GRID.columns;
  const failing = shareOfTop > 0.5 ? 'below' : 'above';
  const depths = Array.from({ length: GRID.columns }, (_, column) => {
    const along = verdicts.map((row) => row[column] === true);
    const passing = along.filter(Boolean).length / GRID.rows;
    return failing === 'above' ? 1 - passing : passing;
  });
  return { failing, depths };
};
