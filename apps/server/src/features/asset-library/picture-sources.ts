import { LRUCache } from 'lru-cache';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { createMakeOnce } from '../../make-once.ts';
import { hashOf } from '../made-files/kind.ts';
import type { DocumentFrom } from './document-kind.ts';
import type { DocumentSource, DocumentSources } from './document-source.ts';
import type { TemplateAddress } from './template-addresses.ts';

const KEPT_MS = 60_000;
/** What a few founders look at. */
const MOST_KEPT = 40;
const SAVED = 'saved ';

/** Names a document in the basis of an address: its pages are those of the file, whatever the brand is by now. */
export const savedBasis = (documentId: string): string => `${SAVED}${documentId}`;

type Parts = {
  sources: Pick<DocumentSources, 'of'>;
  /** What a document in a founder's drive was made from; undefined where that is not known any more. */
  madeFrom: (of: { userId: string; documentId: string }) => Promise<DocumentFrom | undefined>;
  now: () => Date;
};
/** What a page is drawn from, and the day that stands on it. */
type Drawn = { source: DocumentSource; at: Date };

/**
 * What pictures are drawn from, read once for all of a page: a library asks for more than a hundred at once, and each
 * address names its brand as it was.
 */
export const createPictureSources = ({ sources, madeFrom, now }: Parts) => {
  const once = createMakeOnce(new LRUCache<string, Drawn>({ max: MOST_KEPT, ttl: KEPT_MS }));
  /** @throws Refusal `linkExpired` where the brand is another by now, or what the file was made from is gone. */
  return ({ userId, quizId, basis }: Pick<TemplateAddress, 'userId' | 'quizId' | 'basis'>): Promise<Drawn> =>
    once(`${userId} ${quizId} ${basis}`, async () => {
      if (basis.startsWith(SAVED)) {
        const documentId = basis.slice(SAVED.length);
        const { source, at } = orRefuse(await madeFrom({ userId, documentId }), 'linkExpired');
        return { source, at: new Date(at) };
      }
      const { source } = await sources.of({ _id: userId, activeQuizId: null }, quizId);
      if (hashOf(source) !== basis) throw new Refusal('linkExpired');
      return { source, at: now() };
    });
};
