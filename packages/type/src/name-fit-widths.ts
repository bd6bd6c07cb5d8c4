import type { ShapedText } from './shape.ts';

/** Where a word begins and ends on the line, in font units. */
type WordSpan = {
  from: number;
  to: number;
};

const white = /\s/u;

/** The words of a shaped line from left to right; a glyph belongs to the word that its letter stands in. */
const wordSpans = (text: string, { glyphs }: ShapedText): WordSpan[] => {
  const spans: WordSpan[] = [];
  let open = false;
  for (const { cluster, x, advance } of glyphs) {
    const isSpace = white.test(text[cluster] ?? ' ');
    const last = spans.at(-1);
    if (isSpace) open = false;
    else if (open && last) last.to = Math.max(last.to, x + advance);
    else {
      spans.push({ from: x, to: x + advance });
      open = true;
    }
  }
  return spans;
};

/** The widest line of the best way to set words `from` and after on at most `lines` lines. */
const narrowest = (spans: readonly WordSpan[], from: number, lines: number): number => {
  const start = spans[from]?.from ?? 0;
  let best = (spans.at(-1)?.to ?? 0) - start;
  if (lines === 1) return best;
  for (let next = from + 1; next < spans.length; next += 1) {
    const first = (spans[next - 1]?.to ?? 0) - start;
    if (first >= best) break;
    best = Math.min(best, Math.max(first, narrowest(spans, next, lines - 1)));
  }
  return best;
};

/**
 * The widest line, in font units, of a shaped line broken between words into one, two and three lines, each time as
 * narrow as it can be. A name of fewer words takes fewer lines.
 */
export const lineWidths = (text: string, shaped: ShapedText): [one: number, two: number, three: number] => {
  const spans = wordSpans(text, shaped);
  return [narrowest(spans, 0, 1), narrowest(spans, 0, 2), narrowest(spans, 0, 3)];
};
