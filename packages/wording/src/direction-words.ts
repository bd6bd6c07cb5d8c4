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

/** Letters of the two lines that there is room for. */
const MOST = 96;

/** The sentences of a paragraph that fit, none of them cut; the first one in any case. */
const wholeSentences = (paragraph: string): string => {
  const sentences = paragraph.split(/(?<=[.!?])\s+/u);
  const fits = (count: number) => sentences.slice(0, count).join(' ').length <= MOST;
  const count = sentences.findLastIndex((_, at) => fits(at + 1)) + 1;
  return sentences.slice(0, Math.max(1, count)).join(' ');
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
    return { title: lines[manner], line: wholeSentences(paragraphs[place] ?? '') };
  });
};
