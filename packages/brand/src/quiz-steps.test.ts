import { describe, expect, it } from 'vitest';
import { firstUncompletedPage, gatedPage } from './index.ts';

const company = { companyName: 'Acme', websiteUrl: 'acme.com', industry: 'fintech', businessLifecycle: 'seed' };
const keywords = ['a', 'b', 'c'].map((_id) => ({ _id, name: _id }));
const upTo = {
  nothing: { companyName: '', websiteUrl: '', industry: '', businessLifecycle: '', thoughtsAndFeelings: [] },
  company: { ...company, thoughtsAndFeelings: [] },
  competitors: { ...company, competitors: [], thoughtsAndFeelings: [] },
  colors: {
    ...company,
    competitors: [],
    colorPreferences: { favoriteColors: [], dislikedColors: [] },
    thoughtsAndFeelings: [],
  },
  keywords: {
    ...company,
    competitors: [],
    colorPreferences: { favoriteColors: [], dislikedColors: [] },
    thoughtsAndFeelings: keywords,
  },
};

describe('the first uncompleted page is the count of valid steps plus 1', () => {
  it.each([
    ['nothing', 1],
    ['company', 2],
    ['competitors', 3],
    ['colors', 4],
    ['keywords', 5],
  ] as const)('after %s it is %i', (answers, page) => {
    expect(firstUncompletedPage(upTo[answers])).toBe(page);
  });

  it('stops counting at the first step that fails, even when later ones are valid', () => {
    const { competitors: _gone, ...withoutCompetitors } = upTo.keywords;
    expect(firstUncompletedPage(withoutCompetitors)).toBe(2);
  });

  it('two keywords are not three', () => {
    expect(firstUncompletedPage({ ...upTo.keywords, thoughtsAndFeelings: keywords.slice(1) })).toBe(4);
  });
});

describe('routing inside the quiz', () => {
  it.each([undefined, '', '0', '6', 'nonsense', '1.0', 'generating2'])(
    'an empty or unknown path (%s) goes to step 1',
    (segment) => {
      expect(gatedPage(segment, upTo.keywords)).toEqual({ redirectTo: 1 });
    },
  );

  it('a page beyond the first uncompleted one goes to the first uncompleted one', () => {
    expect(gatedPage('5', upTo.company)).toEqual({ redirectTo: 2 });
  });

  it('generating opens once every page is answered, and leads to the first uncompleted one before', () => {
    expect(gatedPage('generating', upTo.keywords)).toEqual({ page: 'generating' });
    expect(gatedPage('generating', upTo.colors)).toEqual({ redirectTo: 4 });
  });

  it('a completed page and the first uncompleted one may be visited', () => {
    expect(gatedPage('1', upTo.company)).toEqual({ page: 1 });
    expect(gatedPage('2', upTo.company)).toEqual({ page: 2 });
  });
});
