import { colorAnchors } from '../../color/src/color-anchors.ts';
import { typeAnchors } from '../../type/src/measures.ts';
import { expect, test } from 'vitest';
import { colorTraitWords } from './color-trait-words.ts';
import { kitTraitWords } from './kit-trait-words.ts';
import { letterTraitWords } from './letter-trait-words.ts';

test('every anchor of color, letters and kits has a word for much of it and one for little', () => {
  expect(Object.keys(colorTraitWords).toSorted()).toEqual(colorAnchors.toSorted());
  expect(Object.keys(letterTraitWords).toSorted()).toEqual(typeAnchors.toSorted());
  expect(Object.keys(kitTraitWords).toSorted()).toEqual(typeAnchors.toSorted());
});

test('no two anchors of a kit, and no anchor and its opposite, share a word', () => {
  const words = Object.values(kitTraitWords).flat();
  expect(new Set(words).size).toBe(words.length);
});

test('a kit is spoken of in words for kits, not for letters', () => {
  const letters = /serif|stroked|thick|letter|typewriter|spaced/;
  expect(
    Object.values(kitTraitWords)
      .flat()
      .filter((word) => letters.test(word)),
  ).toEqual([]);
});
