/** A word of a name that is a thing, as the name has it, and the thing. */
export type NamedThing = {
  readonly word: string;
  readonly motif: string;
};

/** What the brain knows of a word of names. */
type WordRow = {
  readonly word: string;
  readonly motif?: string | undefined;
};

const plain = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What founders put behind a thing to make a name of it: Wavelength, Foxfield, Sunhouse. */
const behind = new Set(
  (
    'ery length works house houses hill field fields wood woods stone way side line lines craft brook ford ' +
    'bridge gate mark light path smith yard shop room hub lab labs base point maker makers walk port ' +
    'land ton ville view rise fall crest croft well water glass song beam box bird book crop trail wing ' +
    'wings bound born front folk tech ware soft bank pay care fit kit press fest scape head tail burn ' +
    'bury cove haven nest bay mill hollow hollows grove dale glen heart mere wick moor run row'
  ).split(' '),
);

/** Ends of many other words: behind three letters they are no word by themselves, as in marrow. */
const worn = new Set(['row', 'run', 'ton']);

/** Shorter words are the ends of too many others. */
const LEAST_AT_END = 4;
const LEAST_BESIDE = 3;
/** A compound ends in what it is, and begins with what it is like. */
const partsOf = (whole: string): string[] => {
  const parts: string[] = [];
  for (let at = LEAST_BESIDE; at <= whole.length - LEAST_AT_END; at += 1) parts.push(whole.slice(at));
  for (let at = whole.length - LEAST_BESIDE; at >= LEAST_BESIDE; at -= 1)
    if (behind.has(whole.slice(at)) && !(at < LEAST_AT_END && worn.has(whole.slice(at))))
      parts.push(whole.slice(0, at));
  return parts.toSorted((one, other) => other.length - one.length);
};

const singularsOf = (word: string): string[] =>
  [/s$/u, /es$/u].flatMap((ending) => (ending.test(word) ? [word.replace(ending, '')] : []));

/** More things than this are a still life. */
const MOST_THINGS = 2;

/**
 * The things that a name speaks of, by words that plainly are one: whole words before parts of words, the longest part
 * of a word alone, each thing once.
 */
export const thingsIn = (rows: readonly WordRow[], name: string): NamedThing[] => {
  const known = new Map(rows.map((row) => [plain(row.word), row.motif]));
  const found = name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map((written) => {
      const word = plain(written);
      const way = [word, ...singularsOf(word), ...partsOf(word)].find((one) => known.has(one)) ?? '';
      const from = word.indexOf(way);
      // as it is written, but for a large letter at its beginning
      const part = written.slice(from, from + way.length).toLowerCase();
      return { word: part, isWhole: way === word, motif: known.get(way) };
    });
  const named = found
    .toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole))
    .flatMap(({ word, motif }) => (motif ? [{ word, motif }] : []));
  return named.filter(({ motif }, at) => named.findIndex((one) => one.motif === motif) === at).slice(0, MOST_THINGS);
};
