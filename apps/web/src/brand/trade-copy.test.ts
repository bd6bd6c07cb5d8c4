import { describe, expect, it } from 'vitest';
import { controlsInTrade, headlineInTrade, lineInTrade, textInTrade } from './trade-copy.ts';

const source = {
  companyName: 'Saltline',
  industry: 'Restaurants & Catering',
  industryId: 'restaurants-and-catering',
  keywords: [{ name: 'Calm', meaning: 'Nothing rushes you.' }],
};

describe('the words of a page in the brand', () => {
  it('are those of the trade', () => {
    expect(headlineInTrade(source)).toBe('Come in hungry.');
    expect(textInTrade(source)).toMatch(/table.* Nothing rushes you\.$/);
    expect(lineInTrade(source)).toMatch(/^[^.]*table[^.]*\.$/);
    expect(controlsInTrade(source)).toEqual({ menu: ['Menu', 'Table'], button: 'Book a table' });
  });

  it('are those of the keywords where the trade is not known', () => {
    const other = { ...source, industryId: 'something-else', industry: undefined };
    expect(headlineInTrade(other)).toBe('Meet Saltline: calm.');
    expect(textInTrade(other)).toMatch(/^At Saltline we want to be known/);
    expect(lineInTrade(other)).toBe('Nothing rushes you.');
    expect(controlsInTrade(other).button).toBe('Get in touch');
  });
});
