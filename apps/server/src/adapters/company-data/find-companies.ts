import { spellingDistance } from '@signet/brand';
import MiniSearch, { type Query } from 'minisearch';
import type { Listing } from './directory.ts';
import { nameWords, squash, words } from './names.ts';

/** Whatever is sent, no more than this is looked at: it bounds the work of one search. */
const MOST_LETTERS = 64;
const MOST_WORDS = 6;

/** `forgiving` also answers names a typing error away where nothing fits as typed. */
export type FindCompanies = (query: string, limit: number, options: { forgiving: boolean }) => Listing[];

type Entry = { id: number; listing: Listing; name: string; also: string[] };
type Found = { entry: Entry; rank: number; score: number };

/**
 * Indexes the directory. The function it returns answers the companies whose names fit a query, best first: the same
 * name, another name of the company, names whose first word it is, names that have it as a word, then names that begin
 * with it and names with words that do.
 */
export const indexCompanies = (listings: readonly Listing[]): FindCompanies => {
  const entries = listings.map((listing, id) => ({
    id,
    listing,
    name: squash(listing.name),
    also: listing.also.map(squash),
  }));
  const index = new MiniSearch<Entry>({
    fields: ['name', 'also'],
    extractField: (entry, field) => {
      if (field === 'id') return entry.id;
      return (field === 'name' ? [entry.listing.name] : entry.listing.also).flatMap(nameWords).join(' ');
    },
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { name: 2 } },
  });
  index.addAll(entries);

  const look = (query: Query, rankOf: (entry: Entry, terms: string[]) => number): Found[] =>
    index.search(query).flatMap(({ id, score, terms }) => {
      const entry = entries[Number(id)];
      return entry ? [{ entry, rank: rankOf(entry, terms), score }] : [];
    });

  return (query, limit, { forgiving }) => {
    const typed = words(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
    if (typed.length === 0) return [];
    const whole = typed.join('');
    let found = look(asTyped(typed), (entry) => rankOf(entry, typed)).toSorted(knownFirst);
    if (found.length === 0 && forgiving)
      found = look(nearly(typed), (entry, terms) => nearRankOf(entry, whole, terms))
        .filter(({ entry }) => isNear(entry, whole))
        .toSorted(nearestFirst);
    return found.slice(0, limit).map((one) => one.entry.listing);
  };
};

/** Every word begins a word of the name, or all of them together do: `you tube`. */
const asTyped = (typed: string[]): Query => {
  return {
    combineWith: 'OR',
    queries: [
      { queries: typed, combineWith: 'AND', prefix: true },
      { queries: [typed.join('')], prefix: true },
    ],
  };
};

/**
 * Any of the words, an edit or two away or with two neighboring letters swapped. Short words are near to too many
 * others.
 */
const nearly = (typed: string[]): Query => {
  return {
    combineWith: 'OR',
    queries: [...new Set([...typed, typed.join('')])].flatMap((word): Query[] => [
      { queries: [word], prefix: word.length >= 4, fuzzy: word.length < 4 ? false : word.length < 8 ? 1 : 2 },
      { queries: swaps(word), prefix: word.length >= 4 },
    ]),
  };
};

/** The word with each pair of neighboring letters swapped: the commonest slip, but two edits to the index. */
const swaps = (word: string): string[] => {
  const letters = Array.from(word);
  if (letters.length < 3) return [];
  return letters
    .slice(1)
    .map((letter, before) =>
      [...letters.slice(0, before), letter, letters[before], ...letters.slice(before + 2)].join(''),
    );
};

/** Lower is better. */
const rankOf = ({ name, also, listing }: Entry, typed: string[]): number => {
  const whole = typed.join('');
  if (name === whole) return 0;
  if (also.includes(whole)) return 1;
  const own = words(listing.name);
  if (typed.every((word, at) => own[at] === word)) return 2;
  if (typed.every((word) => own.includes(word))) return 3;
  return name.startsWith(whole) ? 4 : 5;
};

/** From so many letters on one slip is forgiven, and two. */
const SLIPS = { one: 4, two: 8 } as const;

/**
 * Whether a name, or its beginning, is what was typed but for a slip or two. Nobody who types a name that is not listed
 * wants somebody else's.
 */
const isNear = ({ name, also }: Entry, typed: string): boolean =>
  [name, ...also].some((own) =>
    [own, own.slice(0, typed.length), own.slice(0, typed.length + 1)].some((part) => {
      const slips = spellingDistance(typed, part);
      if (slips === 2) return typed.length >= SLIPS.two && typed[0] === part[0];
      return slips < 2 && typed.length >= SLIPS.one;
    }),
  );

/** Names that are near as a whole come before names with a word that is near: `gogle` is Google before Google Ads. */
const nearRankOf = ({ name }: Entry, typed: string, terms: string[]): number => {
  return terms.includes(name) && Math.abs(name.length - typed.length) <= 2 ? 0 : 1;
};

/**
 * Among equals, brands with a full-color logo in the second set are the better known; then short names, then the
 * alphabet.
 */
const knownFirst = (a: Found, b: Found): number => {
  return a.rank - b.rank || fame(b) - fame(a) || a.entry.name.length - b.entry.name.length || a.entry.id - b.entry.id;
};

const nearestFirst = (a: Found, b: Found): number => {
  return a.rank - b.rank || b.score - a.score || a.entry.id - b.entry.id;
};

const fame = ({ entry }: Found): number => {
  return entry.listing.imageId.startsWith('lg-') ? 1 : 0;
};
