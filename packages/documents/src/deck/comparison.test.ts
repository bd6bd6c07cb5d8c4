import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { answered } from '../testing/subjects.ts';
import { comparison, hintFor, keptAnswer } from './comparison.ts';
import { coreDeck } from './core-deck.ts';

const brand = await kitBrand('short', 'ink');
const rivals = (...names: string[]) => names.map((name) => ({ name, colors: [] }));
const question = 'rivals.fact1';

test('words in the order of the rows are kept with the names that they are given for', () => {
  const of = { company: 'Quern', rivals: rivals('Maincheck', 'Rivern'), answers: {} };
  expect(keptAnswer(question, 'Price: €1,200, €900, €800.', of)).toBe(
    'Price: Maincheck €1,200; Rivern €900; Quern €800',
  );
  expect(keptAnswer(question, 'Price: €1,200, €900', of)).toBe('Price: €1,200, €900');
  expect(keptAnswer(question, 'Price: Rivern €900, Quern €800, Maincheck €1', of)).toBe(
    'Price: Rivern €900, Quern €800, Maincheck €1',
  );
  expect(keptAnswer('team.person1', 'Ann: a, b, c', of)).toBe('Ann: a, b, c');
  expect(hintFor(question, 'Its name.', of)).toBe('Its name. In this order: Maincheck, Rivern, Quern.');
});

test('a fact stays with its competitor, whoever comes, goes or changes places', () => {
  const said = 'Open all year: Blue no; Blueline yes; Quern: yes';
  expect(comparison(said, ['Blueline', 'Blue', 'Quern'])).toEqual({
    name: 'Open all year',
    words: ['yes', 'no', 'yes'],
  });
  expect(comparison(said, ['Blueline', 'Quern'])?.words).toEqual(['yes', 'yes']);
  expect(comparison(said, ['Blueline', 'Rivern', 'Quern'])).toBeUndefined();
  expect(comparison('Open all year: no, yes, no', ['Blueline', 'Blue', 'Quern'])).toBeUndefined();
});

test('a column without a word for every row is asked again, and the others stay where they are', () => {
  const others = { ...answered, rivals: [...answered.rivals.slice(1), ...rivals('Newcomer')] };
  const answers = {
    ...answered.answers,
    'rivals.fact2': 'Price: Newcomer €5; Rivern €4; Blueline €3; Quern €2',
  };
  const slide = coreDeck('contour', brand, { ...others, answers }).slides.find(({ key }) => key === 'rivals');
  expect(slide?.blanks.map(({ slot }) => slot)).toEqual(['fact1', 'fact3', 'fact4']);
  const table = slide?.items.find((one) => one.kind === 'table');
  expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['', '', 'Price', '', ''],
    ['Rivern', '', '€4', '', ''],
    ['Blueline', '', '€3', '', ''],
    ['Newcomer', '', '€5', '', ''],
    ['Quern', '', '€2', '', ''],
  ]);
});
