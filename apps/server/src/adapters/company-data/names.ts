/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without accents: `Żabka` is `zabka`. */
const fold = (text: string): string => {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
};

/** The words of a name, folded: `Coca-Cola` is `coca`, `cola`; a sign that is no letter or digit parts words. */
export const words = (text: string): string[] => {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
};

/** The name as one word, for people who type `hm` or `you tube`. */
export const squash = (text: string): string => {
  return words(text).join('');
};

/** All words a name is found by: as written, as one word, and the parts of `YouTube`. */
export const nameWords = (text: string): string[] => {
  const parted = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return [...new Set([...words(text), squash(text), ...words(parted)])];
};
