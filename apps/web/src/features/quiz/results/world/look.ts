import type { BrandColors, Direction, FontFace as Face, MarkSelection } from '@signet/contract';

/** What a brand looks like, chosen or only offered. */
export type Look = {
  colors: BrandColors;
  headline: Face & { fontType: string };
  bulkText: Face & { fontType: string };
  /** Absent: the name alone. */
  mark?: MarkSelection | undefined;
};

export const lookOfDirection = ({ color, headline, bulkText }: Direction, mark: MarkSelection | undefined): Look => ({
  colors: color.colors,
  headline,
  bulkText,
  mark,
});
