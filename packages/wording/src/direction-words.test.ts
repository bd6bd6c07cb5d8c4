import { expect, test } from 'vitest';
import { directionWords } from './direction-words.ts';

const keywords = [{ name: 'Warm' }, { name: 'Hands-on' }, { name: 'Precise' }];
const paragraphs = ['We keep a chair for you.', 'Bread from this morning.', 'Open until the last guest leaves.'];
const restaurant = { industryId: 'restaurants-and-catering', keywords, paragraphs };

test('three directions speak in three manners, each fit for its palette', () => {
  expect(directionWords(restaurant, ['Duet', 'Heritage', 'Night'])).toEqual([
    { title: 'Come in hungry.', line: paragraphs[0] },
    { title: 'A table by the window', line: paragraphs[1] },
    { title: 'Order. Eat. Linger.', line: paragraphs[2] },
  ]);
});

test('a line is a sentence, or two where the first says little', () => {
  const long = 'We press the fruit where it grows and add bubbles. A cold bottle of it is for the road.';
  const short = 'Big plates. Small bills and nobody hovering. Dogs are welcome, phones less so.';
  const lines = directionWords({ ...restaurant, paragraphs: [long, short] }, ['Duet', 'Earth']).map(({ line }) => line);
  expect(lines).toEqual([
    'We press the fruit where it grows and add bubbles.',
    'Big plates. Small bills and nobody hovering.',
  ]);
});

test('directions of one kind do not say the same either', () => {
  const titles = directionWords(restaurant, ['Night', 'Night', 'Ink and one']).map(({ title }) => title);
  expect(new Set(titles).size).toBe(3);
});

test('an industry that nobody wrote for, and a founder with one keyword, still have words', () => {
  const unknown = directionWords({ ...restaurant, industryId: 'of-ones-own' }, ['Duet', 'Earth', 'Night']);
  expect(unknown.map(({ title }) => title)).toEqual([
    'Warm and hands-on',
    'Precise, and warm with it',
    'Warm. Hands-on. Precise.',
  ]);
  const [only] = directionWords({ industryId: '', keywords: keywords.slice(0, 1), paragraphs: [] }, ['Night']);
  expect(only).toEqual({ title: 'Warm.', line: '' });
});
