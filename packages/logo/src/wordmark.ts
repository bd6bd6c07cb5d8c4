import { uniteOverlaps } from '@signet/mark';
import { boundsOf, outlineOf, placePath, shape, type Font, type PathCommand } from '@signet/type';
import { breakLines } from './break-lines.ts';
import { stackLines, type Alignment } from './stack-lines.ts';
import { trackingOf, type Cut } from './tracking.ts';

/** Scripts whose small letters hardly rise above their own height. */
const evenScripts = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A name to be set in letters. */
export type Lettering = {
  /** The name; its line breaks are kept, and a long name without any is broken where it looks best. */
  readonly text: string;
  readonly font: Font;
  /** Of the lines to each other; left unless told otherwise. */
  readonly align?: Alignment;
  /** For which sizes; the standard cut unless told otherwise. */
  readonly cut?: Cut;
};

/** A name as one path whose box is its ink's, with the lengths by which other things stand beside it. */
export type Wordmark = {
  readonly path: readonly PathCommand[];
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  /** Of its capitals; where the first line's end at the top, and the last line's stand. */
  readonly capHeight: number;
  readonly capTop: number;
  readonly baseline: number;
};

/** Every wordmark is this wide in its own units, whatever its font, so that two are alike to place. */
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

/** Uniting letters takes most of what a logo takes, and a book asks for the same name in many places. */
const drawn = new WeakMap<Font, Map<string, Wordmark>>();
/** Of one font: names in their cuts, as long as somebody works with it. */
const MOST_KEPT = 24;

/**
 * The name's letters as one path, kerned, on up to three lines, filled the same by either rule: the box is the ink's.
 * @throws TypeError for a name without a letter, or with one that the font lacks (ask `font.covers`); RangeError for
 * more than three lines.
 */
export const drawWordmark = ({ text, font, align = 'left', cut = 'standard' }: Lettering): Wordmark => {
  const known = drawn.get(font) ?? new Map<string, Wordmark>();
  drawn.set(font, known);
  const key = `${align} ${cut} ${text}`;
  const found = known.get(key) ?? united({ text, font, align, cut });
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, found);
  return found;
};

const united = ({ text, font, align, cut }: Required<Lettering>): Wordmark => {
  if (!font.covers(text)) throw new TypeError(`The font has not every letter of ${JSON.stringify(text)}`);
  const letterSpacing = trackingOf(font, text, cut);
  const lines = breakLines(
    text.normalize('NFC'),
    (piece) => shape(font, piece, { letterSpacing }).width / font.capHeight,
  );
  const shaped = lines.map((line) => shape(font, line, { letterSpacing }));
  // the font may have a sign that draws nothing: alone on a line it is no line
  const inked = shaped.filter((line) => outlineOf(font, line).length > 0);
  const { path, pitch } = stackLines(font, inked, align, { isEven: evenScripts.test(text) });
  const box = boundsOf(path);
  if (!box) throw new TypeError('A logo needs a letter');
  const scale = LOGO_WIDTH / (box.right - box.left);
  const y = (inUnits: number) => (inUnits - box.top) * scale;
  return {
    path: rounded(uniteOverlaps(placePath(path, { x: -box.left * scale, y: -box.top * scale, scale }))),
    width: LOGO_WIDTH,
    height: y(box.bottom),
    lines,
    capHeight: font.capHeight * scale,
    capTop: y(-font.capHeight),
    baseline: y((inked.length - 1) * pitch),
  };
};
