import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { coreDeck } from '../deck/core-deck.ts';
import { fullDeck } from '../deck/full-deck.ts';
import type { Deck, Slide } from '../deck/model.ts';
import { onePager } from '../deck/one-pager.ts';
import { paper } from '../paper/papers.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { paperPreflight } from './paper-preflight.ts';
import { picturePreflight } from './pictures.ts';
import { preflight } from './preflight.ts';
import type { Rule } from './rules.ts';
import { isStale, lastDayIn } from './source-age.ts';

const brand = await kitBrand('short', 'ink');
const at = new Date('2026-10-01T00:00:00Z');
const told = (answers: Record<string, string> = answered.answers) => ({ answers, at });
const sums = (title: string, parts: string): string[] => {
  const answers = { ...answered.answers, 'round.title': title, 'round.parts': parts };
  return preflight(coreDeck('contour', brand, { ...answered, answers }), brand, told(answers))
    .findings.filter(({ rule }) => rule === 'sum')
    .map(({ says }) => says);
};

test('the parts of a round are held against the money of the headline, and no other number of it', () => {
  expect(sums('In 18 months €1.8 m: 1,500 km', '€990 k people; €450 k product; €360 k sales')).toEqual([]);
  expect(sums('In 18 months €1.8 m takes us to 1,500 km', '€990 k people; €450 k product')).toEqual([
    'The parts add up to €1,440,000, the headline says €1.8 m. Which is right?',
  ]);
  expect(sums('18 months to 1,500 km', '€990 k people; €450 k product')).toEqual([]);
  expect(sums('$1.8 m for 18 months', '€990 k people; €450 k product')).toEqual([]);
});

test('shares of a whole are right when they come to 100%', () => {
  expect(sums('€1.8 m takes us to 1,500 km', '55 % people; 25 % product; 20 % sales')).toEqual([]);
  expect(sums('€1.8 m takes us to 1,500 km', '55 % people; 25 % product')).toEqual([
    'The parts add up to 80%, not to 100%. Which is right?',
  ]);
});

test('only what is looked at is named as looked at: a page has no slides to count', () => {
  const deck = preflight(coreDeck('contour', brand, answered), brand, told());
  expect(deck.looked).toContain('length');
  const page = preflight(onePager('contour', brand, answered, 'investor'), brand, told());
  expect(page.looked).toEqual([
    'blank',
    'sample',
    'overflow',
    'small',
    'contrast',
    'sum',
    'headline',
    'widow',
    'image',
    'alt',
  ]);
  expect(paperPreflight(paper('contour', brand, answered, 'letter')).looked).toEqual(['blank', 'small', 'contrast']);
  expect(picturePreflight({ pixels: 2040, wide: 3.35 })).toEqual({ looked: ['image'], findings: [], hidden: 0 });
});

/** The core deck with one of its slides changed, and what is found of one sort. */
const found = (key: string, change: (slide: Slide) => Partial<Slide>, rule: Rule): string[] => {
  const deck = coreDeck('contour', brand, answered);
  const changed: Deck = {
    ...deck,
    slides: deck.slides.map((slide) => (slide.key === key ? { ...slide, ...change(slide) } : slide)),
  };
  const { findings } = preflight(changed, brand, told());
  const page = deck.slides.findIndex((slide) => slide.key === key) + 1;
  return findings.filter((one) => one.rule === rule && one.page === page).map(({ says }) => says);
};

test('hidden slides are looked at as well: what is wrong there is named, and keeps nothing from being shown', () => {
  const deck = fullDeck('contour', brand, answered);
  const hiddenAt = deck.slides.findIndex(
    ({ isHidden, items }) => isHidden && items.some(({ kind }) => kind === 'text'),
  );
  const tiny = deck.slides.map((slide, index): Slide => {
    if (index !== hiddenAt) return slide;
    const items = slide.items.map((one) =>
      one.kind === 'text' ? { ...one, name: 'own', style: { ...one.style, size: 8 } } : one,
    );
    return { ...slide, items };
  });
  const { findings, hidden } = preflight({ ...deck, slides: tiny }, brand, told());
  expect(hidden).toBe(deck.slides.filter(({ isHidden }) => isHidden).length);
  expect(hidden).toBeGreaterThan(20);
  const small = findings.filter(({ rule }) => rule === 'small');
  expect(small.length).toBeGreaterThan(0);
  for (const one of small) expect(one).toMatchObject({ level: 'warn', page: hiddenAt + 1, isHidden: true });
  // what they wait for is why they are hidden
  expect(findings.filter(({ isHidden, rule }) => isHidden && rule === 'blank')).toEqual([]);
});

test('a last word that stands on a line by itself is named, a paragraph of one word is not', () => {
  const area = { x: 1, y: 1, w: 4, h: 2 };
  const style = { face: 'text', size: 18, ink: 'b1', leading: 1, align: 'l', anchor: 't' } as const;
  const of = (text: string, lines: string[]) => ({ kind: 'text', name: 'own', area, style, text, lines }) as const;
  const withText = (text: string, lines: string[]) => found('team', () => ({ items: [of(text, lines)] }), 'widow');
  expect(withText('A sensor outlives the street', ['A sensor outlives the', 'street'])).toEqual([
    'The last word of “A sensor outlives the street” stands on a line by itself.',
  ]);
  expect(withText('A sensor outlives the street', ['A sensor outlives', 'the street'])).toEqual([]);
  expect(withText('A sensor outlives\nUlm', ['A sensor outlives', 'Ulm'])).toEqual([]);
});

