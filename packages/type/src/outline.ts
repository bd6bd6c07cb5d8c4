import type { Font } from './font.ts';
import type { PathCommand, Placement } from './path.ts';
import type { ShapedText } from './shape.ts';

/**
 * The outlines of a shaped line as one path: in font units the line begins at 0 and its baseline is y = 0; a place
 * scales it and then moves it. To be filled by the nonzero rule.
 */
export const outlineOf = (
  font: Font,
  shaped: ShapedText,
  { x = 0, y = 0, scale = 1 }: Placement = {},
): PathCommand[] => {
  const path: PathCommand[] = [];
  for (const glyph of shaped.glyphs) {
    const px = (value: number) => (value + glyph.x) * scale + x;
    const py = (value: number) => (value + glyph.y) * scale + y;
    for (const command of font.outline(glyph.id))
      switch (command[0]) {
        case 'M':
        case 'L':
          path.push([command[0], px(command[1]), py(command[2])]);
          break;
        case 'Q':
          path.push(['Q', px(command[1]), py(command[2]), px(command[3]), py(command[4])]);
          break;
        case 'C':
          path.push([
            'C',
            px(command[1]),
            py(command[2]),
            px(command[3]),
            py(command[4]),
            px(command[5]),
            py(command[6]),
          ]);
          break;
        default:
          path.push(command);
      }
  }
  return path;
};
