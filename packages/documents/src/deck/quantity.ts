/** A number in an answer as it was written, what it is worth, and the words around it. */
export type Quantity = {
  shown: string;
  value: number;
  words: string;
  /** The sign of its money; empty for what is no money. */
  sign: string;
  isPercent: boolean;
  /** In brackets beside something else. */
  isAside: boolean;
  /** A year, or an ordinal such as `1st`. */
  isLabel: boolean;
};

const SPACES = '[ \\u00a0\\u202f]';
/** Signs of money, without the cent: nobody adds up in cents. */
export const MONEY = '(?!¢)\\p{Sc}';
const MINUS = `(?<minus>(?<![\\p{L}\\p{N}])[-−–](?:(?=\\d)|(?=${MONEY})))?`;
// no digit of a word (`Q1`), and none of what goes on from another number (`2023/24`, `10-12`)
const OPEN = "(?<![\\p{L}\\p{N}]|\\p{N}[.,'’/–-])";
const DIGITS = `(?<digits>\\d{1,3}(?:${SPACES}\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,'’]\\d+)*)`;
/** What a number may be counted in: `1.2 m`. */
export const SCALE = '(?:k|m|bn|K|M|B|million|thousand|billion)';
const UNIT = `(?:\\s?(?<unit>%|‰|${SCALE}\\b))?`;
const NUMBER = new RegExp(
  `${MINUS}(?:(?<before>${MONEY})\\s?(?<within>[-−])?|${OPEN})${DIGITS}${UNIT}(?:\\s?(?<after>${MONEY}))?`,
  'gu',
);

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};
const YEAR = /^(?:19|20)\d\d$/u;
const ORDINAL = /^(?:st|nd|rd|th)\b/u;

/**
 * `1,234.5`, `1.234,5` and `1 234` alike. One sign alone parts thousands where three digits follow it and something
 * other than zero stands before it: `1.200` and `0.125`.
 */
const valueOf = (digits: string): number => {
  const plain = digits.replaceAll(/['’\s\u00a0\u202f]/gu, '');
  const signs = plain.replaceAll(/\d/gu, '');
  const last = signs.at(-1);
  const at = last === undefined ? -1 : plain.lastIndexOf(last);
  const [head, tail] = [plain.slice(0, at), plain.slice(at + 1)];
  const isAlone = signs.length === 1;
  const isThousands = tail.length === 3 && head.length <= 3 && Number(head) !== 0 && plain === digits;
  const isDecimal = at !== -1 && (isAlone ? !isThousands : signs.indexOf(last as string) === signs.length - 1);
  return Number(isDecimal ? `${head.replaceAll(/[.,]/gu, '')}.${tail}` : plain.replaceAll(/[.,]/gu, ''));
};

/** Words without what held them to a number: `Jan:`, `Feb -`, `Mar ()`. */
export const tidy = (words: string): string =>
  words
    .replaceAll(/\(\s*\)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/^[,:;=\s–−-]+|[,:;.=\s–−-]+$/gu, '');

/** Every number in a text, in its order. */
export const quantitiesOf = (text: string): Quantity[] =>
  Array.from(text.matchAll(NUMBER), (found): Quantity => {
    const { minus, before, within, digits = '', unit = '', after } = found.groups ?? {};
    const [start, end] = [found.index, found.index + found[0].length];
    const isBracketed = text[start - 1] === '(' && text[end] === ')';
    // bookkeepers write a loss in brackets; beside another number brackets only add to it
    const isLoss = isBracketed && /^[^\d(]*$/u.test(text.slice(0, start - 1)) && !/\d/u.test(text.slice(end));
    const size = valueOf(digits) * (SCALES[unit.toLowerCase()] ?? 1);
    const isBelow = minus !== undefined || within !== undefined || isLoss;
    const isBare = before === undefined && after === undefined && unit === '';
    return {
      shown: (isLoss && minus === undefined ? `−${found[0]}` : found[0].trim()).replace(/\s+(?=[%‰])/u, ''),
      value: isBelow && size !== 0 ? -size : size,
      words: tidy(`${text.slice(0, start)} ${text.slice(end)}`),
      sign: before ?? after ?? '',
      isPercent: unit === '%',
      isAside: text.lastIndexOf('(', start) > text.lastIndexOf(')', start) && !isLoss,
      isLabel: isBare && (YEAR.test(digits) || ORDINAL.test(text.slice(end))),
    };
  });
