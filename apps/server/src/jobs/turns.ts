/** What an owner has asked for and nobody has begun. */
type Waiting = { key: string; begin: () => Promise<void> };

/** Thrown at whoever asks for more while all that one owner may have waiting is waiting already. */
export class TooManyWaiting extends Error {}

/**
 * Shares what can run at once between owners: one at a time for each, owners in turn, and the same work asked for
 * again while it waits or runs is done once.
 * @param slots How much may run at once.
 * @param mostWaiting How much of one owner may wait.
 */
export const createTurns = ({ slots, mostWaiting }: { slots: number; mostWaiting: number }) => {
  /** Owners in the order of their turns: whoever was served goes to the end. */
  const waiting = new Map<string, Waiting[]>();
  const running = new Set<string>();
  const promised = new Map<string, Promise<unknown>>();

  const takeNext = (): [owner: string, work: Waiting] | undefined => {
    const owner = [...waiting.keys()].find((one) => !running.has(one));
    if (owner === undefined) return undefined;
    const [first, ...rest] = waiting.get(owner) ?? [];
    waiting.set(owner, rest);
    return first && [owner, first];
  };

  /** Whoever was served waits behind all others, also with what was asked for meanwhile. */
  const goToEnd = (owner: string): void => {
    const rest = waiting.get(owner) ?? [];
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
  };

  const serve = (): void => {
    while (running.size < slots) {
      const next = takeNext();
      if (!next) return;
      const [owner, { key, begin }] = next;
      running.add(owner);
      void begin().finally(() => {
        running.delete(owner);
        goToEnd(owner);
        promised.delete(key);
        serve();
      });
    }
  };

  return {
    /**
     * Runs `work` when it is the owner's turn. `key` says what makes two pieces of work the same; it names the owner
     * where that matters.
     * @throws TooManyWaiting
     */
    run<T>(owner: string, key: string, work: () => Promise<T>): Promise<T> {
      const known = promised.get(key);
      if (known) return known as Promise<T>;
      const before = waiting.get(owner) ?? [];
      if (before.length >= mostWaiting)
        return Promise.reject(new TooManyWaiting(`${owner} has ${before.length} waiting`));
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const begin = () => Promise.resolve().then(work).then(resolve, reject);
      promised.set(key, promise);
      waiting.set(owner, [...before, { key, begin }]);
      serve();
      return promise;
    },
  };
};
