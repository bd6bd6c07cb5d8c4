import { deltaEOk } from '@signet/color';
import type { colorRoleNames } from '@signet/wording';
import type { StrategistBrand } from './brand.ts';
import { colorWord, colorWords } from './color-words.ts';
import { plain } from './words.ts';

/** A color that a question names. */
export type AskedColor = {
  hex: string;
  /** As an answer calls it: `Poppy (#e8604c)`. */
  name: string;
  /** What the question called it, where that is another word. */
  called?: string;
  isOfBrand: boolean;
  at: number;
};

/** How far a brand's color may be from what a word usually means, to be what the founder means by it. */
const MEANT = 0.2;

const named = (name: string, hex: string): string => `${name} (${hex})`;

type Found = { at: number; length: number; color: Omit<AskedColor, 'at'> };

const hexes = (text: string): Found[] =>
  [...text.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gu)].map(({ index, 0: whole, 1: digits = '' }) => {
    const six = digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits;
    return { at: index, length: whole.length, color: { hex: `#${six}`, name: `#${six}`, isOfBrand: false } };
  });

/** Every place of a phrase between words. */
const places = (text: string, phrase: string): number[] => {
  const escaped = plain(phrase)
    .replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`);
  return [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu'))].map(
    ({ index }) => index,
  );
};

/** What the roles of a scheme are called in questions, the longer names first. */
const roleWords: readonly (readonly [string, keyof typeof colorRoleNames])[] = [
  ['second primary', 'p2'],
  ['second accent', 'a2'],
  ['our background', 'n3'],
  ['my background', 'n3'],
  ['dark neutral', 'n1'],
  ['light neutral', 'n2'],
  ['near-black', 'b1'],
  ['near black', 'b1'],
  ['primary', 'p1'],
  ['main color', 'p1'],
  ['secondary', 's1'],
  ['accent', 'a1'],
];

const ofBrand = (text: string, brand: StrategistBrand): Found[] => {
  const byRole = new Map(brand.colors.map((color) => [color.role, color]));
  const own = brand.colors.flatMap(({ name, hex }) =>
    places(text, name).map((at) => ({
      at,
      length: name.length,
      color: { hex, name: named(name, hex), isOfBrand: true },
    })),
  );
  const roles = roleWords.flatMap(([words, role]) => {
    const color = byRole.get(role);
    if (!color) return [];
    return places(text, words).map((at) => ({
      at,
      length: words.length,
      color: { hex: color.hex, name: named(color.name, color.hex), called: words, isOfBrand: true },
    }));
  });
  return [...own, ...roles];
};

const nearest = (hex: string, brand: StrategistBrand) =>
  brand.colors
    .map((color) => ({ color, distance: deltaEOk(color.hex, hex) }))
    .toSorted((one, other) => one.distance - other.distance)[0];

/** Black and white are what they are; any other word means the brand's color nearest to it, if one is near. */
const byWord = (text: string, brand: StrategistBrand): Found[] =>
  [...text.matchAll(/[\p{L}]+/gu)].flatMap(({ index, 0: whole }) => {
    const word = colorWord(whole) ?? colorWord(whole.replace(/s$/u, ''));
    if (!word) return [];
    const usual = colorWords[word] ?? '#000000';
    const plainly = { hex: usual, name: named(word, usual), isOfBrand: false };
    const found = nearest(usual, brand);
    const isMeant = found !== undefined && found.distance <= MEANT && word !== 'black' && word !== 'white';
    const color = isMeant
      ? { hex: found.color.hex, name: named(found.color.name, found.color.hex), called: word, isOfBrand: true }
      : plainly;
    return [{ at: index, length: whole.length, color }];
  });

/** A question as colors are looked for in it: their places are places of this. */
export const askedText = (question: string): string => plain(question).replaceAll('colour', 'color');

/** The colors that a question names, in its order. Of names that overlap the longer one counts. */
export const colorsAsked = (question: string, brand: StrategistBrand): AskedColor[] => {
  const text = askedText(question);
  const all = [...hexes(text), ...ofBrand(text, brand), ...byWord(text, brand)];
  const kept = all.filter(
    (one, index) =>
      !all.some(
        (other, at) =>
          at !== index &&
          other.at < one.at + one.length &&
          one.at < other.at + other.length &&
          (other.length > one.length || (other.length === one.length && at < index)),
      ),
  );
  return kept.toSorted((one, other) => one.at - other.at).map(({ at, color }) => ({ ...color, at }));
};
