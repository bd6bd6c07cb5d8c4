/** A number in an answer as it was written, what it is worth, and the words around it. */
export type Quantity = { shown: string; value: number; words: string };

const NUMBER =
  /([€$£¥₣₽]\s?)?\d[\d.,'’\u00a0\u202f]*(?:\s?(?:%|‰|k|m|bn|K|M|B|million|thousand|billion)\b|\s?%)?(\s?[€$£¥₽])?/u;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};

/** `1,234.5`, `1.234,5` and `1 234` alike: the last sign before one or two digits is the decimal one. */
const valueOf = (digits: string): number => {
  const plain = digits.replaceAll(/['’\s\u00a0\u202f]/gu, '');
  const decimal = /[.,](\d{1,2})$/u.exec(plain);
  const whole = (decimal ? plain.slice(0, decimal.index) : plain).replaceAll(/[.,]/gu, '');
  return Number(`${whole || '0'}.${decimal?.[1] ?? '0'}`);
};

/** The first number in a text; undefined where there is none. */
export const quantityIn = (text: string): Quantity | undefined => {
  const found = NUMBER.exec(text);
  if (!found) return undefined;
  const shown = found[0].trim().replace(/[.,]$/u, '');
  const digits = /\d[\d.,'’\u00a0\u202f]*/u.exec(shown)?.[0].replace(/[.,]$/u, '') ?? '0';
  const unit = /(k|m|bn|b|million|thousand|billion)\b/iu.exec(shown.slice(shown.indexOf(digits) + digits.length))?.[1];
  const scale = unit ? (SCALES[unit.toLowerCase()] ?? 1) : 1;
  const words = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return {
    shown,
    value: valueOf(digits) * scale,
    words: words
      .replaceAll(/\s+/gu, ' ')
      .trim()
      .replaceAll(/^[,:;]+|[,:;.]+$/gu, '')
      .trim(),
  };
};

/** The parts of an answer: by semicolons or lines, else by commas that no digit follows. */
export const partsOf = (text: string): string[] =>
  (/[;\n]/u.test(text) ? text.split(/[;\n]/u) : text.split(/,(?=\s*\D)|,\s+/u))
    .map((one) => one.trim())
    .filter(Boolean);

export const quantitiesIn = (text: string): Quantity[] => partsOf(text).flatMap((one) => quantityIn(one) ?? []);

/** A product as people write it: as exact as its factors, with the sign of the money that was given. */
export const productOf = (one: string, other: string): string | undefined => {
  const [a, b] = [quantityIn(one), quantityIn(other)];
  if (!a || !b) return undefined;
  const value = a.value * b.value;
  const sign = /[€$£¥₽]/u.exec(`${other} ${one}`)?.[0] ?? '';
  const [size, unit] = value >= 1e9 ? [value / 1e9, ' bn'] : value >= 1e6 ? [value / 1e6, ' m'] : [value / 1e3, ' k'];
  if (value < 1e4) return `${sign}${value.toLocaleString('en-US')}`;
  return `${sign}${Number(size.toPrecision(3)).toLocaleString('en-US')}${unit}`;
};

/** `Name: a, b, c` as a name and its words. */
export const factIn = (text: string): { name: string; words: string[] } => {
  const at = text.indexOf(':');
  if (at === -1) return { name: text.trim(), words: [] };
  return { name: text.slice(0, at).trim(), words: partsOf(text.slice(at + 1)) };
};

/** `Name; role; sentence`, with commas where there are no semicolons. */
export const fieldsIn = (text: string, count: number): string[] => {
  const mark = text.includes(';') ? ';' : ',';
  const pieces = text.split(mark).map((one) => one.trim());
  return [...pieces.slice(0, count - 1), pieces.slice(count - 1).join(`${mark} `)].filter(Boolean);
};

/** The first letters of up to two words. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap((word) => Array.from(word.replaceAll(/[^\p{L}\p{N}]/gu, '')).slice(0, 1))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('en');
