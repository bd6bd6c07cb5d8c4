import { MONEY, quantitiesOf, tidy, type Quantity } from './quantity.ts';

export type { Quantity } from './quantity.ts';

/** What counts: a year, an ordinal or what stands in brackets only adds to a number that stands beside it. */
const countedIn = (text: string): Quantity[] => {
  const all = quantitiesOf(text);
  const plain = all.filter(({ isAside, isLabel }) => !isAside && !isLabel);
  if (plain.length > 0) return plain;
  const unlabelled = all.filter(({ isLabel }) => !isLabel);
  return unlabelled.length > 0 ? unlabelled : all;
};

/** The first number in a text; undefined where there is none. */
export const quantityIn = (text: string): Quantity | undefined => countedIn(text)[0];

/** The parts of an answer: by semicolons or lines, else by commas that no digit follows. */
export const partsOf = (text: string): string[] =>
  (/[;\n]/u.test(text) ? text.split(/[;\n]/u) : text.split(/,(?=\s*\D)|,\s+/u))
    .map((one) => one.trim())
    .filter(Boolean);

/** Sums of money where every part has one: '18 months of salaries €900 k' is not 18. */
const moneyOf = (parts: readonly (readonly Quantity[])[]): Quantity[][] | undefined => {
  const money = parts.map((all) => all.filter(({ sign }) => sign !== ''));
  return money.every((all) => all.length > 0) ? money : undefined;
};

/** The parts of a whole, each with the number that comes first in it: `€990 k people; €450 k product`. */
export const quantitiesIn = (text: string): Quantity[] => {
  const counted = partsOf(text)
    .map(countedIn)
    .filter((all) => all.length > 0);
  return (moneyOf(counted) ?? counted).flatMap((all) => all.slice(0, 1));
};

const countsUp = (values: readonly (number | undefined)[]): boolean =>
  values.length > 1 && values.every((value, at) => at === 0 || Number(value) - Number(values[at - 1]) === 1);

/** 'Week 1 200, Week 2 300': the same words before numbers that count up are labels, and no thousands. */
const countedLabels = (parts: readonly string[]): string[] | undefined => {
  const heads = parts.map((one) => /^(\D*)(\d{1,3})\s+(?=\D?\d)/u.exec(one));
  const isOneWord = heads.every((head) => head !== null && head[1] === heads[0]?.[1]);
  if (!isOneWord || !countsUp(heads.map((head) => Number(head?.[2])))) return undefined;
  return heads.map((head) => head?.[0] ?? '');
};

/**
 * What a chart draws, each with its label: `Q1 900, Q2 720`, `2022 1.2 m; 2023 2 m`, `12 in January, 18 in February`.
 * The number comes last, unless the last numbers only count up.
 */
export const seriesIn = (text: string): Quantity[] => {
  const parts = partsOf(text);
  const labels = countedLabels(parts);
  const counted = parts
    .map((one, at) => {
      const label = labels?.[at] ?? '';
      return countedIn(one.slice(label.length)).map((each) => ({ ...each, words: tidy(`${label} ${each.words}`) }));
    })
    .filter((all) => all.length > 0);
  const money = moneyOf(counted);
  if (money) return money.flatMap((all) => all.slice(0, 1));
  const [first, last] = [counted.map((all) => all[0]), counted.map((all) => all.at(-1))];
  const isFirst = countsUp(last.map((one) => one?.value)) && !countsUp(first.map((one) => one?.value));
  return (isFirst ? first : last).flatMap((one) => one ?? []);
};

const SIGN = new RegExp(MONEY, 'u');

/** A product as people write it: as exact as its factors, with the sign of the money that was given. */
export const productOf = (one: string, other: string): string | undefined => {
  const [a, b] = [quantityIn(one), quantityIn(other)];
  if (!a || !b) return undefined;
  const value = a.value * b.value;
  const sign = SIGN.exec(`${other} ${one}`)?.[0] ?? '';
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
