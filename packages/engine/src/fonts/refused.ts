import type { LetterKind } from './letter-kinds.ts';

/*
 * AUTHORED: words that letters of a kind contradict, whatever another word asks for: nothing tender is set in a
 * tabloid's capitals, nothing sturdy in hairlines.
 */
const refusedBy: Partial<Record<LetterKind, string>> = {
  slab: 'poetic tender delicate dreamy soft romantic sleek futuristic magical sophisticated spiritual',
  tall: 'poetic tender soft dreamy delicate cute comfortable neighborly nurturing calm warm handmade romantic patient',
  squared:
    'poetic tender soft handmade organic warm classical traditional vintage nostalgic neighborly sincere romantic',
  poster: 'calm delicate discreet minimal modest tender soft poetic patient precise',
  typewriter: 'sleek delicate tender majestic romantic soft sporty scholarly generous classical',
  hairline: 'sturdy rugged loud powerful cute childlike hands-on industrial generous playful frank',
  engraved: 'cute childlike playful loud sporty futuristic generous technical rugged industrial cartoonish nerdy',
  contrasted: 'sturdy rugged industrial technical practical frank childlike sporty nerdy hands-on modest frugal',
  rounded: 'solemn majestic powerful rugged precise scholarly disciplined industrial mysterious',
  script: 'precise technical industrial logical disciplined scientific minimal',
  grotesque: 'handmade nostalgic vintage poetic magical theatrical romantic',
  geometric: 'handmade rugged nostalgic',
  book: 'futuristic sporty loud technical',
  wide: 'delicate tender modest handmade traditional',
  novelty: 'precise modest calm minimal discreet practical',
};

const words = new Map(
  Object.entries(refusedBy).map(([letters, list]) => [letters as LetterKind, new Set(list.split(' '))]),
);

/** The words above by the letters that they refuse, for the test that none of them is made up. */
export const refusals = (): ReadonlyMap<LetterKind, ReadonlySet<string>> => words;

/** The share of the keywords that letters of a kind contradict, 0 to 1. */
export const refusedShare = (letters: LetterKind, keywords: readonly string[]): number =>
  keywords.filter((keyword) => words.get(letters)?.has(keyword)).length / Math.max(keywords.length, 1);
