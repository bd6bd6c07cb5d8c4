import { fuseRanks, passagesOfBrand, rankByWords, type Passage, type StrategistBrand } from '@signet/strategist';
import type { Retrieval } from '../knowledge-bases/retrieval.ts';

/** Passages that a question is answered from. */
const PASSAGES = 5;
/**
 * What a passage of the brand has to say of a question to stand beside documents that were found for it: a brand's
 * twenty passages share some word with most questions, and each takes the place of a document's.
 */
const LEAST_SHARE = 1 / 3;

type Within = {
  baseIds: readonly string[];
  /** Whose question it is. */
  brand: StrategistBrand | undefined;
  asker: string;
  signal: AbortSignal;
};

/**
 * The passages of an agent's knowledge bases and of the asker's own brand that are closest to a question, the closest
 * first. The brand's are so few that words find them.
 */
export const createCloseness =
  ({ retrieval }: { retrieval: Pick<Retrieval, 'search'> }) =>
  async (question: string, { baseIds, brand, asker, signal }: Within): Promise<Passage[]> => {
    const known = await retrieval.search(baseIds, question, { most: PASSAGES, asker, signal });
    const leastShare = known.length > 0 ? LEAST_SHARE : 0;
    const own = brand ? rankByWords(question, passagesOfBrand(brand), leastShare).slice(0, PASSAGES) : [];
    const all = new Map([...known, ...own].map((passage) => [passage.id, passage]));
    return fuseRanks([known.map(({ id }) => id), own.map(({ id }) => id)])
      .slice(0, PASSAGES)
      .flatMap((id) => all.get(id) ?? []);
  };
