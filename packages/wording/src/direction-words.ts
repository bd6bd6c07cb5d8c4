import { linesOfTrade, type TradeLines } from './trade-lines.ts';

type Manner = keyof TradeLines;
const manners = ['said', 'quiet', 'short'] as const satisfies readonly Manner[];

/** How a kind of palette speaks, by the name that a founder reads; every other kind says it to one person. */
const mannerOf: Readonly<Record<string, Manner>> = {
  'Ink and one': 'short',
  Night: 'short',
  Heritage: 'quiet',
  Earth: 'quiet',
  Neighbors: 'quiet',
  Tender: 'quiet',
};

/** Where the trade is not known: the founder's own keywords, each time in another order. */
const fromKeywords = (keywords: readonly { name: string }[]): TradeLines => {
  const [core = '', supporting = core, nuance = supporting] = keywords.map(({ name }) => name);
  return {
    said: `${core} and ${supporting.toLowerCase()}`,
    quiet: `${nuance}, and ${core.toLowerCase()} with it`,
    short: [...new Set([core, supporting, nuance])].map((word) => `${word}.`).join(' '),
  };
};

/** Letters after which a line says enough. */
const ENOUGH = 40;

/** The first sentence of a paragraph, with those after it as long as they say too little: none is cut. */
const inShort = (paragraph: string): string => {
  const sentences = paragraph.split(/(?<=[.!?])\s+/u);
  const lines = sentences.map((_, at) => sentences.slice(0, at + 1).join(' '));
  return lines.find((line) => line.length >= ENOUGH) ?? paragraph;
};

type Subject = {
  industryId: string;
  keywords: readonly { name: string }[];
  /** What such a company would say of itself, in a sentence or two each. */
  paragraphs: readonly string[];
};

/**
 * What stands on brands that are shown side by side: for each a headline in the manner of its kind of palette and a
 * line of its own, so that no two say the same.
 */
export const directionWords = (
  { industryId, keywords, paragraphs }: Subject,
  kinds: readonly string[],
): { title: string; line: string }[] => {
  const lines = linesOfTrade(industryId) ?? fromKeywords(keywords);
  const taken = new Set<Manner>();
  return kinds.map((kind, place) => {
    const wanted = mannerOf[kind] ?? 'said';
    const manner = [wanted, ...manners].find((one) => !taken.has(one)) ?? wanted;
    taken.add(manner);
    return { title: lines[manner], line: inShort(paragraphs[place] ?? '') };
  });
};
