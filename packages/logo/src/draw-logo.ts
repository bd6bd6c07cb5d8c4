import type { Ink, Scene } from '@signet/scene';
import { boundsOf, outlineOf, placePath, shape, type Font, type PathCommand } from '@signet/type';
import { breakLines } from './break-lines.ts';
import { stackLines, type Alignment } from './stack-lines.ts';
import { trackingOf } from './tracking.ts';

export interface LogoDrawing {
  /** The name; its line breaks are kept, and a long name without any is broken where it looks best. */
  text: string;
  font: Font;
  color: Ink;
  /** Of the lines to each other; left unless told otherwise. */
  align?: Alignment;
}

/** Every logo is this wide in its own units, whatever its font, so that two are alike to place. */
export const LOGO_WIDTH = 1000;

/**
 * A hundredth of a unit is a twentieth of a pixel on a logo 5,000 px wide; more digits would only make the file
 * longer.
 */
const rounded = (path: readonly PathCommand[]): PathCommand[] =>
  path.map(
    (command) =>
      command.map((part) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part)) as unknown as PathCommand,
  );

/**
 * A wordmark: the name's letters as one filled path, kerned, on up to three lines, with nothing around them: the
 * drawing's edges are the ink's. Whoever places it gives it room.
 * @throws TypeError for a name without a letter, or with one that the font lacks (ask `font.covers`); RangeError for
 * more than three lines.
 */
export const drawLogo = ({ text, font, color, align = 'left' }: LogoDrawing): Scene => {
  if (!font.covers(text)) throw new TypeError(`The font has not every letter of ${JSON.stringify(text)}`);
  const letterSpacing = trackingOf(font, text);
  const lines = breakLines(
    text.normalize('NFC'),
    (piece) => shape(font, piece, { letterSpacing }).width / font.capHeight,
  );
  const shaped = lines.map((line) => shape(font, line, { letterSpacing }));
  // the font may have a sign that draws nothing: alone on a line it is no line
  const path = stackLines(
    font,
    shaped.filter((line) => outlineOf(font, line).length > 0),
    align,
  );
  const box = boundsOf(path);
  if (!box) throw new TypeError('A logo needs a letter');
  const scale = LOGO_WIDTH / (box.right - box.left);
  const placed = rounded(placePath(path, { x: -box.left * scale, y: -box.top * scale, scale }));
  return {
    x: 0,
    y: 0,
    width: LOGO_WIDTH,
    height: (box.bottom - box.top) * scale,
    label: lines.join(' '),
    shapes: [{ kind: 'path', path: placed, ink: color }],
  };
};
