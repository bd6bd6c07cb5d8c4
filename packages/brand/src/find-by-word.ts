import { spellingDistance } from './spelling-distance.ts';

/** Words that people type, in lower case, with the `_id`s of the rows that they mean, nearest first. */
export type SearchWords = Readonly<Record<string, readonly string[]>>;

type Row = { readonly _id: string; readonly name: string };

/** A name or a word as it is compared: without case, accents, signs and spaces; and its single words. */
type Written = {
  whole: string;
  words: readonly string[];
};

/** What was typed, with the other forms of the whole and of each word. */
type Typed = {
  forms: readonly string[];
  wordForms: readonly (readonly string[])[];
} & Written;

/** What can be found: by a row's own name, or by a word that means several rows. */
type Entry = {
  ids: readonly string[];
  isName: boolean;
} & Written;

/** How near something comes to what was typed; the smaller first, compared from the left. */
type Nearness = readonly number[];

const written = (text: string): Written => {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return { whole: words.join(''), words };
};

/** The endings that make another form of the same word, and what the other form has instead. */
const endings = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['iness', 'y'],
  ['ness', ''],
  ['ily', 'y'],
  ['ly', ''],
  ['ity', ''],
  ['ed', ''],
  ['ing', ''],
  ['est', ''],
  ['ship', ''],
  ['like', ''],
] as const;

/** What was typed, and as one or many, as quality or manner: "bakeries" is "bakery", "boldness" is "bold". */
const formsOf = (whole: string): string[] => [
  whole,
  ...endings.flatMap(([ending, other]) =>
    whole.length > ending.length + 2 && whole.endsWith(ending) ? [whole.slice(0, -ending.length) + other] : [],
  ),
  `${whole}s`,
  ...(whole.endsWith('y') ? [`${whole.slice(0, -1)}ies`] : []),
];

const entriesOf = (rows: readonly Row[], words: SearchWords): Entry[] => [
  ...rows.map(({ _id, name }) => ({ ...written(name), ids: [_id], isName: true })),
  ...Object.entries(words).map(([word, ids]) => ({ ...written(word), ids, isName: false })),
];

/** The same word in one of its forms; names before words that mean them. */
const sameWord = ({ whole, isName }: Entry, typed: Typed): Nearness | undefined => {
  const form = typed.forms.indexOf(whole);
  return form < 0 ? undefined : [form === 0 ? 0 : 1, isName ? 0 : 1];
};

const wordOfName = ({ words, isName }: Entry, typed: Typed): Nearness | undefined =>
  isName && words.some((word) => typed.forms.includes(word)) ? [2] : undefined;

const beginOfName = ({ whole, words, isName }: Entry, typed: Typed): Nearness | undefined => {
  if (!isName) return undefined;
  if (whole.startsWith(typed.whole)) return [3, 0];
  return words.some((word) => word.startsWith(typed.whole)) ? [3, 1] : undefined;
};

/** Fewer letters say too little of which word is on its way. */
const LEAST_BEGUN = 2;
const beginOfWord = ({ whole, isName }: Entry, typed: Typed): Nearness | undefined =>
  !isName && typed.whole.length >= LEAST_BEGUN && whole.startsWith(typed.whole) ? [4, whole.length] : undefined;

/** Of several words typed, how many stand in a row here: "vegan bakery in Leeds" is a bakery. */
const partOfTyped = ({ words, isName }: Entry, typed: Typed): Nearness | undefined => {
  if (typed.words.length < 2 || words.length === 0 || words.length > typed.words.length) return undefined;
  const at = typed.wordForms.findIndex((_, start) =>
    words.every((word, n) => typed.wordForms[start + n]?.includes(word)),
  );
  // in "bike shop" and "yoga teacher" the first word says more than the last
  return at < 0 ? undefined : [5, -words.length, at, isName ? 0 : 1];
};

const LEAST_WITHIN = 4;
const partOfWord = ({ whole, words, isName }: Entry, typed: Typed): Nearness | undefined =>
  !isName && typed.whole.length >= LEAST_WITHIN && words.some((word) => word.startsWith(typed.whole))
    ? [6, whole.length]
    : undefined;

