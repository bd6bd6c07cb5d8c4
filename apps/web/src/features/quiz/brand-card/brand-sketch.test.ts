import { describe, expect, it } from 'vitest';
import { quizExample } from '../pages/quiz-example.ts';
import { savedAnswers } from '../pages/quiz-pages.ts';
import { sketchBrand, sketchInShort } from './brand-sketch.ts';

const industries = [{ _id: 'coffee', name: 'Coffee & Soft Drinks' }];
const teal = { _id: 'teal', name: 'Teal', hex: '#0e7378' };

describe('the brand card', () => {
  it('names industry and lifecycle, as far as they are known', () => {
    expect(sketchBrand(savedAnswers(quizExample()), industries).facts).toEqual(['Coffee & Soft Drinks', 'Seed']);
    expect(sketchBrand(savedAnswers(quizExample({ businessLifecycle: '' })), []).facts).toEqual([]);
  });
  it('says in one line what the folded panel holds', () => {
    const answers = savedAnswers(quizExample({ colorPreferences: { favoriteColors: [teal], dislikedColors: [] } }));
    expect(sketchInShort(sketchBrand(answers, industries))).toBe('Acme · 1 color');
    expect(sketchInShort(sketchBrand(savedAnswers(quizExample({ companyName: ' ' })), industries))).toBe(
      'Not named yet',
    );
  });
});
