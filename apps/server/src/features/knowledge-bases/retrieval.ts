import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { tellingWords, type Passage } from '@signet/strategist';
import { createTurns } from '../../jobs/turns.ts';
import type { Finder } from './finding/finder.ts';
import type { IndexStore } from './index.store.ts';
import type { Meaning } from './meaning/meaning.ts';

/** Words of a question that are looked for. */
const MOST_WORDS = 40;
/** Two looks at a time: while one is weighed, which takes the longest, the next asks its one statement. */
const LOOKS_AT_ONCE = 2;
/** A crowd of askers leaves two thirds of the time to whoever reads or saves. */
const LOOKS_REST = 2;
/** Questions whose meaning is found out together: as many as are asked of the model in one go. */
const MEANINGS_AT_ONCE = 16;
/** Of one person: as many as a model may look things up at once for one answer. */
const MOST_WAITING = 8;
/** Of everybody: whoever came behind these would wait for seconds. */
const MOST_WAITING_IN_ALL = 100;
/** A question's meaning is worth this wait; after it the words alone decide. */
const PATIENCE_MS = 400;

type Parts = {
  index: Pick<IndexStore, 'asked' | 'quoted'>;
  meaning: Pick<Meaning, 'question'>;
  finder: Pick<Finder, 'find'>;
};
type How = { most: number; asker: string; signal: AbortSignal };

/** Finds the passages of knowledge bases that are closest to a question, by its words and by its meaning. */
export const createRetrieval = ({ index, meaning, finder }: Parts) => {
  const bounds = { mostWaiting: MOST_WAITING, mostInAll: MOST_WAITING_IN_ALL };
  const looks = createTurns({ slots: LOOKS_AT_ONCE, rest: LOOKS_REST, ...bounds });
  const meanings = createTurns({ slots: MEANINGS_AT_ONCE, ...bounds });

  /** Undefined where it takes too long, or nobody can tell. Where many ask at once the last do without. */
  const meaningOf = async (question: string, { asker, signal }: How): Promise<Int8Array | undefined> => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const { promise: over, resolve } = Promise.withResolvers<undefined>();
    patience.addEventListener('abort', () => resolve(undefined), { once: true });
    const meant = meanings.run(asker, randomUUID(), () => meaning.question(question), patience);
    return Promise.race([meant.catch(() => undefined), over]);
  };

  return {
    /**
     * @param how `asker`: who waits for it; people have their looks in turn. `signal`: what is given up is not begun.
     * @throws TooManyWaiting
     */
    async search(baseIds: readonly string[], question: string, how: How): Promise<Passage[]> {
      const { most, asker, signal } = how;
      if (baseIds.length === 0) return [];
      const meant = await meaningOf(question, how);
      const look = async () => {
        const { indexIds, lexemes } = await index.asked(baseIds, tellingWords(question).slice(0, MOST_WORDS));
        if (indexIds.length === 0) return [];
        return index.quoted(indexIds, await finder.find({ indexIds, lexemes, meant, most }));
      };
      const found = await looks.run(asker, randomUUID(), AsyncLocalStorage.bind(look), signal);
      signal.throwIfAborted();
      return found.map(({ id, baseName, name, heading, text }) => ({
        id: `passage-${id}`,
        title: heading === '' ? name : `${name}: ${heading}`,
        place: baseName,
        text,
      }));
    },
  };
};

export type Retrieval = ReturnType<typeof createRetrieval>;
