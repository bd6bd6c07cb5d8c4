import type { LRUCache } from 'lru-cache';

/**
 * Makes what is not kept yet, and makes it once for all who ask at the same moment. What fails is made anew for whoever
 * asks next.
 */
export const createMakeOnce = <Made extends object>(kept: LRUCache<string, Made>) => {
  const underWay = new Map<string, Promise<Made>>();
  return async (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = kept.get(key);
    if (known) return known;
    const begun = underWay.get(key);
    if (begun) return begun;
    const making = make()
      .then((made) => {
        kept.set(key, made);
        return made;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
};
