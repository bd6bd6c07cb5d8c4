import { Refusal } from './refusal.ts';

/** Browsers keep six connections to a server; more of one person's calls at once wait for each other. */
const CALLS_AT_ONCE = 8;
const CALLS_WAITING = 200;

type Share = { running: number; waiting: (() => void)[] };

/** Lets no person have more calls under way than a browser would, so that nobody crowds out the others. */
export const createShares = () => {
  const shares = new Map<string, Share>();

  /** @throws Refusal `tooManyRequests` where too many of this person's calls wait already. */
  const enter = async (share: Share): Promise<void> => {
    if (share.running < CALLS_AT_ONCE) {
      share.running += 1;
      return;
    }
    if (share.waiting.length >= CALLS_WAITING) throw new Refusal('tooManyRequests');
    // whoever leaves hands its place on
    await new Promise<void>((begin) => share.waiting.push(begin));
  };

  const leave = (person: string, share: Share): void => {
    const next = share.waiting.shift();
    if (next) return next();
    share.running -= 1;
    if (share.running === 0) shares.delete(person);
  };

  return async <T>(person: string | undefined, answer: () => Promise<T>): Promise<T> => {
    if (!person) return answer();
    const share = shares.get(person) ?? { running: 0, waiting: [] };
    shares.set(person, share);
    await enter(share);
    try {
      return await answer();
    } finally {
      leave(person, share);
    }
  };
};
