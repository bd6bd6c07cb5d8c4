import type { Listing } from '../../apps/server/src/adapters/company-data/directory.ts';
import { nameWords, squash } from '../../apps/server/src/adapters/company-data/names.ts';

/** Edits between two words; gives up above `most` (Wagner and Fischer, one row at a time). */
const edits = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let above = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const line = [i];
    for (let j = 1; j <= b.length; j++)
      line.push(
        Math.min((above[j] ?? 0) + 1, (line[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    above = line;
  }
  return above[b.length] ?? most + 1;
};

/**
 * The search without an index: every word of every name is compared, as it begins and, where nothing does, an edit or
 * two away.
 */
export const createLinearScan = (listings: readonly Listing[]) => {
  const entries = listings.map((listing) => ({ listing, words: [listing.name, ...listing.also].flatMap(nameWords) }));
  return (query: string, limit: number): Listing[] => {
    const typed = squash(query);
    const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
    const starting = entries.filter((one) => one.words.some((word) => word.startsWith(typed)));
    const found =
      starting.length > 0
        ? starting
        : entries.filter((one) => one.words.some((word) => edits(word, typed, most) <= most));
    return found.slice(0, limit).map((one) => one.listing);
  };
};
