import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { answered } from '../testing/subjects.ts';
import { coreDeck } from './core-deck.ts';

const brand = await kitBrand('short', 'ink');
const slideOf = (key: string, answers: Record<string, string>) =>
  coreDeck('contour', brand, { ...answered, answers: { ...answered.answers, ...answers } }).slides.find(
    (one) => one.key === key,
  );

test('cash that shrinks is a chart that shrinks', () => {
  const slide = slideOf('traction', { 'traction.series': 'Q1 900, Q2 720, Q3 -40' });
  const chart = slide?.items.find((one) => one.kind === 'chart');
  expect(chart?.bars).toEqual([
    { label: 'Q1', value: 900, shown: '900' },
    { label: 'Q2', value: 720 },
    { label: 'Q3', value: -40, shown: '-40' },
  ]);
});

test('a share below zero of a whole is no share: the question stands again', () => {
  const slide = slideOf('round', { 'round.parts': '€990 k people; -€450 k product; €360 k sales' });
  expect(slide?.blanks.map(({ slot }) => slot)).toEqual(['parts']);
});
