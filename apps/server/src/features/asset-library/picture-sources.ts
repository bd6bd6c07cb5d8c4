import { LRUCache } from 'lru-cache';
import { Refusal } from '../../http/refusal.ts';
import { createMakeOnce } from '../../make-once.ts';
import { hashOf } from '../made-files/kind.ts';
import type { DocumentSource, DocumentSources } from './document-source.ts';
import type { TemplateAddress } from './template-addresses.ts';

const KEPT_MS = 60_000;
/** What a few founders look at. */
const MOST_KEPT = 40;

/**
 * What pictures are drawn from, read once for all of a page: a library asks for more than a hundred at once, and each
 * address names its brand as it was.
 */
export const createPictureSources = (sources: Pick<DocumentSources, 'of'>) => {
  const once = createMakeOnce(new LRUCache<string, DocumentSource>({ max: MOST_KEPT, ttl: KEPT_MS }));
  /** @throws Refusal `linkExpired` where the brand is another by now. */
  return ({ userId, quizId, basis }: Pick<TemplateAddress, 'userId' | 'quizId' | 'basis'>): Promise<DocumentSource> =>
    once(`${userId} ${quizId} ${basis}`, async () => {
      const { source } = await sources.of({ _id: userId, activeQuizId: null }, quizId);
      if (hashOf(source) !== basis) throw new Refusal('linkExpired');
      return source;
    });
};
