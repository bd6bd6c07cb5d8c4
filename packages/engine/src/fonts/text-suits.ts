import type { LetterKind } from './letter-kinds.ts';

/*
 * AUTHORED: what text letters cost under a headline, 0 to 1. A sans goes under everything; a book face belongs under
 * its own kind, and rounded text only under what is soft already.
 */
const under: Record<LetterKind, Partial<Record<LetterKind, number>>> = {
  book: { humanist: 0, grotesque: 0.05, book: 0.34, geometric: 0.2, rounded: 0.6, slab: 0.5, squared: 0.7 },
  contrasted: { grotesque: 0, humanist: 0.05, geometric: 0.05, book: 0.38, rounded: 0.6, slab: 0.6, squared: 0.6 },
  engraved: { humanist: 0, book: 0.34, grotesque: 0.1, geometric: 0.2, rounded: 0.6, slab: 0.6, squared: 0.7 },
  slab: { grotesque: 0, humanist: 0, geometric: 0.15, slab: 0.2, book: 0.35, rounded: 0.3, squared: 0.7 },
  geometric: { geometric: 0, grotesque: 0.05, humanist: 0.1, rounded: 0.3, squared: 0.4, book: 0.45, slab: 0.5 },
  grotesque: { grotesque: 0, humanist: 0.1, geometric: 0.15, rounded: 0.4, squared: 0.4, book: 0.4, slab: 0.45 },
  humanist: { humanist: 0, grotesque: 0.05, book: 0.3, geometric: 0.15, rounded: 0.3, slab: 0.4, squared: 0.6 },
  rounded: { rounded: 0, geometric: 0.05, humanist: 0.1, grotesque: 0.1, squared: 0.6, book: 0.7, slab: 0.6 },
  squared: { squared: 0, grotesque: 0, geometric: 0.1, humanist: 0.2, rounded: 0.5, slab: 0.5, book: 0.7 },
  wide: { grotesque: 0, geometric: 0, humanist: 0.1, squared: 0.2, rounded: 0.3, slab: 0.5, book: 0.7 },
  tall: { grotesque: 0, humanist: 0.05, geometric: 0.1, squared: 0.3, slab: 0.35, book: 0.4, rounded: 0.5 },
  poster: { grotesque: 0, humanist: 0.05, geometric: 0.1, rounded: 0.2, slab: 0.3, squared: 0.3, book: 0.5 },
  script: { humanist: 0, grotesque: 0.05, rounded: 0.1, geometric: 0.15, book: 0.25, slab: 0.5, squared: 0.7 },
  typewriter: { grotesque: 0, humanist: 0.1, geometric: 0.1, slab: 0.2, squared: 0.2, book: 0.35, rounded: 0.5 },
  hairline: { geometric: 0, grotesque: 0.05, humanist: 0.05, book: 0.35, rounded: 0.3, slab: 0.6, squared: 0.6 },
  novelty: { book: 0, humanist: 0, grotesque: 0.1, geometric: 0.3, slab: 0.3, rounded: 0.6, squared: 0.6 },
};

/** Trades whose customers read for pleasure, or expect the look of a printed page. */
const printed: ReadonlySet<string> = new Set([
  'books-and-publishing',
  'news-and-media',
  'legal-services',
  'arts-and-museums',
]);
/** What a book face is let off there. */
const LET_OFF = 0.3;

/** What text letters cost under a headline in a trade, 0 to 1. */
export const textCost = (headline: LetterKind, text: LetterKind, industry: string): number => {
  const cost = under[headline][text] ?? 0.5;
  return text === 'book' && printed.has(industry) ? Math.max(0, cost - LET_OFF) : cost;
};
