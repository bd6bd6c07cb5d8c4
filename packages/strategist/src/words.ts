/** Words that say nothing of what a text is about. */
const stop: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can could did do does for from had has have how i if in into is it its ' +
    'just let may me might my no not of on or our ours please shall should so some than that the their them then ' +
    'there these they this to up us was we were what when where which who whom why will with would you your yours ' +
    'about also am because being here tell want need know give get got much many more most very really'
  ).split(' '),
);

/** British spellings of words that brands are talked about with: both find the same. */
const american: ReadonlyMap<string, string> = new Map(
  Object.entries({
    colour: 'color',
    colours: 'colors',
    grey: 'gray',
    favour: 'favor',
    favourite: 'favorite',
    organise: 'organize',
    organisation: 'organization',
    recognise: 'recognize',
    centre: 'center',
    licence: 'license',
    programme: 'program',
    catalogue: 'catalog',
    behaviour: 'behavior',
    labour: 'labor',
    neighbour: 'neighbor',
  }),
);

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Lower case, without accents: what is compared instead of what was written. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .toLowerCase();

/** The words of a text in their order, as they are compared. Scripts without spaces are cut where their words end. */
export const wordsOf = (text: string): string[] => {
  const readable = plain(text);
  const found = CJK.test(readable)
    ? [...segmenter.segment(readable)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
    : (readable.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []);
  return found
    .map((word) => word.replace(/['’]s?$/u, '').replaceAll(/['’]/gu, ''))
    .map((word) => american.get(word) ?? word);
};

/** A name of a color as it is counted: `a teal`, `an orange`. */
export const withArticle = (name: string): string => `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name}`;

/** Those that say what it is about, each once. */
export const tellingWords = (text: string): string[] => [
  ...new Set(wordsOf(text).filter((word) => !stop.has(word) && (word.length > 1 || CJK.test(word)))),
];

/** A word without the endings of English that change nothing of what it is about. */
export const stemOf = (word: string): string =>
  word.length <= 3
    ? word
    : word
        .replace(/ies$/u, 'y')
        .replace(/(?:sses)$/u, 'ss')
        .replace(/([^aeiousx])es$/u, '$1e')
        .replace(/([^s])s$/u, '$1')
        .replace(/(?:ing|ed)$/u, (ending) => (word.length > ending.length + 2 ? '' : ending))
        .replace(/e$/u, '');
