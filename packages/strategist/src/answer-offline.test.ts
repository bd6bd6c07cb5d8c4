import { describe, expect, it } from 'vitest';
import { computeAnswer, quoteAnswer } from './answer-offline.ts';
import { restsOn, writeAnswer } from './said.ts';
import { sampleBrand } from './sample-brand.ts';

/** WCAG 2.2's own formula, written again, so that nothing is judged by what is tested. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const told = (question: string): string => {
  const answer = computeAnswer(question, sampleBrand) ?? [];
  const sources = restsOn(answer);
  return writeAnswer(answer, (passage) => sources.indexOf(passage) + 1);
};
const hexOf = (name: string): string => sampleBrand.colors.find((color) => color.name === name)?.hex ?? '';

const pairs = sampleBrand.colors.flatMap(({ name: front }) =>
  ['Coral', 'Pine', 'Paper'].filter((ground) => ground !== front).map((ground) => [front, ground] as const),
);

describe('contrast', () => {
  it.each(pairs)('of %s on %s is what the formula says, with a color that passes where it fails', (front, ground) => {
    const text = told(`May I put ${front} on ${ground}?`);
    const exact = ratio(hexOf(front), hexOf(ground));
    expect(text).toContain(`${(Math.round(exact * 100) / 100).toFixed(2)}:1`);
    const mend = /that passes with (.+?) \((#[0-9a-f]{6})\) is (#[0-9a-f]{6})/u.exec(text);
    expect(mend === null).toBe(exact >= 4.5);
    if (mend) expect(ratio(mend[2] ?? '', mend[3] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('knows what lies on what, in whatever order it is asked', () => {
    expect(told('On our coral, may I put white text?')).toMatch(/White \(#ffffff\) on Coral/u);
    expect(told('On our coral, is white colour readable?')).toMatch(/White \(#ffffff\) on Coral/u);
    expect(told('May white text stand behind coral?')).toMatch(/Coral \(#f26b5b\) on White/u);
  });
  it('gives a verdict that agrees with the ratio it shows: 4.50 is enough', () => {
    expect(ratio('#ffffff', '#006ffb')).toBeLessThan(4.5);
    expect(told('May I put white on #006ffb?')).toMatch(/^\*\*Yes: .* can be read at any size\.\*\*.*4\.50:1/su);
  });

  it('begins a sentence with a capital, also with a color that is typed without one', () => {
    expect(told('May I put cyan on our coral?')).toMatch(/: Cyan \(/u);
  });

  it('begins with the verdict in one sentence; figures and what would pass come after it', () => {
    const [verdict, figures, mend] = told('May I put white on our coral?').split('\n\n');
    expect(verdict).toBe('**No: White (#ffffff) on Coral (#f26b5b) is too faint for text and signs.** [1][2]');
    expect(figures).toMatch(/^Their contrast is 2\.99:1\. Small text needs 4\.5:1;/u);
    expect(mend).toMatch(/^The nearest to Coral/u);
    expect(told('What is the nearest to coral that passes on white?')).toMatch(/^\*\*The nearest to Coral/u);
    for (const ground of ['Paper', 'our background'])
      expect(told(`Which colors can be read on ${ground}?`)).toMatch(/^\*\*On Paper \(#faf5ee\), write in Soot/u);
  });

  it('never asks white to change: the color under it does', () => {
    expect(told('May I put white on our coral?')).toMatch(/The nearest to Coral \(#f26b5b\) that passes with White/u);
  });
});

describe('a part of a page', () => {
  it.each([
    ['Which color for the buy button?', 'Take Rust (#9c3b1b), your primary color, for the button, with text in White'],
    ['What colour should links have?', 'Take Rust (#9c3b1b), your primary color, for links.'],
    ['Which color should I use for headlines?', 'Take Dark oven (#4a1f12), your second primary color, for headlines.'],
    ['What color is best for body text?', 'Take Soot (#1a1512), your near-black, for text.'],
  ])('%s begins with the color to take', (question, verdict) => {
    expect(told(question)).toMatch(/^\*\*Take /u);
    expect(told(question)).toContain(verdict);
  });

  it('takes no color whose words could not be read, or that is lost on the page', () => {
    const pale = { ...sampleBrand, colors: sampleBrand.colors.map((one) => ({ ...one, hex: '#f5e9d0' })) };
    expect(computeAnswer('Which color for the buy button?', pale)?.[0]).toMatchObject({
      claim: '**None of your colors is clear enough for the button.**',
    });
    const pastel = {
      ...sampleBrand,
      colors: sampleBrand.colors.map((one) => (one.role === 'p1' ? { ...one, hex: '#f7c9bd' } : one)),
    };
    const [first] = computeAnswer('Which color for the buy button?', pastel) ?? [];
    expect(first).toMatchObject({ claim: expect.stringContaining('Pine (#2f5d50)') });
  });

  it('leaves a question that names a color to its contrast, and asks for words to those who write', () => {
    expect(told('Which text color on our coral button?')).toMatch(/Coral/u);
    expect(told('What are our colors?')).toMatch(/^\*\*Your colors:\*\*/u);
  });
});

