import { tradeWords } from '@signet/wording';
import { bulkCopy, headlineCopy, type CopySource } from './brand-copy.ts';

export type TradeSource = CopySource & { industryId: string };

/** What a page in the brand says in large: a line of the trade, else the name and what it wants to be known for. */
export const headlineInTrade = (source: TradeSource): string =>
  tradeWords(source.industryId)?.headline ?? headlineCopy(source);

/** What follows: what the trade offers first, then what a stranger would notice. */
export const textInTrade = (source: TradeSource): string => {
  const words = tradeWords(source.industryId);
  return words ? [words.lead, ...source.keywords.map(({ meaning }) => meaning)].join(' ') : bulkCopy(source);
};

/** One sentence that could be printed: what the trade offers, else what the first keyword means. */
export const lineInTrade = ({ industryId, keywords }: TradeSource): string =>
  tradeWords(industryId)?.lead ?? keywords[0]?.meaning ?? '';

/** A menu of two words and what is to be pressed. */
export const controlsInTrade = ({
  industryId,
}: Pick<TradeSource, 'industryId'>): {
  menu: readonly string[];
  button: string;
} => {
  const { menu = ['About', 'Contact'], button = 'Get in touch' } = tradeWords(industryId) ?? {};
  return { menu: menu.slice(0, 2), button };
};
