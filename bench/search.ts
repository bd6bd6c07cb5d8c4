import { readFile } from 'node:fs/promises';
import { checkBrain, parseCsv, type Brain } from '@signet/brain';
import { findByWord, type SearchWords } from '@signet/brand';
import { readDirectory } from '../apps/server/src/adapters/company-data/directory.ts';
import { createEmbeddedCompanyData } from '../apps/server/src/adapters/company-data/embedded.ts';
import { readTables } from '../brain/read-tables.ts';
import { row, type Row } from './report.ts';

/** What somebody types, and what they would accept; nothing where nothing should be found. */
type Typed = {
  list: string;
  typed: string;
  right: readonly string[];
};

type Listed = {
  _id: string;
  name: string;
};

/** One of the quiz's lists with the words that it is searched by. */
type Searched = {
  rows: readonly Listed[];
  words: SearchWords;
};

const COMPANIES = 'companies';

const readTyped = async (): Promise<Typed[]> => {
  const [, ...rows] = parseCsv(await readFile(`${import.meta.dirname}/search/typed.csv`, 'utf8'));
  return rows.map(([list = '', typed = '', right = '']) => ({
    list,
    typed,
    // a company is called by its name, everything else by its id
    right: right === '' ? [] : list === COMPANIES ? [right] : right.split(' '),
  }));
};

const wordsOf = (rows: readonly { word: string; id: string }[]): SearchWords =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ word }) => word)].map(([word, same]) => [word, same.map(({ id }) => id)]),
  );

const listsOf = ({ keywords, keywordSynonyms, industries, industrySynonyms }: Brain): Record<string, Searched> => ({
  keywords: {
    rows: keywords,
    words: wordsOf(keywordSynonyms.map(({ word, keyword_id: id }) => ({ word, id }))),
  },
  industries: {
    rows: industries,
    words: wordsOf(industrySynonyms.map(({ word, industry_id: id }) => ({ word, id }))),
  },
});

/** What a list without words finds: names that contain what was typed. */
const byName = ({ rows }: Searched, typed: string): string[] =>
  rows.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())).map(({ _id }) => _id);
const byWord = ({ rows, words }: Searched, typed: string): string[] =>
  findByWord(rows, words, typed).map(({ _id }) => _id);

/** The share, in percent, of what was typed whose right answer is among the first so many. */
const shareRight = (all: readonly Typed[], find: (one: Typed) => string[], among: number): number => {
  const wanted = all.filter(({ right }) => right.length > 0);
  const hits = wanted.filter((one) =>
    find(one)
      .slice(0, among)
      .some((id) => one.right.includes(id)),
  );
  return (100 * hits.length) / wanted.length;
};

/** How many companies a box offers. */
const OFFERED = 10;

/** The names that the search for companies finds, without the offer to add just what was typed. */
const companiesFor = async (typed: readonly Typed[]): Promise<ReadonlyMap<string, string[]>> => {
  const companies = createEmbeddedCompanyData();
  const found = await Promise.all(
    typed.map(async (one) => {
      const offered = await companies.search(one.typed, OFFERED);
      const listed = offered.filter(({ identifier }) => !identifier.image_id.startsWith('name-'));
      return [one.typed, listed.map(({ identifier }) => identifier.value)] as const;
    }),
  );
  return new Map(found);
};

/**
 * Types what founders type into the search for keywords, industries and companies. The baseline is a search in the
 * names alone. What is not found first is printed.
 */
export const benchSearch = async (): Promise<Row[]> => {
  const checked = checkBrain(await readTables());
  if (!checked.ok) throw new Error('The default brain does not pass its check.');
  const lists = listsOf(checked.brain);
  const all = await readTyped();
  const ofCompanies = all.filter(({ list }) => list === COMPANIES);
  const found = await companiesFor(ofCompanies);
  const known: Searched = {
    rows: readDirectory().map(({ name }) => ({ _id: name, name })),
    words: {},
  };
  const listOf = ({ list }: Typed): Searched => (list === COMPANIES ? known : (lists[list] ?? { rows: [], words: {} }));
  const ours = (one: Typed) => (one.list === COMPANIES ? (found.get(one.typed) ?? []) : byWord(listOf(one), one.typed));
  const names = (one: Typed) => byName(listOf(one), one.typed);
  for (const one of all) {
    const answers = ours(one);
    if (one.right.length > 0 ? !one.right.includes(answers[0] ?? '') : answers.length > 0)
      console.log(`${one.list}: "${one.typed}" finds ${answers.slice(0, 3).join(', ') || 'nothing'}`);
  }
  const nonsense = all.filter(({ right }) => right.length === 0);
  return [
    row({
      name: `search: the right thing first, of ${all.length - nonsense.length} words`,
      value: shareRight(all, ours, 1),
      unit: '%',
      baseline: shareRight(all, names, 1),
      target: { of: 'value', is: '>=', than: 90 },
    }),
    row({
      name: 'search: the right thing among the first three',
      value: shareRight(all, ours, 3),
      unit: '%',
      baseline: shareRight(all, names, 3),
      target: { of: 'value', is: '>=', than: 97 },
    }),
    row({
      name: 'search: something found for nonsense',
      value: nonsense.filter((one) => ours(one).length > 0).length,
      unit: 'words',
      baseline: nonsense.filter((one) => names(one).length > 0).length,
      target: { of: 'value', is: '<=', than: 0 },
    }),
  ];
};
