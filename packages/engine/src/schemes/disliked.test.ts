import { expect, test } from 'vitest';
import { swatchOf } from '../swatch.ts';
import { dislikeFilter } from './disliked.ts';

const family = (_id: string, hex: string, group: 'orange' | 'pink' | 'green') => ({ _id, name: _id, hex, group });
const colorFamilies = [
  family('coral', '#ff7a5e', 'orange'),
  family('rose', '#f0588f', 'pink'),
  family('blush', '#f8d0d7', 'pink'),
  family('teal', '#0e7378', 'green'),
  family('lime', '#a4d233', 'green'),
];
const filter = (favoriteColors: string[], dislikedColors: string[]) =>
  dislikeFilter({ brain: { colorFamilies }, answers: { favoriteColors, dislikedColors } });

test('without dislikes everything is allowed', () => {
  for (const { hex } of colorFamilies) expect(filter([], [])(swatchOf(hex))).toBe(true);
});

test('a dislike of one family excludes its whole group and nothing else', () => {
  const allowed = filter([], ['blush']);
  expect(colorFamilies.filter(({ hex }) => allowed(swatchOf(hex))).map(({ _id }) => _id)).toEqual([
    'coral',
    'teal',
    'lime',
  ]);
});

test('a favorite of the same group lifts that for all but the disliked family', () => {
  const allowed = filter(['teal'], ['lime']);
  expect(allowed(swatchOf('#0e7378'))).toBe(true);
  expect(allowed(swatchOf('#a4d233'))).toBe(false);
});

test('a light pink between coral and rose is not offered to somebody who dislikes pink', () => {
  expect(filter([], ['rose'])(swatchOf('#e9808e'))).toBe(false);
  expect(filter([], ['lime'])(swatchOf('#e9808e'))).toBe(true);
});

test('who dislikes navy is shown nothing that people would plainly call blue, however near another family lies', () => {
  const families = [
    { _id: 'navy', name: 'Navy', hex: '#152a5e', group: 'blue' as const },
    { _id: 'indigo', name: 'Indigo', hex: '#4433b0', group: 'purple' as const },
  ];
  const allowed = dislikeFilter({
    brain: { colorFamilies: families },
    answers: { favoriteColors: [], dislikedColors: ['navy'] },
  });
  expect(allowed(swatchOf('#0044cc'))).toBe(false);
  expect(allowed(swatchOf('#5a3aa8'))).toBe(true);
});

test('who dislikes cobalt is shown no deep petrol either, and who dislikes coral keeps brown', () => {
  const families = [
    { _id: 'cobalt', name: 'Cobalt', hex: '#1f55d6', group: 'blue' as const },
    { _id: 'sky', name: 'Sky', hex: '#86c9f4', group: 'blue' as const },
    { _id: 'teal', name: 'Teal', hex: '#0e7378', group: 'green' as const },
    { _id: 'coral', name: 'Coral', hex: '#ff7a5e', group: 'orange' as const },
    { _id: 'chocolate', name: 'Chocolate', hex: '#55321f', group: 'brown' as const },
  ];
  const allowed = (disliked: string) =>
    dislikeFilter({ brain: { colorFamilies: families }, answers: { favoriteColors: [], dislikedColors: [disliked] } });
  expect(allowed('cobalt')(swatchOf('#00556d'))).toBe(false);
  expect(allowed('cobalt')(swatchOf('#0b6a6c'))).toBe(true);
  expect(allowed('coral')(swatchOf('#5c3a24'))).toBe(true);
});

test('who dislikes blue is shown no violet blue either, and who dislikes violet keeps blue', () => {
  const families = [
    { _id: 'navy', name: 'Navy', hex: '#152a5e', group: 'blue' as const },
    { _id: 'indigo', name: 'Indigo', hex: '#4433b0', group: 'purple' as const },
    { _id: 'clay', name: 'Clay', hex: '#7a4a32', group: 'brown' as const },
  ];
  const without = (dislike: string) =>
    dislikeFilter({
      brain: { colorFamilies: families },
      answers: { favoriteColors: [], dislikedColors: [dislike] },
    });
  // as a second color it was called a violet, and looked like the blue that nobody wanted
  expect(without('navy')(swatchOf('#4b4f96'))).toBe(false);
  expect(without('navy')(swatchOf('#4433b0'))).toBe(true);
  expect(without('indigo')(swatchOf('#152a5e'))).toBe(true);
});