describe('the logo', () => {
  it.each([
    ['Which logo goes on a dark background?', 'logo-w1.svg'],
    ['Which logo goes on white?', 'logo-p1.svg'],
    ['Which logo file is for the favicon?', 'logo-p1-favicon.svg'],
    ['Which logo file do I send to the printer?', 'logo-p1.svg'],
    ['Which logo for our app icon?', 'logo-p1-tile.png'],
    ['Which logo file do I use in an email signature?', 'logo-p1.png'],
  ])('%s %s', (question, file) => {
    expect(told(question)).toContain(`**${file}**`);
  });
  it('a printer is sent is there as a PDF', () => {
    expect(told('Which logo file do I send to the printer?')).toContain('as logo-p1.pdf too');
  });
});

describe('the brand', () => {
  it.each([
    ['What does warm mean here?', 'Makes people feel welcome.'],
    ['What are our keywords?', 'Grounded: Stands firmly, without show.'],
    ['How should we write?', 'Write as you would to a guest.'],
    ['What are our fonts?', 'Headlines: Fraunces, Semi Bold.'],
    ['Who are our competitors and which is the nearest?', 'Millstone'],
    ['Why our colors?', 'Warm asks for warm colors.'],
    ['What stage are we at?', 'at the stage Seed'],
  ])('%s', (question, fact) => {
    expect(told(question)).toContain(fact);
  });

  it.each([
    'Write three taglines in our voice',
    'How do I talk to a seed investor?',
    'What is the weather in Lisbon?',
    'Why are our competitors all blue?',
    'I run a green energy company. Why should investors care?',
  ])('computes nothing for “%s”', (question) => {
    expect(computeAnswer(question, sampleBrand)).toBeUndefined();
  });
  it('is not told of parts of a page where rules, or colors of others, are asked for', () => {
    for (const question of ['What are our color rules?', 'What colors do our competitors use on their page?'])
      expect(told(question)).not.toContain('Take ');
  });
});

describe('one color', () => {
  it('that is asked after is named, with what it is for and where it is changed', () => {
    const text = told('Why is there a teal in my palette when I said that I never want any teal at all?');
    expect(text).toMatch(/^\*\*That is Pine \(#2f5d50\), your secondary color, a teal\.\*\*/u);
    expect(text).toContain('on the COLORS tab of your results');
    expect(told('Why do we have Rust?')).toContain('Rust is far from the blues of your competitors.');
  });
  it('that there is not is said not to be there', () => {
    expect(told('Why is there a purple in my palette?')).toMatch(/^\*\*None of your colors is purple\.\*\*/u);
  });
});

describe('what is said', () => {
  it('says which language it understands where it finds nothing in another', () => {
    expect(quoteAnswer('Как писать?', [], true)).toEqual([{ frame: 'otherLanguage' }]);
    expect(quoteAnswer('How are you?', [], true)).toEqual([{ frame: 'nothing' }]);
  });

  it('names a source for every claim, and quotes where nothing is computed', () => {
    const passage = { id: 'a', title: 'Investors', place: 'Handbook', text: 'Say what the money is for.' };
    const answer = quoteAnswer('How do I talk to a seed investor?', [passage], true);
    expect(writeAnswer(answer, () => 1)).toContain('> **Investors:** Say what the money is for. [1]');
    expect(answer.every((line) => 'frame' in line || line.from.length > 0)).toBe(true);
  });
});
