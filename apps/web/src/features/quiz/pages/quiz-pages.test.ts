import { describe, expect, it } from 'vitest';
import type { CompetitionAnswers } from './competitors.ts';
import { quizExample } from './quiz-example.ts';
import { fingerprint, partToSave, savedAnswers } from './quiz-pages.ts';

const company = (value: string, uuid: string) => ({ identifier: { value, uuid, image_id: `img-${uuid}` } });
const stripe = company('Stripe', 'a'.repeat(8));
const boxes = (...slots: CompetitionAnswers['slots']): CompetitionAnswers => ({ slots, standOut: null });
const keyword = (id: string) => ({
  _id: id,
  name: id,
  category_id: 'feels',
  icon: 'wind',
  iconStyle: 'outline' as const,
  meaning: '',
});

describe('the pages of a quiz', () => {
  it('page 2 always shows three boxes', () => {
    expect(savedAnswers(quizExample())[2]).toEqual({ slots: [null, null, null], standOut: null });
    expect(savedAnswers(quizExample({ competitors: [stripe] }))[2]).toEqual({
      slots: [stripe, null, null],
      standOut: null,
    });
  });
  it('page 3 shows empty trays before it was saved', () => {
    expect(savedAnswers(quizExample())[3]).toEqual({ favoriteColors: [], dislikedColors: [] });
  });
});

describe('what saving a page sends', () => {
  it('NEXT on page 2 with nothing chosen saves an empty list', () => {
    expect(partToSave(2, boxes(null, null, null))).toEqual({ competitors: [], standOut: null });
  });
  it('competitors go without the gaps between their boxes', () => {
    expect(partToSave(2, boxes(null, stripe, null))).toEqual({ competitors: [stripe], standOut: null });
  });
  it('the founder’s own position goes as it is, and null goes back to the norm', () => {
    expect(partToSave(2, { ...boxes(stripe), standOut: 0 })).toMatchObject({ standOut: 0 });
    expect(savedAnswers(quizExample({ standOut: 0.7 }))[2].standOut).toBe(0.7);
  });
  it('keywords go as ids in their order', () => {
    expect(partToSave(4, [keyword('warm'), keyword('calm'), keyword('free')])).toEqual({
      thoughtsAndFeelings: ['warm', 'calm', 'free'],
    });
  });
  it('only the page’s own answers go', () => {
    expect(Object.keys(partToSave(3, savedAnswers(quizExample())[3]))).toEqual(['colorPreferences']);
  });
});

describe('whether two answers are the same', () => {
  it('the order of keywords matters', () => {
    expect(fingerprint(4, [keyword('a'), keyword('b')])).not.toBe(fingerprint(4, [keyword('b'), keyword('a')]));
  });
  it('a company in another box is the same answer', () => {
    expect(fingerprint(2, boxes(stripe, null, null))).toBe(fingerprint(2, boxes(null, null, stripe)));
  });
  it('a position of one’s own is another answer than the norm', () => {
    expect(fingerprint(2, { ...boxes(stripe), standOut: 0 })).not.toBe(fingerprint(2, boxes(stripe)));
  });
  it('a color is itself with or without its hex', () => {
    const teal = { _id: 'teal', name: 'Teal' };
    const of = (color: { _id: string; name: string; hex?: string }) =>
      fingerprint(3, { favoriteColors: [color], dislikedColors: [] });
    expect(of(teal)).toBe(of({ ...teal, hex: '#0e7378' }));
  });
});
