import { describe, expect, it } from 'vitest';
import { controlsInTrade, headlineInTrade, lineInTrade, textInTrade } from './trade-copy.ts';

const source = {
  companyName: 'Saltline',
  industry: 'Restaurants & Catering',
  industryId: 'restaurants-and-catering',
  keywords: [{ name: 'Calm', meaning: 'Nothing rushes you.' }],
  specimens: [{ headline: 'Sit down.', paragraph: 'Saltline keeps a chair for you.', button: 'Book' }],
};

describe('the words of a page in the brand', () => {
  it('are those of the trade', () => {
    expect(headlineInTrade(source)).toBe('Come in hungry.');
    expect(textInTrade(source)).toMatch(/table.* Saltline keeps a chair for you\.$/);
    expect(lineInTrade(source)).toMatch(/^[^.]*table[^.]*\.$/);
    expect(controlsInTrade(source)).toEqual({ menu: ['Menu', 'Table'], button: 'Book a table' });
  });

  it('are never the hints beside the keywords of the quiz', () => {
    const bare = { ...source, industryId: 'something-else', specimens: [] };
    const said = [source, bare].flatMap((of) => [headlineInTrade, textInTrade, lineInTrade].map((words) => words(of)));
    expect(said.join(' ')).not.toContain('Nothing rushes you.');
  });

  it('are those of any company where the trade is not known', () => {
    const other = { ...source, industryId: 'something-else', industry: undefined };
    expect(headlineInTrade(other)).toBe('Meet Saltline: calm.');
    expect(textInTrade(other)).toBe('Saltline keeps a chair for you.');
    expect(lineInTrade(other)).toBe('Saltline keeps a chair for you.');
    expect(textInTrade({ ...other, specimens: [] })).toMatch(/^This is Saltline\. We want to be known/);
    expect(controlsInTrade(other).button).toBe('Get in touch');
  });
});
