import { describe, expect, it } from 'vitest';
import { bulkCopy, headlineCopy, industryInCopy } from './brand-copy.ts';

const source = {
  companyName: 'Northwind Bakery',
  industry: 'Coffee & Soft Drinks',
  keywords: [{ name: 'Calm' }, { name: 'Playful' }, { name: 'Precise' }],
};

describe('the words of a specimen', () => {
  it('are about this company: its name, its industry and its three keywords', () => {
    expect(headlineCopy(source)).toBe('Meet Northwind Bakery: calm, playful and precise.');
    expect(bulkCopy(source)).toBe(
      'Northwind Bakery works in coffee & soft drinks. We want to be known as calm, playful and precise. ' +
        'You should recognize us before you read a word.',
    );
  });
  it('say nothing of an industry that is not known yet', () => {
    expect(bulkCopy({ ...source, industry: undefined })).toMatch(/^This is Northwind Bakery\. We want to be known/);
  });
  it("do not say that a company works in 'something else'", () => {
    const industries = [
      { _id: 'games', name: 'Games', standOut: 0.75 },
      { _id: 'something-else', name: 'Something else', standOut: 0.5 },
    ];
    expect(industryInCopy(industries, 'games')).toBe('Games');
    expect(industryInCopy(industries, 'something-else')).toBeUndefined();
  });
});
