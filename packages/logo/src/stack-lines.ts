import { boundsOf, type Box, type Font, outlineOf, placePath, type PathCommand, type ShapedText } from '@signet/type';
import { columnsOf, rowsOf, type Profile } from './ink-profile.ts';

export type Alignment = 'left' | 'center';

/** One line of a wordmark in font units, its baseline at y = 0. */
type Line = {
  path: PathCommand[];
  box: Box;
  /** Where the eye puts its ends: a round or pointed letter's a little inside its ink. */
  left: number;
  right: number;
};

/** Parts of the cap height. Authored, and looked at in the gallery. */
const GAP = 0.34;
/**
 * Small letters that hardly rise or fall, as of Cyrillic and Greek, make an even band: two bands need more between
 * them.
 */
const EVEN_GAP = 0.46;
const CLEARANCE = 0.2;
const HANG = 0.05;
const EDGE = 0.04;
/** Fineness of the profiles. */
const STEP = 0.03;

/** How far inside its ink a letter seems to begin: nothing for an upright stem, most for a point or a bar. */
const hangOf = (letter: readonly PathCommand[], side: 'least' | 'greatest', capHeight: number): number => {
  const rows = rowsOf(letter, STEP * capHeight);
  const ends = (side === 'least' ? rows.least : rows.greatest.map((place) => -place)).filter(Number.isFinite);
  const end = Math.min(...ends);
  const near = ends.filter((one) => one - end <= EDGE * capHeight).length;
  return ends.length === 0 ? 0 : (1 - near / ends.length) * HANG * capHeight;
};

const inkedGlyphs = (font: Font, { glyphs }: ShapedText) => glyphs.filter(({ id }) => font.outline(id).length > 0);

const lineOf = (font: Font, shaped: ShapedText): Line => {
  const path = outlineOf(font, shaped);
  const box = boundsOf(path);
  const inked = inkedGlyphs(font, shaped);
  const [first, last] = [inked[0], inked.at(-1)];
  if (!box || !first || !last) throw new TypeError('A line of a logo needs a letter');
  const hang = (glyph: { id: number }, side: 'least' | 'greatest') =>
    hangOf(font.outline(glyph.id), side, font.capHeight);
  return { path, box, left: box.left + hang(first, 'least'), right: box.right - hang(last, 'greatest') };
};

const startOf = (line: Line, align: Alignment): number =>
  -(align === 'left' ? line.left : (line.left + line.right) / 2);

/** The highest ink of a column and its neighbors, so that ink does not touch by the corner either. */
const topAround = ({ first, least }: Profile, column: number): number => {
  const at = column - first;
  return Math.min(least[at - 1] ?? Infinity, least[at] ?? Infinity, least[at + 1] ?? Infinity);
};

/** The least pitch at which the ink of two lines keeps its distance wherever one stands over the other. */
const clearPitch = (upper: readonly PathCommand[], lower: readonly PathCommand[], capHeight: number): number => {
  const step = STEP * capHeight;
  const [above, below] = [columnsOf(upper, step), columnsOf(lower, step)];
  const needed = above.greatest.map((bottom, index) => bottom - topAround(below, above.first + index));
  return Math.max(...needed) + CLEARANCE * capHeight;
};

/**
 * Letters rise to the capitals or, where the line has none and no tall letters, less; marks above them only count
 * where they would touch.
 */
const riseOf = (line: Line, font: Font): number => Math.min(-line.box.top, font.capHeight);

/** From baseline to baseline, the same between all lines. */
const pitchOf = (lines: readonly Line[], placed: readonly PathCommand[][], font: Font, isEven: boolean): number => {
  const pitches = lines.slice(1).map((lower, index) => {
    const gap = riseOf(lower, font) + (isEven ? EVEN_GAP : GAP) * font.capHeight;
    return Math.max(gap, clearPitch(placed[index] ?? [], placed[index + 1] ?? [], font.capHeight));
  });
  return Math.max(0, ...pitches);
};

/**
 * Lines of type as one path, in font units: aligned by what the eye takes for their edges, and as close as their real
 * ink allows, a little farther where their letters are `isEven`. The first baseline is y = 0, each other one `pitch`
 * below the one before.
 * @throws TypeError for a line without ink.
 */
export const stackLines = (
  font: Font,
  shaped: readonly ShapedText[],
  align: Alignment,
  { isEven = false } = {},
): { path: PathCommand[]; pitch: number } => {
  const lines = shaped.map((line) => lineOf(font, line));
  const placed = lines.map((line) => placePath(line.path, { x: startOf(line, align) }));
  const pitch = pitchOf(lines, placed, font, isEven);
  return { path: placed.flatMap((path, index) => placePath(path, { y: index * pitch })), pitch };
};
