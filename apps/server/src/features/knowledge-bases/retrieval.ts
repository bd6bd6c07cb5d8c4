import { randomUUID } from 'node:crypto';
import { tellingWords, type Passage } from '@signet/strategist';
import { createTurns } from '../../jobs/turns.ts';
import type { Finder } from './finding/finder.ts';
import type { IndexStore } from './index.store.ts';
import type { Meaning } from './meaning/meaning.ts';

/** Words of a question that are looked for. */
const MOST_WORDS = 40;
/** Looks at once: while one's meaning is found out, the passages of another are weighed. */
const LOOKS_AT_ONCE = 3;
/** Of one person: as many as a model may look things up at once for one answer. */
const MOST_WAITING = 8;
/** Of everybody: whoever came behind these would wait for seconds. */
const MOST_WAITING_IN_ALL = 100;
/** A question's meaning is worth this wait; after it the words alone decide. */
const PATIENCE_MS = 600;

const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const over = setTimeout(() => resolve(undefined), milliseconds);
  return Promise.race([work.catch(() => undefined), promise]).finally(() => clearTimeout(over));
};

type Parts = {
  index: Pick<IndexStore, 'asked' | 'quoted'>;
  meaning: Pick<Meaning, 'question'>;
  finder: Pick<Finder, 'find'>;
};
type How = { most: number; asker: string; signal: AbortSignal };

/** Finds the passages of knowledge bases that are closest to a question, by its words and by its meaning. */
export const createRetrieval = ({ index, meaning, finder }: Parts) => {
  const looks = createTurns({ slots: LOOKS_AT_ONCE, mostWaiting: MOST_WAITING, mostInAll: MOST_WAITING_IN_ALL });

  const look = async (baseIds: readonly string[], question: string, most: number) => {
    const { indexIds, lexemes } = await index.asked(baseIds, tellingWords(question).slice(0, MOST_WORDS));
    if (indexIds.length === 0) return [];
    const meant = await within(meaning.question(question), PATIENCE_MS);
    const ids = await finder.find({ indexIds, lexemes, meant, most });
    return index.quoted(indexIds, ids);
  };

  return {
    /**
     * @param how `asker`: who waits for it; people have their looks in turn. `signal`: what is given up is not begun.
     * @throws TooManyWaiting
     */
    async search(baseIds: readonly string[], question: string, { most, asker, signal }: How): Promise<Passage[]> {
      if (baseIds.length === 0) return [];
      const found = await looks.run(asker, randomUUID(), () => look(baseIds, question, most), signal);
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
