import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findByWord } from './index.ts';
import { spellingDistance } from './spelling-distance.ts';

const row = (name: string) => ({ _id: name.toLowerCase(), name });
const rows = ['Books & Publishing', 'Climate & Carbon', 'Cars', 'Groceries', 'Health Care', 'Restaurants', 'Yoga'].map(
  row,
);
const words = {
  bakery: ['groceries', 'restaurants'],
  'bar and kitchen': ['restaurants'],
  'coffee roaster': ['groceries'],
  café: ['restaurants'],
  automobile: ['cars'],
  doctor: ['health care'],
  cart: ['groceries'],
};
const found = (text: string) => findByWord(rows, words, text).map(({ name }) => name);

test('a name comes before what merely begins like it', () => {
  expect(found('cars')).toEqual(['Cars']);
  expect(found('car')).toEqual(['Cars', 'Climate & Carbon', 'Health Care']);
});

test('a word leads to what it means, nearest first, whatever its case, accents and spaces', () => {
  expect(found('Bakery ')).toEqual(['Groceries', 'Restaurants']);
  expect(found('CAFE')).toEqual(['Restaurants']);
  expect(found('coffee-roaster')).toEqual(['Groceries']);
});

test('one and many are the same word', () => {
  expect(found('bakeries')).toEqual(['Groceries', 'Restaurants']);
  expect(found('doctors')).toEqual(['Health Care']);
  expect(found('grocery')).toEqual(['Groceries']);
});

test('a word on its way is found from its second letter, shorter words first', () => {
  expect(found('ba')).toEqual(['Groceries', 'Restaurants']);
  expect(found('publi')).toEqual(['Books & Publishing']);
  expect(found('roast')).toEqual(['Groceries']);
});

test('of several words those that are known count, the longest run and the first word first', () => {
  expect(found('vegan bakery in Leeds')).toEqual(['Groceries', 'Restaurants']);
  expect(found('my little yoga place')).toEqual(['Yoga']);
  expect(found('doctor bakery')).toEqual(['Health Care', 'Groceries', 'Restaurants']);
});

test('a word with a slip of the finger is found where nothing else fits', () => {
  expect(found('resturants')).toEqual(['Restaurants']);
  expect(found('yoag')).toEqual(['Yoga']);
  expect(found('automobil')).toEqual(['Cars']);
});

test('a word of the same family is found where nothing else fits', () => {
  const family = { therapy: ['health care'], contrast: ['cars'] };
  const names = (text: string) => findByWord(rows, family, text).map(({ name }) => name);
  expect(names('therapist')).toEqual(['Health Care']);
  expect(names('contribute')).toEqual([]);
});

test('three letters in common are not enough', () => {
  expect(found('cafeteria')).toEqual([]);
  expect(found('dock')).toEqual([]);
  expect(found('xyzzy')).toEqual([]);
  expect(found('ductor')).toEqual([]);
});

test('nothing typed finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found(' & ')).toEqual([]);
});

test('a word about a row that is not there leads nowhere', () => {
  expect(findByWord(rows, { gym: ['fitness'] }, 'gym')).toEqual([]);
});

test('no row is found twice, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const names = found(text);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test.each([
  ['', '', 0],
  ['calm', 'calm', 0],
  ['calm', 'clam', 1],
  ['calm', 'cam', 1],
  ['calm', 'calmer', 2],
  ['calm', 'warm', 2],
  ['', 'abc', 3],
])('%j and %j are %d letters apart', (one, other, apart) => {
  expect(spellingDistance(one, other)).toBe(apart);
  expect(spellingDistance(other, one)).toBe(apart);
});
