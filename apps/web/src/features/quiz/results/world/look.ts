import type { BrandColors, Direction, FontFace as Face } from '@signet/contract';

/** What a brand looks like, chosen or only offered. */
export type Look = {
  colors: BrandColors;
  headline: Face & { fontType: string };
  bulkText: Face & { fontType: string };
};

export const lookOfDirection = ({ color, headline, bulkText }: Direction): Look => ({
  colors: color.colors,
  headline,
  bulkText,
});
