import { expect, it } from 'vitest';
import { colorChoice, colorPreferences, companyProfile, keywordChoice } from './answers.ts';

/** What is said of an answer; nothing where it is taken. */
const said = (outcome: { error?: { issues: readonly { message: string }[] } | undefined }): string[] =>
  outcome.error?.issues.map(({ message }) => message) ?? [];

const red = { _id: 'red', name: 'Red' };
const noColors = { favoriteColors: [], dislikedColors: [] };
const keyword = (_id: string) => ({ _id, name: _id });

it('each field of the company is required, with a sentence of its own', () => {
  expect(said(companyProfile.safeParse({}))).toEqual([
    'Company name is required',
    'Website URL is required',
    'Industry is required',
    'Business lifecycle is required',
  ]);
});

it.each([
  [{ name: 'Red' }, ['ID is required']],
  [{ _id: '', name: 'Red' }, ['ID is required']],
  [{ _id: 'red' }, ['Name is required']],
  [{ _id: 'red', name: '' }, ['Name is required']],
  [{ ...red, hex: '#ff000' }, ['Invalid hex color (must be 6 digits)']],
  [{ ...red, hex: '#ff0000' }, []],
])('a color of %j', (color, sentences) => {
  expect(said(colorChoice.safeParse(color))).toEqual(sentences);
});

it('no color at all is an answer, and at most two of each kind are', () => {
  const three = ['red', 'blue', 'green'].map((_id) => ({ _id, name: _id }));
  const saidOf = (colors: object) => said(colorPreferences.safeParse({ colorPreferences: { ...noColors, ...colors } }));
  expect(saidOf({})).toEqual([]);
  expect(saidOf({ favoriteColors: three.slice(1) })).toEqual([]);
  expect(saidOf({ favoriteColors: three })).toEqual(['Choose at most 2 favorite colors']);
  expect(saidOf({ dislikedColors: three })).toEqual(['Choose at most 2 disliked colors']);
});

it.each([[[]], [['calm', 'warm']], [['calm', 'warm', 'bold', 'wise']], [['calm', 'calm', 'warm']]])(
  'exactly three keywords are an answer, not %j',
  (ids) => {
    const given = { thoughtsAndFeelings: ids.map(keyword) };
    expect(said(keywordChoice.safeParse(given))).toEqual(['You must select three Thoughts or Feelings']);
  },
);
