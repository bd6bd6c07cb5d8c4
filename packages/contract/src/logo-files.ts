import * as z from 'zod/mini';

/** The colors that logos are made in (spec administration §9). */
export const logoColorKeys = ['p1', 'p2', 's1', 'a1', 'a2', 'b1', 'w1'] as const;
export type LogoColorKey = (typeof logoColorKeys)[number];
/** Width of the logo files' PNG in pixels; logos with a mark come in the other widths as well. */
export const LOGO_PNG_WIDTH = 1024;
export const LOGO_PNG_WIDTHS = [512, LOGO_PNG_WIDTH, 2048] as const;

/** How the name is set: for large sizes, for most, for the smallest. */
export const logoCuts = ['standard', 'display', 'small'] as const;
export type LogoCut = (typeof logoCuts)[number];

/** How mark and name stand together; a name without a mark has the first alone. */
export const logoLockups = ['wordmark', 'horizontal', 'stacked', 'tile', 'favicon', 'mark'] as const;
export type LogoLockup = (typeof logoLockups)[number];

/** One file of a logo. `width`: of a PNG in pixels, where it is not the usual one. */
export const logoFile = z.object({
  cut: z.enum(logoCuts),
  lockup: z.enum(logoLockups),
  colorKey: z.enum(logoColorKeys),
  format: z.enum(['svg', 'png']),
  width: z.optional(z.number()),
});
export type LogoFile = z.output<typeof logoFile>;

/** What a logo is where nothing has been chosen: its name alone. */
export const primaryLogo = { cut: 'standard', lockup: 'wordmark' } as const satisfies Partial<LogoFile>;

/** The file of the primary logo, whatever its lockup: `logo-p1.svg` (spec administration §7.5). */
export const primaryLogoFileName = ({ colorKey, format }: Pick<LogoFile, 'colorKey' | 'format'>): string =>
  `logo-${colorKey}.${format}`;

/**
 * What a logo's file is called: the primary one has the specification's name; how another differs follows the color.
 * `primary` is the lockup that the founder chose.
 */
export const logoFileName = (
  { cut, lockup, colorKey, format, width }: LogoFile,
  primary: LogoLockup = primaryLogo.lockup,
): string => {
  const differing = [lockup === primary ? [] : lockup, cut === primaryLogo.cut ? [] : cut, width ?? []].flat();
  return `${['logo', colorKey, ...differing].join('-')}.${format}`;
};
