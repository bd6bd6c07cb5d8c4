import { Refusal } from './refusal.ts';

/** Browsers keep six connections to a server; more of one person's calls at once wait for each other. */
const CALLS_AT_ONCE = 8;
const CALLS_WAITING = 200;
/** Bodies of calls that wait are held: of one person's, and of everybody's, bytes. */
const HELD = { person: 2 * 1024 * 1024, all: 64 * 1024 * 1024 } as const;

type Share = { running: number; waiting: (() => void)[]; held: number };

/**
 * Lets no person have more calls under way than a browser would, so that nobody crowds out the others.
 * @param everybody What all calls that wait hold, in bytes: one for several that hold it together.
 */
export const createShares = (everybody = { held: 0 }) => {
  const shares = new Map<string, Share>();
  const hold = (share: Share, bytes: number): void => {
    share.held += bytes;
    everybody.held += bytes;
  };

  /** Rejects with a Refusal `tooManyRequests` where too many calls, or too much of what they sent, wait already. */
  const waitFor = async (share: Share, bytes: number): Promise<void> => {
    const isFull = share.held + bytes > HELD.person || everybody.held + bytes > HELD.all;
    if (share.waiting.length >= CALLS_WAITING || isFull) throw new Refusal('tooManyRequests');
    hold(share, bytes);
    // whoever leaves hands its place on
    await new Promise<void>((begin) => share.waiting.push(begin));
    hold(share, -bytes);
  };

  const leave = (person: string, share: Share): void => {
    const next = share.waiting.shift();
    if (next) return next();
    share.running -= 1;
    if (share.running === 0) shares.delete(person);
  };

  const run = async <T>(person: string, share: Share, answer: () => Promise<T>): Promise<T> => {
    try {
      return await answer();
    } finally {
      leave(person, share);
    }
  };

  /** @param bytes Of the body that came with the call, which is held while it waits. */
  return <T>(person: string | undefined, bytes: number, answer: () => Promise<T>): Promise<T> => {
    if (!person) return answer();
    let share = shares.get(person);
    if (!share) shares.set(person, (share = { running: 0, waiting: [], held: 0 }));
    // most calls find room, and a promise less for each is worth having (docs/benchmarks.md)
    if (share.running >= CALLS_AT_ONCE) {
      const own = share;
      return waitFor(own, bytes).then(() => run(person, own, answer));
    }
    share.running += 1;
    return run(person, share, answer);
  };
};