const LEAST_STEM = 5;
/** What stands behind the stem of words of one family: "therapy" and "therapist", "motivating" and "motivational". */
const familyEnding =
  /^(|s|[ae]n(ce|t)|ation(al)?|ati(ve|ng)|i?an|al|ed?|ery?|ful|ic(al)?|ing|ion(al)?|ist(ic)?|ity|ive|ly|or|ous|y)$/;

const sameFamily = ({ whole, isName }: Entry, typed: Typed): Nearness | undefined => {
  const apart = Array.from(whole).findIndex((letter, at) => letter !== typed.whole[at]);
  const stem = apart < 0 ? whole.length : apart;
  if (stem < LEAST_STEM) return undefined;
  const [one, other] = [whole.slice(stem), typed.whole.slice(stem)];
  return familyEnding.test(one) && familyEnding.test(other)
    ? [7, one.length + other.length, isName ? 0 : 1]
    : undefined;
};

const LEAST_SPELLED = 4;
/** In shorter words another letter makes another word: "greek" is not a misspelled "green". */
const LEAST_REPLACED = 6;
const LONG = 10;
/** Where hardly anybody slips: "maximalist" is not a misspelled "minimalist". */
const SURE_BEGIN = 2;

const isReplaced = (one: string, other: string): boolean =>
  one.length === other.length && Array.from(one).toSorted().join('') !== Array.from(other).toSorted().join('');

/** One letter wrong, in long words two. */
const misspelled = ({ whole, isName }: Entry, typed: Typed): Nearness | undefined => {
  const { length } = typed.whole;
  if (length < LEAST_SPELLED || !whole.startsWith(typed.whole.slice(0, SURE_BEGIN))) return undefined;
  const most = length < LONG ? 1 : 2;
  if (Math.abs(whole.length - length) > most) return undefined;
  if (length < LEAST_REPLACED && isReplaced(whole, typed.whole)) return undefined;
  const distance = spellingDistance(whole, typed.whole);
  return distance <= most ? [8, distance, isName ? 0 : 1] : undefined;
};

type Rule = (entry: Entry, typed: Typed) => Nearness | undefined;

const compare = (one: Nearness, other: Nearness): number => {
  const at = one.findIndex((value, n) => value !== other[n]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};

/** The ids that these rules find, nearest first, each once. An entry counts by the first rule that it fits. */
const idsFound = (rules: readonly Rule[], entries: readonly Entry[], typed: Typed): string[] => {
  const hits = entries.flatMap((entry) => {
    const nearness = rules.map((rule) => rule(entry, typed)).find((one) => one !== undefined);
    return nearness ? entry.ids.map((id, rank) => ({ id, nearness, rank })) : [];
  });
  const sorted = hits.toSorted((one, other) => compare(one.nearness, other.nearness) || one.rank - other.rank);
  return [...new Set(sorted.map(({ id }) => id))];
};

const ofNames = [sameWord, wordOfName, beginOfName];
const ofAll = [...ofNames, beginOfWord, partOfTyped, partOfWord];

/**
 * What begins like a word that is there as a whole is not asked for; nor are its family and misspellings where
 * anything else fits.
 */
const nearestIds = (entries: readonly Entry[], typed: Typed): string[] => {
  const exact = idsFound([sameWord], entries, typed).length > 0;
  const found = idsFound(exact ? ofNames : ofAll, entries, typed);
  return found.length > 0 ? found : idsFound([sameFamily, misspelled], entries, typed);
};

/**
 * The rows that fit what was typed, nearest first: by their own name, by words that mean them, by what such a word
 * begins with or is a part of, and, only where nothing else fits, by a word that was misspelled. None for nothing
 * typed, and none where nothing is near.
 */
export const findByWord = <Found extends Row>(rows: readonly Found[], words: SearchWords, text: string): Found[] => {
  const { whole, words: single } = written(text);
  if (whole === '') return [];
  const typed = { whole, words: single, forms: formsOf(whole), wordForms: single.map(formsOf) };
  const byId = new Map(rows.map((row) => [row._id, row]));
  return nearestIds(entriesOf(rows, words), typed).flatMap((id) => byId.get(id) ?? []);
};
