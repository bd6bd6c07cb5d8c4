import type { CSSProperties } from 'react';

/**
 * How many letters the longest word of a text has, as `--longest`: a stylesheet sets the text so that no word has to
 * break, letters being about .6 of their size wide.
 */
export const longestWord = (text: string): CSSProperties =>
  ({ '--longest': Math.max(...text.split(/\s+/).map((word) => word.length)) }) as CSSProperties;
