import { linesOfTrade, type TradeLines } from './trade-lines.ts';

/** Which sentence of a trade a word speaks in: of three the quietest has the quiet one, the liveliest the short one. */
const tones = {
  1: ['said'],
  2: ['quiet', 'said'],
  3: ['quiet', 'said', 'short'],
} as const satisfies Record<number, readonly (keyof TradeLines)[]>;

const ended = (line: string): string => (/[.!?…]$/u.test(line) ? line : `${line}.`);

/**
 * What a company of a trade says in the temper of each of its keywords, in their order, each another sentence. `quiet`
 * is how much a keyword asks for calm: more is quieter. Empty for a trade that nobody wrote for.
 */
export const saidInTrade = (industryId: string, quiet: readonly number[]): string[] => {
  const lines = linesOfTrade(industryId);
  const order = tones[Math.min(quiet.length, 3) as keyof typeof tones] ?? [];
  if (!lines) return [];
  const ranks = quiet
    .slice(0, 3)
    .map((value, at) => ({ value, at }))
    .toSorted((one, other) => other.value - one.value);
  const said: string[] = [];
  for (const [rank, { at }] of ranks.entries()) said[at] = ended(lines[order[rank] ?? 'said']);
  return said;
};
