import { readFileSync } from 'node:fs';
import { parseCsv } from '@signet/brain';
import { colorRoles, type SchemeColors } from '@signet/color';
import type { EngineAnswers } from '@signet/engine';
import { brandsFile } from '../../apps/server/src/adapters/company-data/sources.ts';

/** A founder's whole quiz, invented, and what their front page says. */
export type DesignBrief = {
  _id: string;
  companyName: string;
  answers: EngineAnswers;
  /** Known brands with their own official color, `#rrggbb`. */
  competitors: readonly { name: string; color: string }[];
  headline: string;
  paragraph: string;
  button: string;
};

/** What somebody, or something, makes of a brief. */
export type Brand = {
  colors: SchemeColors;
  headlineFont: string;
  headlineWeight: number;
  textFont: string;
  textWeight: number;
};

/** A brand designed by hand, with its idea in one sentence. */
export type HandMadeBrand = {
  idea: string;
} & Brand;

/**
 * `bar` is what the engine is held against; the others were each held back for one figure: `held-back` the first ten,
 * `fresh` ten more by somebody who had seen neither engine nor bar, `fresh-2` ten more by another, and `fresh-3` to
 * `fresh-7` ten each by somebody who works on the engine, and `fresh-8` to `fresh-10` ten each by another.
 */
export const briefSets = [
  'bar',
  'held-back',
  'fresh',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
] as const;
export type BriefSet = (typeof briefSets)[number];

const REGULAR = 400;

type Row = (column: string) => string;

const readTable = (set: BriefSet, table: string): Row[] => {
  const text = readFileSync(`${import.meta.dirname}/${set}/${table}.csv`, 'utf8');
  const [header = [], ...rows] = parseCsv(text);
  return rows.map((cells) => (column) => {
    const cell = cells[header.indexOf(column)];
    if (cell === undefined) throw new Error(`${set}/${table}.csv has no ${column} for ${cells[0]}`);
    return cell;
  });
};

const brandColors = new Map(
  (JSON.parse(readFileSync(brandsFile(), 'utf8')) as { title: string; hex: string }[]).map(({ title, hex }) => [
    title,
    `#${hex.toLowerCase()}`,
  ]),
);

const competitorNamed = (name: string): { name: string; color: string } => {
  const color = brandColors.get(name);
  if (color === undefined) throw new Error(`No brand is known as ${name}`);
  return { name, color };
};

const listed = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));

const readBrief = (row: Row): DesignBrief => ({
  _id: row('_id'),
  companyName: row('companyName'),
  answers: {
    industry: row('industry'),
    lifecycle: row('lifecycle'),
    keywords: listed(row('keywords'), ' '),
    favoriteColors: listed(row('favorites'), ' '),
    dislikedColors: listed(row('dislikes'), ' '),
    ...(row('standOut') === '' ? {} : { standOut: Number(row('standOut')) }),
  },
  competitors: listed(row('competitors'), ';').map(competitorNamed),
  headline: row('headline'),
  paragraph: row('paragraph'),
  button: row('button'),
});

const readBrand = (row: Row): HandMadeBrand => ({
  colors: Object.fromEntries(colorRoles.map((role) => [role, row(role)])) as SchemeColors,
  headlineFont: row('headlineFont'),
  headlineWeight: Number(row('headlineWeight')),
  textFont: row('textFont'),
  textWeight: REGULAR,
  idea: row('idea'),
});

/** The briefs of a set, in the order of its table. Throws an Error for a competitor that is not a known brand. */
export const readBriefs = (set: BriefSet): DesignBrief[] => readTable(set, 'briefs').map(readBrief);

/** The hand-made brands of a set by their brief's `_id`. */
export const readHandMade = (set: BriefSet): Map<string, HandMadeBrand> =>
  new Map(readTable(set, 'brands').map((row) => [row('brief_id'), readBrand(row)]));
