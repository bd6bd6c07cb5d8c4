import type { Font } from './font.ts';
import { placePath, type PathCommand } from './path.ts';
import type { ShapedText } from './shape.ts';

/**
 * The outlines of a shaped line as one path in font units: the line begins at 0, its baseline is y = 0. To be filled
 * by the nonzero rule.
 */
export const outlineOf = (font: Font, shaped: ShapedText): PathCommand[] =>
  shaped.glyphs.flatMap(({ id, x, y }) => placePath(font.outline(id), { x, y }));
