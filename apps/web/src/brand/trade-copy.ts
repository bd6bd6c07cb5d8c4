import type { Specimen } from '@signet/contract';
import { tradeWords } from '@signet/wording';
import { bulkCopy, headlineCopy, type CopySource } from './brand-copy.ts';

export type TradeSource = CopySource & {
  industryId: string;
  /** What such a company would say on its first page; none of a set from before there were any. */
  specimens: readonly Specimen[];
};

/** What a page in the brand says in large: a line of the trade, else the name and what it wants to be known for. */
export const headlineInTrade = (source: TradeSource): string =>
  tradeWords(source.industryId)?.headline ?? headlineCopy(source);

/** What follows: what the trade offers first, then what this company would say of itself. */
export const textInTrade = (source: TradeSource): string => {
  const lead = tradeWords(source.industryId)?.lead ?? [];
  const said = [lead, source.specimens[0]?.paragraph ?? []].flat();
  return said.length > 0 ? said.join(' ') : bulkCopy(source);
};

/** One sentence that could be printed: what the trade offers, else what any company can begin with. */
export const lineInTrade = (source: TradeSource): string =>
  tradeWords(source.industryId)?.lead ?? source.specimens[0]?.paragraph ?? headlineCopy(source);

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
