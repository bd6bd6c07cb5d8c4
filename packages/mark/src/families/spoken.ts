import type { Family, Recipe } from '../family.ts';
import { placed, isSilhouette, type Silhouette } from '../things/silhouettes.ts';
import { likeOf } from './alike.ts';
import { bearerOf } from './bearer.ts';

/** What a founder's word is shown by, where one plain form says it. */
const shownBy: Readonly<Record<string, Silhouette>> = {
  warm: 'flame',
  intense: 'flame',
  spiritual: 'flame',
  thrilling: 'bolt',
  powerful: 'bolt',
  fast: 'bolt',
  rebellious: 'bolt',
  comfortable: 'house',
  neighborly: 'house',
  safe: 'keyhole',
  discreet: 'keyhole',
  curious: 'keyhole',
  mysterious: 'keyhole',
  romantic: 'heart',
  tender: 'heart',
  generous: 'heart',
  cute: 'heart',
  nocturnal: 'moon',
  dreamy: 'moon',
  magical: 'moon',
  fresh: 'drop',
  clean: 'drop',
  nurturing: 'leaf',
  organic: 'leaf',
  'earth-minded': 'leaf',
  adventurous: 'peaks',
  'far-sighted': 'peaks',
  rugged: 'peaks',
  happy: 'smile',
  playful: 'smile',
  cartoonish: 'smile',
};

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));
/** What is at home in a place: what stands stands in gates, what lies lies in cups, a disc with a bolt is a button. */
const athome: readonly (readonly [letters: RegExp, things: ReadonlySet<string>])[] = [
  [/[OQΘ]/u, set('leaf drop moon smile')],
  [/[hnЛП]/u, set('flame house peaks')],
  [/[HL]/u, set('flame house heart drop leaf')],
  [/[UVYЦЧ]/u, set('flame heart drop leaf')],
  [/Δ/u, set('flame drop keyhole')],
  [/./u, set('flame heart drop leaf moon keyhole house bolt')],
];
const isAtHome = (name: Silhouette, letter: string): boolean =>
  athome.find(([letters]) => letters.test(likeOf(letter)))?.[1].has(name) ?? false;

/** A letter that holds what one of the founder's words is shown by, or has it for its counter. */
export const spoken: Family = {
  kept: ({ letters }) => (letters === letters.toUpperCase() ? 0.95 : 0.85),
  legible: false,
  choices: [[...new Set(Object.values(shownBy))]],
  propose: ({ initials, words }) =>
    initials.flatMap((letters) =>
      [...new Set(words.flatMap((word) => shownBy[word] ?? []))].flatMap((name): Recipe[] => {
        const one = bearerOf(letters);
        if (!one || (one.only && !one.only.has(name)) || !isAtHome(name, letters)) return [];
        return [{ family: 'spoken', letters, values: [name] }];
      }),
    ),
  draw: ({ letters, values: [name] }) => {
    const one = bearerOf(letters);
    if (!one || !isSilhouette(name) || (one.only && !one.only.has(name))) return undefined;
    return { layers: [...one.body(), ...placed(name, one.place, one.within)] };
  },
};
