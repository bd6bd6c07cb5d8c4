/** A part of a document as it was read: a heading with its depth, or text under the headings before it. */
export type Block = { kind: 'heading'; depth: number; text: string } | { kind: 'text'; text: string };

/** A piece of a document that can be found and quoted by itself: the headings it stands under, and its text. */
export type Piece = { heading: string; text: string };

/** Characters; about what a person reads at one look, and what the model of sentences was trained on. */
const LONGEST = 1100;
/** Shorter pieces join the one before, under the same heading. */
const SHORTEST = 160;

/** A text's sentences, each with what separates it from the next. */
const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

const hardCut = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / LONGEST) }, (_, at) => text.slice(at * LONGEST, (at + 1) * LONGEST));

/** Text cut where sentences end, so that no piece is longer than one may be. */
const cut = (text: string): string[] => {
  if (text.length <= LONGEST) return [text];
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text).flatMap((one) => (one.length > LONGEST ? hardCut(one) : [one]))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST) pieces[pieces.length - 1] = last + sentence;
    else pieces.push(sentence);
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
};

/** Splits what was read of a document by its headings, then by length, where sentences end. */
export const splitBlocks = (blocks: readonly Block[]): Piece[] => {
  const path: string[] = [];
  const pieces: Piece[] = [];
  for (const block of blocks) {
    const text = block.text
      .replaceAll(/[ \t]+/gu, ' ')
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim();
    if (text === '') continue;
    if (block.kind === 'heading') {
      path.length = Math.min(path.length, Math.max(0, block.depth - 1));
      path[block.depth - 1] = text.slice(0, 160);
      continue;
    }
    const heading = path.filter(Boolean).join(' · ');
    for (const part of cut(text)) {
      const last = pieces.at(-1);
      const joins =
        last?.heading === heading &&
        (part.length < SHORTEST || last.text.length < SHORTEST) &&
        last.text.length + part.length < LONGEST;
      if (last && joins) last.text = `${last.text}\n${part}`;
      else pieces.push({ heading, text: part });
    }
  }
  return pieces;
};

const MARKDOWN_HEADING = /^(#{1,6})\s+(.+?)\s*#*$/u;

/** Plain text or Markdown as blocks: headings, and paragraphs between empty lines. */
export const blocksOfText = (text: string): Block[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n|\n(?=#{1,6}\s)|(?<=^#{1,6}\s[^\n]*)\n/mu)
    .map((part): Block => {
      const [, signs, title] = MARKDOWN_HEADING.exec(part.trim()) ?? [];
      return signs && title ? { kind: 'heading', depth: signs.length, text: title } : { kind: 'text', text: part };
    });
