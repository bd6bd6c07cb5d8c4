import { expect, it } from 'vitest';
import { computeAnswer } from './answer-offline.ts';
import { restsOn, writeAnswer } from './said.ts';
import { sampleBrand } from './sample-brand.ts';

const told = (question: string, brand = sampleBrand): string => {
  const answer = computeAnswer(question, brand) ?? [];
  const sources = restsOn(answer);
  return writeAnswer(answer, (passage) => sources.indexOf(passage) + 1);
};

it.each([
  ['Can we use coral for body text?', 'No: Coral (#f26b5b) is too faint for text on your pages.'],
  ['Is our coral ok for headlines?', 'No: Coral (#f26b5b) is too faint for headlines on your pages.'],
  ['May links be in our primary?', 'Yes: Rust (#9c3b1b) can be read as text on your pages.'],
  ['Should headings be pine?', 'Yes: Pine (#2f5d50) can be read as headlines on your pages.'],
])('%s begins with the verdict for the pages of the brand', (question, verdict) => {
  expect(told(question).startsWith(`**${verdict}**`)).toBe(true);
});

it('a color that is too faint as text comes with the ratio, the nearest that passes and where it can be read', () => {
  const text = told('Can we use coral for body text?');
  expect(text).toContain('On Paper (#faf5ee) it has 2.75:1; text needs 4.5:1.');
  expect(text).toMatch(/The nearest to it that passes there is #[0-9a-f]{6}\./u);
  expect(text).toContain('As text it can be read on Dark oven, Soot.');
});

it.each(['How do I use Wheat?', 'What do we use wheat for?', 'What is a2?', 'What is our second accent?'])(
  '%s: what it is for, what is written on it and on what it is text',
  (question) => {
    const text = told(question);
    expect(text).toMatch(/^\*\*Wheat \(#e8c77a\), your second accent, is a yellow\.\*\*/u);
    expect(text).toContain('- Text on it: Dark oven, Pine, Peat, Soot.');
    expect(text).toContain('- Text in it: on Dark oven, Pine, Peat, Soot.');
  },
);

it('a color with which nothing can be read is for surfaces', () => {
  const pale = {
    ...sampleBrand,
    colors: sampleBrand.colors.map((one) => (one.role === 'a2' ? one : { ...one, hex: '#f5e9d0' })),
  };
  expect(told('How do I use Wheat?', pale)).toContain('for surfaces and shapes alone');
});

it.each([
  ['What is our darkest color?', 'Soot (#1a1512), your near-black', 'Dark oven (#4a1f12), your second primary color'],
  ['Which is our lightest colour?', 'White (#ffffff)', 'Paper (#faf5ee), your background'],
])('%s names it, and of white and black the next of one’s own', (question, first, next) => {
  const [verdict, other] = told(question).split('\n\n');
  expect(verdict).toContain(first);
  expect(other).toContain(next);
});

it('the brand color is the primary one, and the colors of a brand are all of them', () => {
  expect(told('What is our brand color?')).toMatch(/^\*\*Rust \(#9c3b1b\), your primary color/u);
  expect(told('What are our brand colors?')).toMatch(/^\*\*Your colors:/u);
  expect(told('What is our boldest color?')).toContain('Your strongest color is');
});

it('why a color is there, and what competitors do with one, are other questions', () => {
  expect(told('Why is our wheat text so pale?')).not.toContain('on your pages');
  expect(told('Do our competitors use coral for text?')).not.toContain('on your pages');
});

it('a background is taken for pages where one is asked for', () => {
  expect(told('What background for our app?')).toMatch(/^\*\*Take Paper \(#faf5ee\), your background, for your pages/u);
});
