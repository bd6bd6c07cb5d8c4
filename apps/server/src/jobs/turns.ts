/** What an owner has asked for and nobody has begun. */
type Waiting = { key: string; work: () => Promise<void> };

/** Thrown at whoever asks for more while all that one owner, or everybody, may have waiting is waiting already. */
export class TooManyWaiting extends Error {}

/** Milliseconds. Where a machine is slow or busy, work takes long for other reasons than its own. */
const MOST_REST = 6;

/**
 * Shares what can run at once between owners: so much at a time for each, owners in turn, and the same work asked for
 * again while it waits or runs is done once.
 * @param slots How much may run at once.
 * @param each How much of one owner may run at once.
 * @param mostWaiting How much of one owner may wait.
 * @param mostInAll How much of everybody may wait.
 * @param rest While others wait, a slot stays empty for so many times as long as the work before took, up to
 * MOST_REST: a crowd leaves room for whoever asks something else.
 */
export const createTurns = ({
  slots,
  each = 1,
  mostWaiting,
  mostInAll = Infinity,
  rest = 0,
}: {
  slots: number;
  each?: number;
  mostWaiting: number;
  mostInAll?: number;
  rest?: number;
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
    const from = performance.now();
    const over = (): void => {
      occupy(owner, -1);
      goToEnd(owner);
      serve();
    };
    void work().finally(() => {
      promised.delete(key);
      if (rest > 0 && waiting.size > 0) setTimeout(over, Math.min(MOST_REST, rest * (performance.now() - from)));
      else over();
    });
  };

  const serve = (): void => {
    for (let next = taken < slots && takeNext(); next; next = taken < slots && takeNext()) begin(...next);
  };

  const refusalOf = (owner: string): TooManyWaiting | undefined => {
    const own = waiting.get(owner)?.length ?? 0;
    if (own >= mostWaiting) return new TooManyWaiting(`${owner} has ${own} waiting`);
    const all = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    return all >= mostInAll ? new TooManyWaiting(`${all} are waiting`) : undefined;
  };

  /** False for what has begun. */
  const takeOut = (owner: string, entry: Waiting): boolean => {
    const before = waiting.get(owner) ?? [];
    const rest = before.filter((one) => one !== entry);
    if (rest.length === before.length) return false;
    if (rest.length > 0) waiting.set(owner, rest);
    else waiting.delete(owner);
    promised.delete(entry.key);
    return true;
  };

  return {
    /**
     * Runs `work` when it is the owner's turn. `key` says what makes two pieces of work the same; it names the owner
     * where that matters.
     * @param signal Takes work that still waits out again, for all who share its key; what has begun goes on.
     * @throws TooManyWaiting; the reason of `signal`.
     */
    run<T>(owner: string, key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      const known = promised.get(key);
      if (known) return known as Promise<T>;
      if (signal?.aborted) return Promise.reject(signal.reason);
      const refusal = refusalOf(owner);
      if (refusal) return Promise.reject(refusal);
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const giveUp = (): void => {
        if (takeOut(owner, entry)) reject(signal?.reason);
      };
      const settled = (): Promise<void> => {
        signal?.removeEventListener('abort', giveUp);
        return Promise.resolve().then(work).then(resolve, reject);
      };
      const entry: Waiting = { key, work: settled };
      signal?.addEventListener('abort', giveUp, { once: true });
      promised.set(key, promise);
      waiting.set(owner, [...(waiting.get(owner) ?? []), entry]);
      serve();
      return promise;
    },
  };
};
