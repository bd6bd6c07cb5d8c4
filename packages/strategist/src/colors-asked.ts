import { deltaEOk, hexFromOklch, oklchOf } from '@signet/color';
import type { colorRoleNames } from '@signet/wording';
import type { StrategistBrand } from './brand.ts';
import { colorWord, colorWords } from './color-words.ts';
import { grounds, standsOnGround, type Ground } from './grounds.ts';
import { plain } from './words.ts';

/** A color that a question names. */
export type AskedColor = {
  hex: string;
  /** As an answer calls it: `Poppy (#e8604c)`. */
  name: string;
  /** What the question called it, where that is another word. */
  called?: string;
  isOfBrand: boolean;
  /** White or black, of the screen or the brand's own: what nobody changes so that another color passes. */
  isEnd?: true;
  /** A material, which has no ink's exact color. */
  ground?: Ground;
  at: number;
};

/** How far a brand's color may be from what a word usually means, to be what the founder means by it. */
const MEANT = 0.2;

const named = (name: string, hex: string): string => `${name} (${hex})`;

/** Without a color: words that name none, though a word in them would. */
type Found = { at: number; length: number; color?: Omit<AskedColor, 'at'> };

const hexes = (text: string): Found[] =>
  [...text.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gu)].map(({ index, 0: whole, 1: digits = '' }) => {
    const six = digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits;
    return { at: index, length: whole.length, color: { hex: `#${six}`, name: `#${six}`, isOfBrand: false } };
  });

/** A phrase between words. Put together once: a question is held against some sixty of them. */
const phraseOf = (phrase: string): RegExp => {
  const escaped = plain(phrase)
    .replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu');
};

type Named = { phrase: RegExp; color: Omit<AskedColor, 'at'> };

const found = (text: string, { phrase, color }: Named): Found[] =>
  [...text.matchAll(phrase)].map(({ index, 0: whole }) => ({ at: index, length: whole.length, color }));

/** What the roles of a scheme are called in questions, the longer names first. */
const roleWords: readonly (readonly [string, keyof typeof colorRoleNames])[] = [
  ['second primary', 'p2'],
  ['second color', 's1'],
  ['second accent', 'a2'],
  ['our background', 'n3'],
  ['my background', 'n3'],
  ['dark neutral', 'n1'],
  ['light neutral', 'n2'],
  ['near-black', 'b1'],
  ['near black', 'b1'],
  ['primary', 'p1'],
  ['main color', 'p1'],
  ['brand color', 'p1'],
  ['secondary', 's1'],
  ['accent', 'a1'],
];

const ofBrand = (brand: StrategistBrand): Named[] => {
  const byRole = new Map(brand.colors.map((color) => [color.role, color]));
  const own = brand.colors.map(({ name, hex }) => ({
    phrase: phraseOf(name),
    color: { hex, name: named(name, hex), isOfBrand: true },
  }));
  const keys = brand.colors.map(({ role }) => [role, role] as const);
  const roles = [...roleWords, ...keys].flatMap(([words, role]) => {
    const color = byRole.get(role);
    if (!color) return [];
    const { name, hex } = color;
    return [{ phrase: phraseOf(words), color: { hex, name: named(name, hex), called: words, isOfBrand: true } }];
  });
  return [...own, ...roles];
};

const nearest = (hex: string, brand: StrategistBrand) =>
  brand.colors
    .map((color) => ({ color, distance: deltaEOk(color.hex, hex) }))
    .toSorted((one, other) => one.distance - other.distance)[0];

/** Materials that are named: of a brown box the board, not the color brown. */
const ofGrounds: readonly Named[] = grounds.flatMap((ground) =>
  ground.words.map((words) => ({
    phrase: phraseOf(words),
    color: { hex: ground.hex, name: `${ground.name} (about ${ground.hex})`, isOfBrand: false, ground },
  })),
);

const ends = [
  { word: 'white', role: 'w1', hex: '#ffffff' },
  { word: 'black', role: 'b1', hex: '#000000' },
] as const;

/** The brand's own white and black where it has one: that of its book. `pure white` is the screen's. */
const ofEnds = (brand: StrategistBrand): Named[] =>
  ends.flatMap(({ word, role, hex }): Named[] => {
    const own = brand.colors.find((color) => color.role === role);
    const pure = { hex, name: named(word, hex), isOfBrand: false, isEnd: true as const };
    const meant: Named['color'] = own
      ? {
          ...pure,
          hex: own.hex,
          name: named(own.name, own.hex),
          isOfBrand: true,
          ...(own.hex !== hex && { called: word }),
        }
      : pure;
    return [
      { phrase: phraseOf(word), color: meant },
      { phrase: phraseOf(`pure ${word}`), color: pure },
    ];
  });

