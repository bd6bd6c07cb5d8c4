import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { answered } from '../testing/subjects.ts';
import { coreDeck } from './core-deck.ts';

const brand = await kitBrand('short', 'ink');
const roundOf = (answers: Record<string, string>) => {
  const deck = coreDeck('contour', brand, { ...answered, answers: { ...answered.answers, ...answers } });
  const slide = deck.slides.find(({ key }) => key === 'round');
  const table = slide?.items.find((item) => item.kind === 'table');
  return { head: table?.kind === 'table' ? table.rows[0]?.[2]?.text : undefined, blanks: slide?.blanks ?? [] };
};

test('what the money reaches stands below the month by which it is reached', () => {
  expect(roundOf({})).toEqual({ head: 'December 2027', blanks: [] });
  expect(roundOf({ 'round.until': '', 'round.source': 'Plan; reached by May 2028' })).toEqual({
    head: 'May 2028',
    blanks: [],
  });
});

test('where no month is told it is asked, and no column is called by no date', () => {
  const { head, blanks } = roundOf({ 'round.until': '' });
  expect(head).toBe('With the round');
  expect(blanks.map(({ slot }) => slot)).toEqual(['until']);
});
