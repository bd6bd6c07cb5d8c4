import { describe, expect, it } from 'vitest';
import { computeAnswer, quoteAnswer } from './answer-offline.ts';
import { frames, restsOn, writeAnswer } from './said.ts';
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

const told = (question: string, brand = sampleBrand): string => {
  const answer = computeAnswer(question, brand) ?? [];
  const sources = restsOn(answer);
  return writeAnswer(answer, (passage) => sources.indexOf(passage) + 1);
};
const passage = { id: 'a', title: 'Investors', place: 'Handbook', text: 'Say what the money is for.' };
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

  it('takes the brand’s own white, as its book does, says so, and gives the ratio of pure white beside it', () => {
    const chalk = (name: string) => ({
      ...sampleBrand,
      colors: sampleBrand.colors.map((one) => (one.role === 'w1' ? { ...one, name, hex: '#f7f5ef' } : one)),
    });
    for (const name of ['Chalk', 'White']) {
      const text = told('May I put white on our coral?', chalk(name));
      expect(text).toContain(`I take “white” as ${name} (#f7f5ef).`);
      expect(text).toContain(`Their contrast is ${ratio('#f7f5ef', '#f26b5b').toFixed(2)}:1.`);
      expect(text).toContain(
        `With pure white (#ffffff) in its place it is ${ratio('#ffffff', '#f26b5b').toFixed(2)}:1.`,
      );
    }
    expect(told('May I put pure white on our coral?', chalk('Chalk'))).toMatch(/White \(#ffffff\) on Coral/u);
    expect(told('May I put white on our coral?')).not.toContain('pure white');
  });

  it('on a material is that of a usual one, and says what the material does to an ink', () => {
    expect(told('May I put white on kraft?')).toMatch(/opaque white under it/u);
    expect(told('May I put our primary on a brown box?')).toMatch(/comes out darker and browner/u);
    expect(told('May I put our primary on a brown box?')).toMatch(/The nearest to Rust/u);
    const onKraft = told('Which colors can be read on our kraft box?');
    expect(onKraft).toMatch(/- White \(#ffffff\), 3\.\d\d:1, large only, over an opaque white/u);
    expect(onKraft).toMatch(/kraft board shows through: every color comes out darker/u);
  });
  it('takes a material for one only where something stands on it, never a trade, a page or the company', () => {
    expect(told('Give me a concrete example: may I put coral on white?')).toMatch(/^\*\*No: Coral .* on White/u);
    expect(told('May I put coral on our oak furniture website?')).not.toContain('wood');
    expect(told('Can we combine rust with kraft paper?')).toMatch(/Rust .* on kraft board/u);
    // kraft paper is never the color that is called Paper
    expect(told('May rust stand on kraft paper, on our website?')).not.toContain('Paper');
    const oak = { ...sampleBrand, companyName: 'Oak' };
    expect(computeAnswer('Which colors can be read on Oak?', oak)).not.toEqual(
      computeAnswer('Which colors can be read on oak?', sampleBrand),
    );
    expect(told('Which colors can be read on oak?')).toMatch(/^\*\*On bare wood/u);
  });
});

describe('a part of a page', () => {
  it.each([
    ['Which color for the buy button?', 'Take Rust (#9c3b1b), your primary color, for the button, with text in White'],
    ['What colour should links have?', 'Take Rust (#9c3b1b), your primary color, for links.'],
    ['Which color should I use for headlines?', 'Take Dark oven (#4a1f12), your second primary color, for headlines.'],
    ['What color is best for body text?', 'Take Soot (#1a1512), your near-black, for text.'],
    [
      'Which color should we use for buttons on our oak furniture site?',
      'Take Rust (#9c3b1b), your primary color, for',
    ],
    ['Suggest a color for headlines', 'Take Dark oven (#4a1f12), your second primary color, for headlines.'],
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
    ['Which logo file do I send to the printer?', 'logo-p1.pdf'],
    ['Which logo goes on a kraft box?', 'logo-b1.pdf'],
    ['Can we print our logo on brown cardboard?', 'logo-b1.pdf'],
    ['Which logo for a denim jacket?', 'logo-w1.pdf'],
    ['Which logo for our app icon?', 'logo-p1-tile.png'],
    ['Which logo file do I use in an email signature?', 'logo-p1.png'],
    ['Which logo do we use on our wooden toys website?', 'logo-p1.svg'],
    ['Which logo for our sign-up page?', 'logo-p1.svg'],
    ['Which logo for the website banner?', 'logo-p1.svg'],
    ['Which logo goes in the search box of our site?', 'logo-p1.svg'],
    ['Which logo for the sign in our shop?', 'logo-p1.pdf'],
    ['Which logo for the sign-in page?', 'logo-p1.svg'],
    ['Which logo goes in a newspaper ad?', 'logo-b1.pdf'],
    ['How do I export the logo as PNG?', 'logo-p1.png'],
  ])('%s %s', (question, file) => {
    expect(told(question)).toContain(`**${file}**`);
  });
  it('for a printer is a PDF, as the pack says, and its SVG is for screens', () => {
    expect(told('Which logo file do I send to the printer?')).toContain('For screens the same is logo-p1.svg.');
  });
  it('on what shows through an ink is the darkest, in one ink', () => {
    expect(told('Which logo goes on a kraft box?')).toMatch(/Print it in one ink: kraft board shows through/u);
    expect(told('Which logo goes on a kraft box?')).toContain(`${ratio('#1a1512', '#b58b60').toFixed(2)}:1`);
    expect(told('Which logo for a denim jacket?')).not.toContain('one ink');
  });
  it('is of the color that the book has on that ground: the deeper one before black', () => {
    expect(told('Which logo goes on wheat?')).toContain('**logo-p2.svg**');
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
    ['Give me the hex codes for our website', 'Rust (Primary): #9c3b1b'],
    ['What is the CMYK of Rust?', frames.inks],
    ['Which Pantone is our accent?', frames.inks],
    ['Who are you?', frames.self],
  ])('%s', (question, fact) => {
    expect(told(question)).toContain(fact);
  });

  it.each([
    'Write a letter to our landlord in our voice',
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
  it.each([
    ['Why is our accent color so bright?', 'Coral (#f26b5b), your accent, '],
    ['Why is our primary color red?', 'Rust (#9c3b1b), your primary color, '],
    ['Why is our background color so pale?', 'Paper (#faf5ee), your background, '],
    ['Why is #f26b5b in our palette?', 'Coral (#f26b5b), your accent, '],
  ])('%s is found by what it is for, and held against no wish that nobody names', (question, is) => {
    expect(told(question)).toContain(`**That is ${is}`);
    expect(told(question)).not.toContain('crossed out');
  });
  it('is no material of which something could be made', () => {
    expect(told('Why are there metal tones in our palette?')).toMatch(/^\*\*Why your colors:/u);
  });
  it('that there is not is said not to be there', () => {
    expect(told('Why is there a purple in my palette?')).toMatch(/^\*\*None of your colors is purple\.\*\*/u);
  });
  it('that was never wanted is held against what was crossed out, and what was said of all stands for it', () => {
    const text = told('Why is there a teal in my palette when I never wanted teal?');
    expect(text).toContain('In the quiz you crossed out Lilac, not teal.');
    expect(text).toContain('Warm asks for warm colors.');
    expect(told('Why is there a lilac in my palette?')).toContain('In the quiz you crossed out Lilac.');
  });
});

describe('a tagline', () => {
  it.each(['Write three taglines in our voice', 'What is our tagline?', 'I need a slogan'])(
    '%s: says that it writes none, and gives the lines that the brand has and how it writes',
    (question) => {
      const text = told(question);
      expect(text.startsWith(frames.lines)).toBe(true);
      for (const line of sampleBrand.lines) expect(text).toContain(`- “${line}” [1]`);
      expect(text).toContain('**Warm:** Write as you would to a guest.');
    },
  );
  it('is not asked for by whoever asks how they write', () => {
    expect(told('What does Curious mean for how we write?')).toMatch(/^\*\*Curious:\*\* Asks before it answers/u);
  });

  it('of which somebody asks the font or the color is a question for those', () => {
    expect(told('Which font is for our tagline?')).toMatch(/^\*\*Your fonts/u);
    expect(told('Suggest a font for our headlines')).toMatch(/^\*\*Your fonts/u);
    for (const question of ['Suggest a color for headlines', 'Create a banner headline color'])
      expect(told(question)).not.toContain(frames.lines);
    expect(quoteAnswer('Create a banner headline color', [passage], sampleBrand)[0]).toEqual({ frame: 'quotes' });
    expect(told('Write a headline')).toContain(frames.lines);
  });
});

describe('what is said', () => {
  it('is English before any sound: an orange', () => {
    const [first, ...rest] = sampleBrand.colors;
    const brand = {
      ...sampleBrand,
      colors: [{ ...(first ?? rest[0]), hex: '#f07f13' }, ...rest],
    } as typeof sampleBrand;
    expect(told('What are our colors?', brand)).toContain('#f07f13, an orange;');
  });
  it('says where there is nothing to quote', () => {
    expect(quoteAnswer('How are you?', [], sampleBrand)).toEqual([{ frame: 'nothing' }]);
  });

  it('names a source for every claim, and quotes where nothing is computed', () => {
    const answer = quoteAnswer('How do I talk to a seed investor?', [passage], sampleBrand);
    expect(writeAnswer(answer, () => 1)).toContain('> **Investors:** Say what the money is for. [1]');
    expect(answer.every((line) => 'frame' in line || line.from.length > 0)).toBe(true);
  });
});
