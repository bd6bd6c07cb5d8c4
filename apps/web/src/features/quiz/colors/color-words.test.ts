import { chooseColor } from '@signet/brand';
import { describe, expect, it } from 'vitest';
import { announceChange, whyNoMore } from './color-words.ts';

const [teal, amber, plum] = ['Teal', 'Amber', 'Plum'].map((name) => ({ _id: name.toLowerCase(), name })) as [
  Color,
  Color,
  Color,
];
type Color = { _id: string; name: string };
const none = { favoriteColors: [], dislikedColors: [] };

describe('what is announced', () => {
  it('says what was added and how many are left', () => {
    const one = chooseColor(none, 'favorite', teal);
    expect(announceChange(none, one)).toBe('Teal added to favorites. 1 left to choose.');
    expect(announceChange(one, chooseColor(one, 'favorite', amber))).toBe(
      'Amber added to favorites. None left to choose.',
    );
  });
  it('says what was removed from which list', () => {
    const disliked = chooseColor(none, 'disliked', plum);
    expect(announceChange(disliked, chooseColor(disliked, 'disliked', plum))).toBe(
      'Plum removed from disliked colors. 2 left to choose.',
    );
  });
  it('says nothing when a barred color was pressed', () => {
    const favorite = chooseColor(none, 'favorite', teal);
    expect(announceChange(favorite, chooseColor(favorite, 'disliked', teal))).toBe('');
  });
});

it('says why a third color cannot be chosen, in the mode that is full', () => {
  const two = chooseColor(chooseColor(none, 'favorite', teal), 'favorite', amber);
  expect(whyNoMore('favorite', two)).toBe('No more than 2 favorites: take one out first.');
  expect(whyNoMore('disliked', two)).toBe('');
});
