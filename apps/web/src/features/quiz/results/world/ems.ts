import type { CSSProperties } from 'react';

/** Letters are about so many of their size wide, where nothing can be measured. */
const USUAL = 0.6;
/** A size at which rounding does not count. */
const SIZE = 200;

/** How many times its size the widest of some lines is, in the face that `style` names, once that is loaded. */
export const emsOf = (lines: readonly string[], { fontFamily, fontWeight, fontStyle }: CSSProperties): number => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return USUAL * Math.max(...lines.map((line) => line.length));
  context.font = `${fontStyle ?? 'normal'} ${fontWeight ?? 400} ${SIZE}px ${fontFamily ?? 'sans-serif'}`;
  return Math.max(...lines.map((line) => context.measureText(line).width)) / SIZE;
};
