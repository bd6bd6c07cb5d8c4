import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

const CHILD = fileURLToPath(new URL('./meaning.child.ts', import.meta.url));
/** Longer texts mean no more to the model and cost it more. */
const MOST_CHARACTERS = 2000;
/** Passages together in one request: some tenths of a second, after which a question has its turn. */
const AT_ONCE = 4;
/** Questions together: sixteen take a quarter of the time that they take one by one. */
const QUESTIONS_AT_ONCE = 16;
/** Questions whose meaning is kept, half a kilobyte each beside its words: one answer asks some of them twice. */
const MOST_KEPT = 1000;
/** It holds some 130 MB while it stays. */
const IDLE_MS = 5 * 60_000;
/** Started, the child reads its weights first. */
const MOST_MS = 30_000;

type Waiting = { texts: string[]; resolve: (vectors: Int8Array[]) => void; reject: (error: Error) => void };
type Answered = { id: number; vectors?: Int8Array[]; failed?: string };

/**
 * Meanings of texts as vectors, by a small model of English sentences that comes along with the product. It runs in a
 * process of its own, started when it is first needed: neither its memory nor its work is the server's. Questions go
 * before passages that are being indexed.
 */
export const createMeaning = () => {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let under: { id: number; of: Waiting; over: NodeJS.Timeout } | undefined;
  let last = 0;
  let isClosed = false;
  let isDue = false;
  const kept = new LRUCache<string, Int8Array>({ max: MOST_KEPT });
  const questions: Waiting[] = [];
  const passages: Waiting[] = [];

  const settle = (done: (of: Waiting) => void): void => {
    if (!under) return;
    clearTimeout(under.over);
    const { of } = under;
    under = undefined;
    done(of);
    soon();
  };
  const end = (): void => {
    const ending = child;
    child = undefined;
    ending?.removeAllListeners();
    ending?.kill('SIGKILL');
  };
  const fail = (why: string): void => {
    end();
    settle(({ reject }) => reject(new Error(why)));
  };
  const begin = (): ChildProcess => {
    const started = fork(CHILD, [], {
      serialization: 'advanced',
      // of a session of its own it can give way as a whole (meaning.child.ts)
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
    });
    started.unref();
    started.channel?.unref();
    started.on('message', (answered: Answered) => {
      if (answered.id !== under?.id) return;
      const { vectors, failed } = answered;
      settle((of) => (vectors ? of.resolve(vectors) : of.reject(new Error(failed ?? 'no vectors'))));
    });
    started.on('exit', () => fail('the process of meanings has ended'));
    started.on('error', () => fail('the process of meanings did not start'));
    child = started;
    return started;
  };

  /** What waits alike is asked together. */
  const take = (queue: Waiting[], most: number): Waiting | undefined => {
    const taken = queue.splice(0, most);
    const [first, ...rest] = taken;
    if (!first || rest.length === 0) return first;
    return {
      texts: taken.flatMap(({ texts }) => texts),
      resolve(vectors) {
        let at = 0;
        for (const { texts, resolve } of taken) {
          resolve(vectors.slice(at, at + texts.length));
          at += texts.length;
        }
      },
      reject: (error) => taken.forEach(({ reject }) => reject(error)),
    };
  };
  const next = (): void => {
    if (under) return;
    clearTimeout(idle);
    const of = take(questions, QUESTIONS_AT_ONCE) ?? take(passages, 1);
    if (!of) {
      idle = setTimeout(end, IDLE_MS).unref();
      return;
    }
    last += 1;
    under = { id: last, of, over: setTimeout(() => fail('meanings took too long'), MOST_MS).unref() };
    (child ?? begin()).send({ id: last, texts: of.texts });
  };
  /** Once all that this moment brings is there: those whose turn comes by an answer are asked together. */
  const soon = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      next();
    });
  };
  const ask = (queue: Waiting[], texts: string[]): Promise<Int8Array[]> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new Error('the server stops');
      queue.push({ texts, resolve, reject });
      soon();
    });
  /** The model has no word for a text of nothing. */
  const readable = (text: string): string => text.slice(0, MOST_CHARACTERS).trim() || '.';

  return {
    async question(text: string): Promise<Int8Array | undefined> {
      const words = readable(text);
      const known = kept.get(words);
      if (known) return known;
      const [vector] = await ask(questions, [words]);
      if (vector) kept.set(words, vector);
      return vector;
    },
    /** One at a time, so that questions come in between. */
    async passages(texts: readonly string[]): Promise<Int8Array[]> {
      const vectors: Int8Array[] = [];
      for (let at = 0; at < texts.length; at += AT_ONCE)
        vectors.push(...(await ask(passages, texts.slice(at, at + AT_ONCE).map(readable))));
      return vectors;
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(idle);
      for (const { reject } of [...questions.splice(0), ...passages.splice(0)]) reject(new Error('the server stops'));
      end();
      settle(({ reject }) => reject(new Error('the server stops')));
    },
  };
};

export type Meaning = ReturnType<typeof createMeaning>;
