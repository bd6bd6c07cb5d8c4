import * as z from 'zod/mini';

/** The colors that logos are made in (spec administration §9). */
export const logoColorKeys = ['p1', 'p2', 's1', 'a1', 'a2', 'b1', 'w1'] as const;
export type LogoColorKey = (typeof logoColorKeys)[number];
/** Width of the logo files' PNG in pixels. */
export const LOGO_PNG_WIDTH = 1024;

/** One file of a logo: how its inside is cut, how its parts stand together, in which color, as what kind of file. */
export const logoFile = z.object({
  cut: z.enum(['positive']),
  lockup: z.enum(['wordmark']),
  colorKey: z.enum(logoColorKeys),
  format: z.enum(['svg', 'png']),
});
export type LogoFile = z.output<typeof logoFile>;

/** The cut and lockup that a logo has where nothing else is asked for; their files have the specification's names. */
export const primaryLogo = { cut: 'positive', lockup: 'wordmark' } as const satisfies Partial<LogoFile>;

/**
 * What a logo's file is called: `logo-p1.svg` (spec administration §7.5). What differs from the primary logo follows
 * the color.
 */
export const logoFileName = ({ cut, lockup, colorKey, format }: LogoFile): string => {
  const differing = [lockup, cut].filter((part) => part !== primaryLogo.lockup && part !== primaryLogo.cut);
  return `${['logo', colorKey, ...differing].join('-')}.${format}`;
};
