import type { Family, Recipe } from '../family.ts';
import { placed, isSilhouette, type Silhouette } from '../things/silhouettes.ts';
import { likeOf } from './alike.ts';
import { bearerOf } from './bearer.ts';

/** What a founder's word is shown by, where one plain form says it. */
const shownBy: Readonly<Record<string, Silhouette>> = {
  warm: 'flame',
  intense: 'flame',
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
  happy: 'smile',
  playful: 'smile',
  cartoonish: 'smile',
};

/** Every form that was ever shown: what was chosen once is still drawn. */
const forms: readonly Silhouette[] = [
  'flame',
  'bolt',
  'house',
  'keyhole',
  'heart',
  'moon',
  'drop',
  'leaf',
  'peaks',
  'smile',
];

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));
/**
 * What is at home in a place: most where it is the letter's own counter or stem, a flame only between two posts or
 * legs, as on a hearth. Laid into an opening, between two arms or over a foot it is an icon in a letter.
 */
const athome: readonly (readonly [letters: RegExp, things: ReadonlySet<string>])[] = [
  [/[OQΘ]/u, set('leaf drop moon smile')],
  [/H/u, set('flame house')],
  [/[hnЛ]/u, set('house')],
  [/A/u, set('flame heart drop leaf moon keyhole house')],
  [/Δ/u, set('drop keyhole')],
  [/[DPRTabdeБДЮЯΩ]/u, set('heart drop leaf moon keyhole house')],
];
const isAtHome = (name: Silhouette, letter: string): boolean =>
  athome.find(([letters]) => letters.test(likeOf(letter)))?.[1].has(name) ?? false;

/** A letter that holds what one of the founder's words is shown by, or has it for its counter. */
export const spoken: Family = {
  kept: ({ letters }) => (letters === letters.toUpperCase() ? 0.95 : 0.55),
  legible: false,
  choices: [forms],
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
