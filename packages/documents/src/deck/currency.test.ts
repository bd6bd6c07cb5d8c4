import { expect, test } from 'vitest';
import { kits, type KitKey } from '@signet/kit';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import type { PaperTable } from '../paper/model.ts';
import { paper, type PaperKind } from '../paper/papers.ts';
import { coreDeck } from './core-deck.ts';
import { currencyOf, hintIn } from './currency.ts';

const brand = await kitBrand('short', 'ink');
const tablesOf = (subject: typeof answered, kind: PaperKind, kit: KitKey = 'contour'): PaperTable[] =>
  paper(kit, brand, subject, kind).blocks.filter((one): one is PaperTable => one.kind === 'table');
const wordsOf = (tables: readonly PaperTable[]): string[] =>
  tables.flatMap(({ rows }) => rows.flat()).map(({ text }) => text);

test.each([
  [{ 'model.title': 'We charge €800 a year' }, '€'],
  [{ 'model.title': 'We charge CHF 800 a year', 'market.figure2': '$24,000' }, 'CHF'],
  [{ 'traction.figure1': '₹170 k' }, '₹'],
  [{ 'round.title': '2 m zł takes us there' }, 'zł'],
  [{ 'model.title': 'We charge 1.2 m SEK a year', 'market.figure2': '$24,000' }, 'SEK'],
  [{ 'prices.title': 'R$ 90 a month' }, 'R$'],
  // cents are no money to add up in
  [{ 'model.title': 'We charge 1.9¢ a minute' }, ''],
  // what is charged comes before what a market is worth
  [{ 'market.figure2': '$24,000', 'market.title': 'A $744 m market', 'prices.title': '£80 a month' }, '£'],
  [{ 'problem.figure': '27 %' }, ''],
  [{}, ''],
])('money is what the founder writes it in: %o', (answers, currency) => {
  expect(currencyOf(answers as Record<string, string>)).toBe(currency);
});

test.each([
  ['', 'For example: 990 k people; 1,200 service.'],
  ['£', 'For example: £990 k people; £1,200 service.'],
  ['R$', 'For example: R$990 k people; R$1,200 service.'],
  ['SEK', 'For example: 990 k SEK people; 1,200 SEK service.'],
])('sums in an example are in the money of the founder: %o', (currency, said) => {
  expect(hintIn('For example: ¤990 k people; ¤1,200 service.', currency)).toBe(said);
});

test.each([
  [{}, 'For example: 990 k people; 450 k product; 360 k sales.'],
  [{ 'model.title': 'We charge CHF 800 a year' }, 'For example: 990 k CHF people; 450 k CHF product; 360 k CHF sales.'],
])('a slide asks for sums in the money that is told elsewhere: %o', (answers, hint) => {
  const { slides } = coreDeck('contour', brand, { ...unanswered, answers });
  const hints = slides.flatMap(({ blanks }) => blanks.map((one) => one.hint));
  expect(hints).toContain(hint);
  expect(hints.join(' ')).not.toMatch(/[¤€]/u);
});

test('columns of sums say in whose money they are, the same on every paper', () => {
  expect(wordsOf(tablesOf(answered, 'invoice'))).toEqual(
    expect.arrayContaining(['Unit price, €', 'Net, €', 'To pay, €']),
  );
  expect(wordsOf(tablesOf(answered, 'offer'))).toEqual(expect.arrayContaining(['Unit price, €', 'Sum, €', 'Total, €']));
  expect(wordsOf(tablesOf(answered, 'update'))).toEqual(expect.arrayContaining(['Money out, €', 'Money left, €']));
  for (const kind of ['invoice', 'offer'] as const)
    expect(wordsOf(tablesOf(answered, kind))).not.toContain('Which currency?');
});

test.each(Object.keys(kits) as KitKey[])('%s: where no sum is told the currency is asked, once a paper', (kit) => {
  for (const kind of ['invoice', 'offer'] as const) {
    const words = wordsOf(tablesOf(unanswered, kind, kit));
    expect(words.filter((one) => one === 'Which currency?')).toHaveLength(1);
    expect(words.join(' ')).not.toMatch(/[€$£]/u);
  }
});
