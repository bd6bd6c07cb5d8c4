/** What an owner has asked for and nobody has begun. */
type Waiting = { key: string; work: () => Promise<void> };

/** Thrown at whoever asks for more while all that one owner may have waiting is waiting already. */
export class TooManyWaiting extends Error {}

/**
 * Shares what can run at once between owners: so much at a time for each, owners in turn, and the same work asked for
 * again while it waits or runs is done once.
 * @param slots How much may run at once.
 * @param each How much of one owner may run at once.
 * @param mostWaiting How much of one owner may wait.
 */
export const createTurns = ({
  slots,
  each = 1,
  mostWaiting,
}: {
  slots: number;
  each?: number;
  mostWaiting: number;
}) => {
  /** Owners in the order of their turns: whoever was served goes to the end. */
  const waiting = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let taken = 0;
  const promised = new Map<string, Promise<unknown>>();

  const takeNext = (): [owner: string, work: Waiting] | undefined => {
    const owner = [...waiting.keys()].find((one) => (running.get(one) ?? 0) < each);
    if (owner === undefined) return undefined;
    const [first, ...rest] = waiting.get(owner) ?? [];
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    return first && [owner, first];
  };

  const occupy = (owner: string, change: 1 | -1): void => {
    taken += change;
    const count = (running.get(owner) ?? 0) + change;
    if (count > 0) running.set(owner, count);
    else running.delete(owner);
  };

  /** Whoever was served waits behind all others, also with what was asked for meanwhile. */
  const goToEnd = (owner: string): void => {
    const rest = waiting.get(owner) ?? [];
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
  };

  const begin = (owner: string, { key, work }: Waiting): void => {
    occupy(owner, 1);
    void work().finally(() => {
      occupy(owner, -1);
      goToEnd(owner);
      promised.delete(key);
      serve();
    });
  };

  const serve = (): void => {
    for (let next = taken < slots && takeNext(); next; next = taken < slots && takeNext()) begin(...next);
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
      const settled = () => Promise.resolve().then(work).then(resolve, reject);
      promised.set(key, promise);
      waiting.set(owner, [...before, { key, work: settled }]);
      serve();
      return promise;
    },
  };
};