/** What a question about a brand may name, made once for each brand. Of as long a word the first counts. */
const knownOf = new WeakMap<StrategistBrand, readonly Named[]>();
const namedIn = (brand: StrategistBrand): readonly Named[] => {
  // a brand's own white is an end even where it is called "White"
  const known = knownOf.get(brand) ?? [...ofEnds(brand), ...ofBrand(brand)];
  knownOf.set(brand, known);
  return known;
};

const SHADE = /\b(dark|deep|light|pale)\s+$/u;
/** Of lightness, what `dark` or `light` before a color's name says. */
const BY_SHADE = 0.17;

/** A color as `dark`, `deep`, `light` or `pale` before its name says it. */
export const shaded = (hex: string, shade: string | undefined): string => {
  if (!shade) return hex;
  const { lightness, chroma, hue } = oklchOf(hex);
  const by = shade === 'dark' || shade === 'deep' ? -BY_SHADE : BY_SHADE;
  return hexFromOklch({ lightness: Math.min(1, Math.max(0, lightness + by)), chroma, hue });
};

/** A word means the brand's color nearest to it, if one is near. */
const byWord = (text: string, brand: StrategistBrand): Found[] =>
  [...text.matchAll(/[\p{L}]+/gu)].flatMap(({ index, 0: whole }) => {
    const word = colorWord(whole) ?? colorWord(whole.replace(/s$/u, ''));
    if (!word || ends.some((end) => end.word === word)) return [];
    const shade = SHADE.exec(text.slice(0, index))?.[1];
    const called = shade ? `${shade} ${word}` : word;
    const usual = shaded(colorWords[word] ?? '#000000', shade);
    const plainly = { hex: usual, name: named(called, usual), isOfBrand: false };
    const near = nearest(usual, brand);
    const isMeant = near !== undefined && near.distance <= MEANT;
    const color = isMeant
      ? { hex: near.color.hex, name: named(near.color.name, near.color.hex), called, isOfBrand: true }
      : plainly;
    return [{ at: index, length: whole.length, color }];
  });

/** A question as colors are looked for in it: their places are places of this. */
export const askedText = (question: string): string => plain(question).replaceAll('colour', 'color');

const overlaps = (one: Omit<Found, 'color'>, other: Omit<Found, 'color'>): boolean =>
  other.at < one.at + one.length && one.at < other.at + other.length;

/**
 * Materials that a question names: those that something is to stand on, and of the others what has several words, so
 * that kraft paper is never the color Paper. In the company's own name there is nothing to stand on.
 */
const materialsIn = (text: string, brand: StrategistBrand): Found[] => {
  const name = phraseOf(brand.companyName);
  const names = [...text.matchAll(name)].map(({ index, 0: whole }) => ({ at: index, length: whole.length }));
  return ofGrounds
    .flatMap((one) => found(text, one))
    .map((one) => {
      const isGround = standsOnGround(text, one) && !names.some((name) => overlaps(one, name));
      return isGround ? one : { at: one.at, length: one.length };
    })
    .filter(({ at, length, color }) => color || text.slice(at, at + length).includes(' '));
};

/** In the order of the question. Of names that overlap the longer one counts. */
const inTurn = (all: readonly Found[]): AskedColor[] => {
  const kept = all.filter(
    (one, index) =>
      !all.some(
        (other, at) =>
          at !== index &&
          overlaps(one, other) &&
          (other.length > one.length || (other.length === one.length && at < index)),
      ),
  );
  return kept.toSorted((one, other) => one.at - other.at).flatMap(({ at, color }) => (color ? [{ ...color, at }] : []));
};

/** The colors that a question names, materials that something is to stand on among them. */
export const colorsAsked = (question: string, brand: StrategistBrand): AskedColor[] => {
  const text = askedText(question);
  return inTurn([
    ...hexes(text),
    ...namedIn(brand).flatMap((one) => found(text, one)),
    ...materialsIn(text, brand),
    ...byWord(text, brand),
  ]);
};

/** Those that are colors alone, for questions after the brand's own. */
export const ownColorsAsked = (question: string, brand: StrategistBrand): AskedColor[] =>
  colorsAsked(question, brand).filter(({ ground }) => ground === undefined);
