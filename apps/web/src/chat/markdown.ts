/** A piece of a line. Nothing in it leads anywhere or is fetched: no links, no pictures, no markup. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'em'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'source'; number: number }
  | { kind: 'color'; hex: string };

export type MarkdownBlock =
  | { kind: 'paragraph' | 'quote' | 'heading'; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: Span[][] }
  | { kind: 'code'; text: string };

/** Longer answers are cut: nobody reads more in a panel. */
const MOST = 16_000;

const SPAN = /\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|`([^`\n]+)`|\[(\d{1,2})\](?!\()|(#[0-9a-f]{6})(?![0-9a-z])/giu;

/** Inside of bold there may be colors and sources; nothing nests deeper. */
const spansOf = (line: string, depth = 0): Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: strong, 2: em, 3: code, 4: source, 5: hex } of line.matchAll(SPAN)) {
    if (index > from) spans.push({ kind: 'text', text: line.slice(from, index) });
    from = index + whole.length;
    if (strong !== undefined)
      spans.push(
        ...(depth > 0 ? [{ kind: 'strong', text: strong } as const] : spansOf(strong, 1)).map((span): Span =>
          span.kind === 'text' ? { kind: 'strong', text: span.text } : span,
        ),
      );
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (source !== undefined) spans.push({ kind: 'source', number: Number(source) });
    else if (hex !== undefined) spans.push({ kind: 'color', hex: hex.toLowerCase() });
  }
  if (from < line.length) spans.push({ kind: 'text', text: line.slice(from) });
  return spans;
};

const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/u;

/**
 * What of Markdown an answer may show: paragraphs, headings, lists, quotes, code, bold, italics, its sources and
 * colors. Read line by line, so that no nesting can cost time; everything else stays the text that it is.
 */
export const parseMarkdown = (text: string): MarkdownBlock[] => {
  const blocks: MarkdownBlock[] = [];
  let code: string[] | undefined;
  let isOpen = false;
  for (const line of text.slice(0, MOST).split('\n')) {
    if (/^\s*```/u.test(line)) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n') });
      code = code ? undefined : [];
      isOpen = false;
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const last = blocks.at(-1);
    const [, number, item] = ITEM.exec(line) ?? [];
    const quote = /^\s*>\s?(.*)$/u.exec(line)?.[1];
    const heading = /^\s*#{1,6}\s+(.*)$/u.exec(line)?.[1];
    if (item !== undefined) {
      const isOrdered = number !== undefined;
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(spansOf(item));
      else blocks.push({ kind: 'list', isOrdered, items: [spansOf(item)] });
      isOpen = false;
    } else if (heading !== undefined) {
      blocks.push({ kind: 'heading', spans: spansOf(heading) });
      isOpen = false;
    } else {
      const kind = quote === undefined ? 'paragraph' : 'quote';
      const spans = spansOf(quote ?? line);
      if (isOpen && last?.kind === kind) last.spans.push({ kind: 'text', text: ' ' }, ...spans);
      else blocks.push({ kind, spans });
      isOpen = true;
    }
  }
  if (code) blocks.push({ kind: 'code', text: code.join('\n') });
  return blocks;
};
