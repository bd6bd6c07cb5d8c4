import { contrastRatio, hexFromOklch, oklchOf } from '@signet/color';
import { describe, expect, it } from 'vitest';
import { computeAnswer, quoteAnswer } from './answer-offline.ts';
import { frames, restsOn, writeAnswer } from './said.ts';
import { sampleBrand } from './sample-brand.ts';

const told = (question: string, brand = sampleBrand): string => {
  const answer = computeAnswer(question, brand) ?? [];
  const sources = restsOn(answer);
  return writeAnswer(answer, (passage) => sources.indexOf(passage) + 1);
};

describe('what founders ask of their palette', () => {
  it.each([
    ['What is the hex code of our primary color?', /^\*\*Rust \(#9c3b1b\), your primary color, a brown\.\*\*/u],
    ['What is our second color called?', /^\*\*Pine \(#2f5d50\), your secondary color, /u],
    ['What is our second primary color called?', /^\*\*Dark oven \(#4a1f12\), your second primary color, /u],
    ['Is our palette accessible?', /^\*\*Yes, in these pairs: text of any size can be read in them\.\*\*/u],
    ['Which of our colors work together?', /^\*\*These go together: .*\n\n- On White/u],
    ['How do I explain our colors to an investor?', /^\*\*Why your colors:/u],
    ['What is our brand personality?', /^\*\*Your keywords:/u],
    ['How do I describe our brand in one sentence?', /^\*\*Quern is in Food and drink, at the stage Seed\./u],
    ['Can I print on black t-shirts?', /^Take \*\*logo-w1\.pdf\*\* for print/u],
    ['Do our colors match?', /^\*\*These go together: /u],
    ['What colours go with rust?', /^\*\*On Rust \(#9c3b1b\), write in White/u],
    ['Which font is for headings?', /^\*\*Your fonts:/u],
    ['Which fonts work together for our brand?', /^\*\*Your fonts:/u],
    ['What logo goes on a small sticker?', /\.(?:svg|pdf)/u],
    ['Where do I find the logo for big posters?', /\.(?:svg|pdf)/u],
    ['Give me a tagline', /^Writing new words is nothing I can do offline\. These lines stand/u],
  ])('%s', (question, begins) => {
    expect(told(question)).toMatch(begins);
  });
  it('pairs are those that can be read by the formula, and all of them', () => {
    const text = told('Is our palette accessible?');
    for (const ground of sampleBrand.colors) {
      const line = text.split('\n').find((one) => one.startsWith(`- On ${ground.name} (`));
      if (line === undefined) continue;
      const names = line.replace(/^.*?: /u, '').replaceAll(/ \[.*$/gu, '');
      const passing = sampleBrand.colors.filter(({ hex }) => contrastRatio(hex, ground.hex) >= 4.5);
      expect(names).toBe(passing.map(({ name }) => name).join(', '));
    }
  });
  it('a shade is a part of what a color is called: dark green is the pine', () => {
    expect(told('Can I use yellow text on our dark green?')).toContain('I take “dark green” as Pine (#2f5d50).');
  });
  it('beside a competitor is told by the nearest pair, and of colors alone', () => {
    const apart = told('Are our colors too similar to our competitors?');
    expect(apart).toMatch(/^\*\*By color you stand apart from Millstone\.\*\*/u);
    expect(apart).toContain(frames.colorsAlone);
    const [first] = sampleBrand.competitors;
    const near = { ...sampleBrand, competitors: [{ name: first?.name ?? '', colors: ['#a0401e', '#ffffff'] }] };
    expect(told('What makes us different from Millstone?', near)).toMatch(
      /^\*\*One of your colors is close to theirs: Rust \(#9c3b1b\), your primary color, and #a0401e of Millstone/u,
    );
    const unknown = { ...sampleBrand, competitors: [{ name: 'Millstone', colors: [] }] };
    expect(told('Are we too close to Millstone?', unknown)).toMatch(/^\*\*No color is known of Millstone/u);
  });
  it('no competitor of unknown colors is told apart, and no nearer accent hides a near primary color', () => {
    const [known] = sampleBrand.competitors;
    const some = { ...sampleBrand, competitors: [...(known ? [known] : []), { name: 'Zeta', colors: [] }] };
    const apart = told('Are our colors too similar to our competitors?', some);
    expect(apart).toMatch(/^\*\*By color you stand apart from Millstone\.\*\*/u);
    expect(apart).toContain('No color is known of Zeta');
    const accent = sampleBrand.colors.find(({ role }) => role === 'a1')?.hex ?? '';
    const { lightness, chroma, hue } = oklchOf(accent);
    const beside = hexFromOklch({ lightness: lightness - 0.11, chroma, hue });
    const main = sampleBrand.colors.find(({ role }) => role === 'p1')?.hex ?? '';
    const own = oklchOf(main);
    const nearMain = hexFromOklch({ ...own, lightness: own.lightness + 0.13 });
    const two = { ...sampleBrand, competitors: [{ name: 'Millstone', colors: [beside, nearMain] }] };
    expect(told('Are our colors too close to our competitors?', two)).toMatch(/close to theirs: Rust/u);
  });
  it('the logo’s room and size are measured in the book; what it means is no question for a file', () => {
    for (const question of ['How much space do I leave around the logo?', 'How big must the logo be at least?'])
      expect(told(question)).toBe(frames.measured);
    expect(computeAnswer('What does our logo mean?', sampleBrand)).toBeUndefined();
    const files = { id: 'brand-logo', title: 'Your logo files', place: 'Quern', text: 'logo-p1.svg' };
    expect(quoteAnswer('What does our logo mean?', [files], sampleBrand)).toEqual([{ frame: 'nothing' }]);
  });
  it.each([
    'Can we print our primary color on t-shirts?',
    'Can I use black instead of soot?',
    'Can I put our logo on a photo?',
  ])('computes nothing where nothing can be worked out: %s', (question) => {
    expect(computeAnswer(question, sampleBrand)).toBeUndefined();
  });
  it('white is told as white, not as a light one', () => {
    expect(told('What are our colors?')).toContain('- White: #ffffff; on white 1.00:1');
  });
});
