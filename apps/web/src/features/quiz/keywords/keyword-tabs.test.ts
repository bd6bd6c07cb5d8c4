import { describe, expect, it } from 'vitest';
import { findKeywords, keywordsOf, keywordTabs, tabShowing, VIEW_ALL } from './keyword-tabs.ts';

const category = (key: number) => ({ _id: `c${key}`, key, name: `Category ${key}`, icon: 'eye' });
const keyword = (name: string, category_id: string, meaning = '') => ({
  _id: name.toLowerCase(),
  name,
  category_id,
  icon: 'wind',
  iconStyle: 'outline' as const,
  meaning,
});
const calm = keyword('Calm', 'c1', 'Nothing rushes you.');
const loud = keyword('Loud', 'c4', 'You notice it across a calm street.');
const minimal = keyword('Minimal', 'c4');
const all = [calm, loud, minimal];

describe('the category tabs', () => {
  it('stand in the order of the keys 1, 3, 2 and 4, and View All comes last', () => {
    const tabs = keywordTabs([category(4), category(2), category(1), category(3)]);
    expect(tabs.map((tab) => tab.label)).toEqual(['Category 1', 'Category 3', 'Category 2', 'Category 4', 'View All']);
  });
  it('a tab shows its category, View All shows everything', () => {
    expect(keywordsOf(all, 'c4')).toEqual([loud, minimal]);
    expect(keywordsOf(all, VIEW_ALL)).toEqual(all);
  });
});

describe('jumping to a keyword', () => {
  it('switches to the keyword’s category when the open tab does not hold it', () => {
    expect(tabShowing(minimal, 'c1')).toBe('c4');
  });
  it('stays where it is when the open tab shows the keyword', () => {
    expect(tabShowing(minimal, 'c4')).toBe('c4');
    expect(tabShowing(minimal, VIEW_ALL)).toBe(VIEW_ALL);
  });
});

describe('finding a keyword', () => {
  const words = { quiet: ['calm', 'minimal'] };
  const found = (text: string) => findKeywords(all, words, text).map((one) => one.name);
  it('is found by its name and by a word for it, nearest first', () => {
    expect(found('CALM ')).toEqual(['Calm']);
    expect(found('quiet')).toEqual(['Calm', 'Minimal']);
  });
  it('is found by its meaning where no word leads anywhere', () => {
    expect(found('street')).toEqual(['Loud']);
    expect(found('a c')).toEqual([]);
  });
  it('nothing typed finds nothing', () => {
    expect(found('  ')).toEqual([]);
  });
});
