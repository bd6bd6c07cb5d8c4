import { expect, test } from 'vitest';
import { directionWords } from './direction-words.ts';

const keywords = [
  { name: 'Warm', meaning: 'Someone is plainly glad that you came in.' },
  { name: 'Hands-on', meaning: 'Sleeves are rolled up.' },
  { name: 'Precise', meaning: 'Nothing is left to chance.' },
];
const restaurant = { industryId: 'restaurants-and-catering', keywords };

test('three directions speak in three manners, each fit for its palette', () => {
  expect(directionWords(restaurant, ['Duet', 'Heritage', 'Night'])).toEqual([
    { title: 'Come in hungry.', line: keywords[0]?.meaning },
    { title: 'A table by the window', line: keywords[1]?.meaning },
    { title: 'Order. Eat. Linger.', line: keywords[2]?.meaning },
  ]);
});

test('directions of one kind do not say the same either', () => {
  const titles = directionWords(restaurant, ['Night', 'Night', 'Ink and one']).map(({ title }) => title);
  expect(new Set(titles).size).toBe(3);
});

test('an industry that nobody wrote for, and a founder with one keyword, still have words', () => {
  const unknown = directionWords({ industryId: 'of-ones-own', keywords }, ['Duet', 'Earth', 'Night']);
  expect(unknown.map(({ title }) => title)).toEqual([
    'Warm and hands-on',
    'Precise, and warm with it',
    'Warm. Hands-on. Precise.',
  ]);
  const [only] = directionWords({ industryId: '', keywords: keywords.slice(0, 1) }, ['Night']);
  expect(only).toEqual({ title: 'Warm.', line: keywords[0]?.meaning });
});
