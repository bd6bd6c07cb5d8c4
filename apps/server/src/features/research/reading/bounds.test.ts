import { describe, expect, it } from 'vitest';
import { mergeSeen } from './merge-colors.ts';
import { readPage } from './page.ts';
import { selectorsOf } from './selectors.ts';
import { readStyleSheets } from './style-sheet.ts';

describe('the selectors of a rule', () => {
  it('are parted at commas, but not within brackets', () => {
    expect(selectorsOf('a, .b:not(.c, .d:is(e, f)) > i,,#g ')).toEqual(['a', '.b:not(.c, .d:is(e, f)) > i', '#g']);
    expect(selectorsOf(':root')).toEqual([':root']);
  });

  it('are two hundred at most, and none is longer than a person writes', () => {
    expect(selectorsOf('a,'.repeat(100_000))).toHaveLength(200);
    expect(selectorsOf(`${'a'.repeat(501)}, b`)).toEqual(['b']);
  });
});

describe('a page', () => {
  it('that goes on and on is read as far as it is long enough to tell', () => {
    const head = '<title>Endless</title><meta name="theme-color" content="#123456">';
    const { title, themeColors, elements } = readPage(head + '<div>'.repeat(200_000));
    expect([title, themeColors]).toEqual(['Endless', ['#123456']]);
    expect(elements).toHaveLength(20_000);
    expect(readPage(`${'<p>a</p>'.repeat(31_000)}<title>Too late</title>`).title).toBeUndefined();
  });
});

describe('a style sheet', () => {
  it('that is nested deeper than a stack is says nothing, and the next one is read', () => {
    const { facts } = readStyleSheets(['@media x{'.repeat(5000), 'a{color:#123456}']);
    expect(facts).toEqual([{ selectors: ['a'], property: 'color', value: '#123456' }]);
  });
});

describe('colors that were seen', () => {
  it('are compared with the heaviest two thousand, however many there are', () => {
    const seen = Array.from({ length: 5000 }, (_, at) => ({
      hex: `#${(at * 3000).toString(16).padStart(6, '0')}`,
      weight: at,
      sign: 'style' as const,
      where: 'a',
    }));
    const merged = mergeSeen(seen, 0);
    expect(merged).toHaveLength(2000);
    expect(merged[0]?.weight).toBe(4999);
  });
});
