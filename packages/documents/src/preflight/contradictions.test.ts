import { expect, test } from 'vitest';
import { answered } from '../testing/subjects.ts';
import { contradictionsIn } from './contradictions.ts';

const found = (changed: Record<string, string>): string[] =>
  contradictionsIn({ ...answered.answers, ...changed }).map(({ says }) => says);

test('a story whose numbers agree is asked nothing', () => {
  expect(found({})).toEqual([]);
});

test('how many people there are is said once', () => {
  const team = { 'team.title': 'A team of two from pipes and meters', 'round.source': 'Plan for a team of five' };
  expect(found(team)).toEqual(['You say “team of two” and “team of five”. Which is right?']);
  expect(found({ 'team.title': 'A team of 2 from pipes and meters' })).toEqual([
    'You say “team of 2” and name 3 people. Which is right?',
  ]);
  expect(found({ 'team.title': 'Our five founders come from pipes' })).toEqual([
    'You say “five founders” and name 3 people. Which is right?',
  ]);
  // whoever else is there from the start need not be a founder, and a team is more than is named
  expect(found({ 'team.title': 'Two founders and a team of 12' })).toEqual([]);
});

test('the sum that is raised is the same everywhere, and its parts come to it', () => {
  expect(found({ 'closing.line': 'We are raising €2.5 m until May' })).toEqual([
    'You raise €2.5 m in one place and €1.8 m in another. Which is right?',
  ]);
  expect(found({ 'closing.line': 'We are raising €1.8 m until May' })).toEqual([]);
  expect(found({ 'round.parts': '€990 k people; €450 k product' })).toEqual([
    'The parts add up to €1,440,000, the headline says €1.8 m. Which is right?',
  ]);
});

test('price and market are what they are made of', () => {
  expect(found({ 'model.parts': '€200 sensors; €120 service; €380 margin' })).toEqual([
    'The parts add up to €700, the headline says €800. Which is right?',
  ]);
  expect(found({ 'market.figure2': '€2,400' })).toEqual([
    'Number times price is €74.4 m, the headline says €744 m. Which is right?',
  ]);
});

test('nobody is won who was not met, and today is the same day on two slides', () => {
  expect(found({ 'sales.steps': '38 towns met; 15 pilots; 17 contracts' })).toEqual([
    '17 of a later step come after 15 of an earlier one. Which is right?',
  ]);
  expect(found({ 'round.reach1': 'Utilities; 9; 50' })).toEqual([
    'Utilities are 9 today in the round and 7 in your growth. Which is right?',
  ]);
  expect(found({ 'round.reach2': 'Kilometers; 200; 1,500' })).toEqual([
    'Kilometers are 200 today in the round and 212 in your growth. Which is right?',
  ]);
});
