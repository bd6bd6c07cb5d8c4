import { tradeLeads } from './trade-leads.ts';
import { linesOfTrade, type TradeKey } from './trade-lines.ts';
import { tradeSites } from './trade-sites.ts';

/** What the first page of a company's website says: a headline, what follows it, and its button. */
type TradeWords = { headline: string; lead: string; menu: readonly string[]; button: string };

/** As a company of the trade would say it; undefined where nobody wrote for the trade. */
export const tradeWords = (industryId: string): TradeWords | undefined => {
  const lines = linesOfTrade(industryId);
  const key = industryId as TradeKey;
  if (!lines) return undefined;
  const { menu, button } = tradeSites[key];
  return { headline: lines.said, lead: tradeLeads[key], menu, button };
};
