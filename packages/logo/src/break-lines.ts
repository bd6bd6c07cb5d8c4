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
const leading =
  /^(?:&|\+|and|und|et|y|e|i|og|och|the|a|an|of|for|by|de|di|da|du|der|die|das|la|le|el|les|los|van|von|и)$/i;

const words = (line: string): string[] => line.split(/\s+/u).filter((word) => word !== '');

/** Every way to set words `from` to `count` on at most `most` lines: after how many words each line ends. */
const breakings = (from: number, count: number, most: number): number[][] => {
  const whole = [[count]];
  if (most === 1) return whole;
  const ends = Array.from({ length: count - from - 1 }, (_, index) => from + index + 1);
  return [...whole, ...ends.flatMap((end) => breakings(end, count, most - 1).map((rest) => [end, ...rest]))];
};

const costOf = (widths: readonly number[], dangling: number): number => {
  const widest = Math.max(...widths);
  const aspect = widest / (1 + (widths.length - 1) * PITCH);
  return (
    Math.abs(Math.log2(aspect / IDEAL_ASPECT)) +
    (widths.length - 1) * LINE_COST +
    (1 - Math.min(...widths) / widest) * RAGGED_COST +
    dangling * DANGLING_COST
  );
};

/** After how many words each line of the best breaking ends. */
const bestBreaking = (all: readonly string[], widthOf: (piece: string) => number): number[] => {
  const space = widthOf(' ');
  // how far the line has come before each word, so that any line's width is one subtraction
  const reached = all.reduce<number[]>((sums, word) => [...sums, (sums.at(-1) ?? 0) + widthOf(word) + space], [0]);
  const width = (start: number, end: number) => (reached[end] ?? 0) - (reached[start] ?? 0) - space;
  const cost = (ends: readonly number[]) =>
    costOf(
      ends.map((end, index) => width(ends[index - 1] ?? 0, end)),
      ends.slice(0, -1).filter((end) => leading.test(all[end - 1] ?? '')).length,
    );
  const costed = breakings(0, all.length, MOST_LINES).map((ends) => ({ ends, cost: cost(ends) }));
  return costed.reduce((one, other) => (other.cost < one.cost ? other : one)).ends;
};

/**
 * The lines of a name. Line breaks that are written are kept. A name on one line is broken between words where it
 * would come out too long: the lines even, the whole neither a strip nor a tower, and an 'and' or 'of' left hanging
 * only where all else is worse. `widthOf` measures a piece in cap heights.
 * @throws RangeError for more lines than a logo may have.
 */
export const breakLines = (text: string, widthOf: (piece: string) => number): string[] => {
  const written = text
    .split(/\r\n?|\n/)
    .map(words)
    .filter((line) => line.length > 0);
  if (written.length > MOST_LINES) throw new RangeError(`A logo has at most ${MOST_LINES} lines`);
  const [only] = written;
  if (written.length !== 1 || !only) return written.map((line) => line.join(' '));
  const ends = bestBreaking(only, widthOf);
  return ends.map((end, index) => only.slice(ends[index - 1] ?? 0, end).join(' '));
};