test('a source of more than 90 days is named with its slide, and one that names no date', () => {
  const answers = { ...answered.answers, 'traction.source': 'Signed contracts' };
  const { findings } = preflight(coreDeck('contour', brand, { ...answered, answers }), brand, told(answers));
  const aged = findings.filter(({ rule }) => rule === 'age');
  expect(aged.map(({ page, says }) => [page, says])).toContainEqual([
    3,
    'The source “Our survey of 41 utilities, May 2026” is more than three months old. Do its numbers still hold?',
  ]);
  expect(aged.map(({ says }) => says)).toContain('The source “Signed contracts” names no date.');
  // nobody asked for the day of these
  expect(aged.map(({ says }) => says).join()).not.toMatch(/Version 1\.4|of the round is promised/u);
});

test.each([
  ['Our survey, May 2026', '2026-05-31'],
  ['Signed contracts at 30 September 2026', '2026-09-30'],
  ['Counted on Sept. 3rd, 2025 and in March 2024', '2025-09-03'],
  ['Counted 3 Sept. 2025', '2025-09-03'],
  ['2026-07-04, register', '2026-07-04'],
  ['04.07.2026', '2026-07-04'],
  ['7/14/2026', '2026-07-14'],
  ['10/1/2026', '2026-10-01'],
  ['30/9/2026', '2026-09-30'],
  ['Global EV Market, 2026', '2026-12-31'],
  ['A study by Marsh 2026', '2026-12-31'],
  ['FY 2024-25 accounts', '2024-12-31'],
  ['As of 2026-9-15', '2026-09-15'],
  ['2026/09/30', '2026-09-30'],
  ['30-09-2026', '2026-09-30'],
  ['Sep 30 2026', '2026-09-30'],
  ['Counted 09/2026', '2026-09-30'],
  ['Books of Q2 2026', '2026-06-30'],
  ['Maker data sheets 2024', '2024-12-31'],
  ['118 leaks, January to September 2026', '2026-09-30'],
])('the last day that “%s” names is %s', (text, day) => {
  expect(lastDayIn(text)?.toISOString().slice(0, 10)).toBe(day);
});

test('90 days are fresh, 91 are not; what names no day has none', () => {
  expect(isStale(new Date('2026-07-03T00:00:00Z'), at)).toBe(false);
  expect(isStale(new Date('2026-07-02T00:00:00Z'), at)).toBe(true);
  expect(lastDayIn('Version 1.4, in use at seven utilities')).toBeUndefined();
  expect(lastDayIn('Law 20260, paragraph 12')).toBeUndefined();
});

test('a picture with fewer than 150 pixels on an inch, or pulled out of its shape, is named', () => {
  const light = (width: number, height: number) => ({
    items: [
      {
        kind: 'art',
        name: 'Light',
        flats: [
          {
            kind: 'glow',
            shape: { kind: 'rect', x: 0, y: 0, width, height, ink: 'a1' },
            box: { left: 0, top: 0, right: width, bottom: height },
          },
        ],
      } as const,
    ],
  });
  expect(found('team', () => light(1600, 900), 'image')).toEqual([]);
  expect(found('team', () => light(2400, 900), 'image')).toEqual([
    'A picture has 100 pixels on an inch; from 150 on it looks sharp in print.',
  ]);
  expect(found('team', () => light(300, 9), 'image')).toEqual(['A picture is pulled out of its shape.']);
  expect(picturePreflight({ pixels: 400, wide: 4 }).findings.map(({ rule }) => rule)).toEqual(['image']);
});

test('what shows something has words for those who do not see it, and a wanted picture is asked for them', () => {
  const silent = ({ items }: Slide) => ({
    items: items.map((one) => (one.kind === 'chart' ? { ...one, alt: '' } : one)),
  });
  expect(found('traction', silent, 'alt')).toEqual(['The chart has no words for those who do not see it.']);
  expect(found('traction', () => ({}), 'alt')).toEqual([]);
  expect(found('product', () => ({}), 'alt')).toEqual([
    'Put your picture in its frame in the file, and say there in one sentence what it shows.',
  ]);
});

test('a paper is told what is answered in the file from what keeps it a draft', () => {
  const levels = (subject: typeof answered) =>
    new Set(paperPreflight(paper('contour', brand, subject, 'letter')).findings.map(({ level }) => level));
  expect(levels(answered)).toEqual(new Set(['warn']));
  expect(levels(unanswered)).toEqual(new Set(['warn', 'stop']));
});

test('empty paper is no draft for what a letter asks: what its own lines lack is told', () => {
  const printed = paperPreflight(paper('contour', brand, unanswered, 'letter'), { isEmpty: true });
  expect(printed.findings.map(({ level }) => level)).toEqual(['warn']);
  expect(printed.findings[0]?.says).toMatch(/^Left out until it is answered: /);
});

test('who sends a paper and what stands at its foot are looked at as its letter is', () => {
  const made = paper('contour', brand, answered, 'letter');
  const tiny = { ...made, styles: { ...made.styles, small: { ...made.styles.small, size: 6 } } };
  const rulesOf = (is: { isEmpty: boolean }) => paperPreflight(tiny, is).findings.map(({ rule }) => rule);
  expect(rulesOf({ isEmpty: true })).toContain('small');
  expect(rulesOf({ isEmpty: false })).toContain('small');
});
