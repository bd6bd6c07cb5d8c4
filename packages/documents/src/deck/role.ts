/** A word that begins with a capital and goes on small: `Europe`, not `CEO`. */
const CAPITAL = /^\p{Lu}(?=\p{Ll})/u;
const CAPITALS = /(?<![\p{L}\p{M}])\p{Lu}\p{Ll}/gu;

/**
 * What somebody is, as it stands in a sentence: `Chief executive` begins small there. Letters that stand for words stay
 * as they are, and so does a role with more capitals: whether `Europe` or `Officer` is a name, nobody here knows.
 */
export const inWords = (role: string): string =>
  (role.match(CAPITALS) ?? []).length > 1 ? role : role.replace(CAPITAL, (first) => first.toLocaleLowerCase('en'));
