/** Spec results §5. */
export const MOST_LINES = 3;

/** Width over height that a stacked name should come near: wide enough for a page's head, tall enough for a card. */
const IDEAL_ASPECT = 3.6;
/** What a line too many costs, in doublings of the aspect. Authored, as the two below. */
const LINE_COST = 0.35;
/** What the raggedest lines cost: one vanishing beside another. */
const RAGGED_COST = 1.8;
/** What a line costs that ends in a word which belongs to the next. */
const DANGLING_COST = 0.8;
/** From baseline to baseline, in cap heights: close to what `stackLines` will come to. */
const PITCH = 1.3;

/** Words that lead to the next one and should not be left at the end of a line. */
const leading = /^(?:&|\+|and|und|et|y|e|i|og|och|the|a|an|of|for|by|de|di|da|du|der|die|das|la|le|el|les|los|van|von|и)$/i;

const words = (line: string): string[] => line.split(/\s+/u).filter((word) => word !== '');

/** Every way to put the words on one, two or three lines, in order. */
const breakings = (all: readonly string[], most: number): string[][][] => {
  const whole = [[[...all]]];
  if (most === 1 || all.length === 1) return whole;
  const cuts = Array.from({ length: all.length - 1 }, (_, index) => index + 1);
  return [...whole, ...cuts.flatMap((cut) => breakings(all.slice(cut), most - 1).map((rest) => [all.slice(0, cut), ...rest]))];
};

const costOf = (widths: readonly number[], lines: readonly string[][]): number => {
  const widest = Math.max(...widths);
  const aspect = widest / (1 + (lines.length - 1) * PITCH);
  const dangling = lines.slice(0, -1).filter((line) => leading.test(line.at(-1) ?? '')).length;
  return Math.abs(Math.log2(aspect / IDEAL_ASPECT)) + (lines.length - 1) * LINE_COST + (1 - Math.min(...widths) / widest) * RAGGED_COST + dangling * DANGLING_COST;
};

/**
 * The lines of a name. Line breaks that are written are kept. A name on one line is broken between words where it would come out too long:
 * the lines even, the whole neither a strip nor a tower, and an 'and' or 'of' left hanging only where all else is worse.
 * `widthOf` measures a piece in cap heights.
 * @throws RangeError for more lines than a logo may have.
 */
export const breakLines = (text: string, widthOf: (piece: string) => number): string[] => {
  const written = text.split(/\r\n?|\n/).map(words).filter((line) => line.length > 0);
  if (written.length > MOST_LINES) throw new RangeError(`A logo has at most ${MOST_LINES} lines`);
  const [only] = written;
  if (written.length !== 1 || !only) return written.map((line) => line.join(' '));
  const known = new Map([...only, ' '].map((word) => [word, widthOf(word)]));
  const measure = (line: readonly string[]) => line.reduce((sum, word) => sum + (known.get(word) ?? 0), (line.length - 1) * (known.get(' ') ?? 0));
  const costed = breakings(only, MOST_LINES).map((lines) => ({ lines, cost: costOf(lines.map(measure), lines) }));
  const best = costed.reduce((one, other) => (other.cost < one.cost ? other : one));
  return best.lines.map((line) => line.join(' '));
};
