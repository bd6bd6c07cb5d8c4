import { describe, expect, it } from 'vitest';
import { argumentOf } from './argument.ts';
import type { BookBrand } from './book-brand.ts';

const colors = { p1: '#1a3fbf', p2: '#101a40', s1: '#d9a441', s2: '#eeeeee', a1: '#c2185b', a2: '#aaaaaa' };
const names = Object.fromEntries(Object.keys(colors).map((role) => [role, `Color ${role}`]));
const face = { capHeight: 700, xHeight: 500, upem: 1000 };
const lockup = (name: string) => ({ lockup: name, smallest: { screen: 40 } });

/** Only what arguments are made of. */
const brandWith = (more: object): BookBrand =>
  ({
    companyName: 'Ada',
    keywords: [{ _id: 'k', name: 'Calm', meaning: '', traits: [] }],
    industry: { _id: 'games', name: 'Games', usual: ['#d00000'] },
    rivals: [],
    colors,
    colorNames: names,
    faces: [
      { fontName: 'Inter', fontType: 'sans-serif' },
      { fontName: 'Lora', fontType: 'serif' },
    ],
    logo: { primary: 'wordmark', capHeight: 1, lockups: [lockup('wordmark')] },
    kit: { key: 'open-margin', name: 'Open Margin', description: '' },
    drawing: { stem: 0.1, headline: face, text: face },
    reasons: { mark: ['It was built so.'], colors: [], kit: [] },
    ...more,
  }) as unknown as BookBrand;
const partOf = (title: string, more: object) => {
  const found = argumentOf(brandWith(more), []).parts.find((one) => one.title === title);
  return [found?.idea, found?.text, ...(found?.proofs ?? [])].join(' ');
};

describe('a logo', () => {
  const own = { drawing: { stem: 0.1, headline: face, text: face, logo: { path: [], width: 1, height: 1 } } };
  it('that was brought along is not said to be made of the brand’s letters', () => {
    expect(partOf('Logo', own)).not.toMatch(/name is the sign|letters are those|no symbol/);
    expect(partOf('Logo', {})).toContain('The letters are those of Inter');
    expect(partOf('Type', own)).not.toContain('voice of the logo');
    expect(partOf('Type', {})).toContain('voice of the logo');
  });
  it('with a mark that is a picture is not said to be made of letters', () => {
    const logo = { primary: 'horizontal', capHeight: 1, lockups: [lockup('mark')] };
    expect(partOf('Logo', { logo, markFamily: 'thing' })).toContain('It is a picture');
    expect(partOf('Logo', { logo, markFamily: 'thing' })).not.toContain('made of letters');
    expect(partOf('Logo', { logo, markFamily: 'slice' })).toContain('made of letters');
  });
});

describe('the colors of others', () => {
  const [red, green, blue] = ['#d00000', '#0a7a2a', '#1c46c8'];
  it('are told of those whose colors could be read', () =>
    expect(partOf('Color', { rivals: [red, red, red] })).toContain(
      'All three competitors whose colors could be read use red.',
    ));
  it('are set against the brand only where most use one and nobody uses its own', () => {
    expect(partOf('Color', { rivals: [red, red, green] })).toContain('Others use red. Ada uses');
    expect(partOf('Color', { rivals: [red, green] })).not.toContain('Others use');
    expect(partOf('Color', { rivals: [red, red, blue] })).not.toContain('Others use');
  });
  it('are told of an industry in a sentence', () =>
    expect(partOf('Color', {})).toContain('Most companies in this industry use red.'));
});
