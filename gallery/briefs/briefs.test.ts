import { describe, expect, test } from 'vitest';
import { businessLifecycles } from '@signet/contract';
import { brain, openFace } from '../families.ts';
import { drawBrandSheet } from './brand-sheet.ts';
import { brokenRules } from './broken-rules.ts';
import { briefSets, readBriefs, readHandMade, type DesignBrief, type HandMadeBrand } from './read-briefs.ts';

const bar = readBriefs('bar');
const everyBrief = briefSets.flatMap(readBriefs);
const everyBrand = new Map(briefSets.flatMap((set) => [...readHandMade(set)]));

const brandFor = ({ _id }: DesignBrief): HandMadeBrand => {
  const brand = everyBrand.get(_id);
  if (!brand) throw new Error(`Nobody designed ${_id}`);
  return brand;
};

/** Trades that look at each other; every industry but the last of the list is in one. */
const clusters = {
  money: ['accounting-and-tax', 'banking-and-payments', 'crypto-and-blockchain', 'insurance', 'investing-and-wealth'],
  counsel: ['consulting-and-coaching', 'government-and-civic-services', 'legal-services'],
  software: ['business-software', 'cybersecurity', 'data-and-analytics', 'developer-tools', 'telecommunications'],
  machines: ['artificial-intelligence', 'consumer-electronics', 'robotics-and-drones'],
  health: ['biotech-and-pharmaceuticals', 'health-care', 'medical-devices', 'mental-health'],
  table: [
    'agriculture-and-farming',
    'beer-wine-and-spirits',
    'coffee-and-soft-drinks',
    'groceries-and-packaged-food',
    'restaurants-and-catering',
  ],
  home: [
    'architecture-and-interiors',
    'cleaning-and-home-repair',
    'construction',
    'furniture-and-home-goods',
    'real-estate',
  ],
  industry: [
    'aerospace-and-defense',
    'automotive-and-mobility',
    'logistics-and-delivery',
    'manufacturing-and-materials',
  ],
  planet: ['climate-and-carbon', 'energy-and-utilities', 'water-and-recycling'],
  style: ['beauty-and-cosmetics', 'fashion-and-apparel', 'jewelry-and-watches'],
  culture: [
    'arts-and-museums',
    'books-and-publishing',
    'events-and-ticketing',
    'film-and-video',
    'games',
    'music-and-audio',
    'news-and-media',
  ],
  leisure: ['fitness-and-sports', 'pets-and-animals', 'toys-and-hobbies', 'travel-and-hotels'],
  people: [
    'childcare-and-parenting',
    'dating-and-relationships',
    'education-and-training',
    'hiring-and-human-resources',
    'nonprofits-and-charities',
    'social-networks-and-communities',
  ],
  trade: ['advertising-and-marketing', 'shops-and-marketplaces'],
} as const;

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Devanagari', 'Thai'] as const;

test('thirty briefs are the bar and eleven times ten were held back, each designed once', () => {
  expect(briefSets.map((set) => readBriefs(set).length)).toEqual([30, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]);
  expect(everyBrand.size).toBe(140);
  expect(new Set(everyBrief.map(({ _id }) => _id))).toEqual(new Set(everyBrand.keys()));
  expect(new Set([...everyBrand.values()].map(({ idea }) => idea)).size).toBe(140);
});

test('every industry is in a cluster, and the bar has a brief of every cluster', () => {
  const known = brain.industries.map(({ _id }) => _id).filter((id) => id !== 'something-else');
  expect(Object.values(clusters).flat().toSorted()).toEqual(known.toSorted());
  const asked = new Set(bar.map(({ answers }) => answers.industry));
  const unasked = Object.entries(clusters).filter(([, ids]) => !ids.some((id) => asked.has(id)));
  expect(unasked).toEqual([]);
});

test.each(scripts)('the bar has a company whose name is written in %s', (script) => {
  const letters = new RegExp(`\\p{Script=${script}}`, 'u');
  expect(bar.some(({ companyName }) => letters.test(companyName))).toBe(true);
});

test.each([
  ['favorites', ({ answers }: DesignBrief) => answers.favoriteColors.length],
  ['dislikes', ({ answers }: DesignBrief) => answers.dislikedColors.length],
  ['competitors', ({ competitors }: DesignBrief) => competitors.length],
] as const)('at least a quarter of the bar has %s, and a quarter has none', (_, count) => {
  const having = bar.filter((brief) => count(brief) > 0).length;
  expect(having).toBeGreaterThanOrEqual(bar.length / 4);
  expect(bar.length - having).toBeGreaterThanOrEqual(bar.length / 4);
});

describe.each(everyBrief.map((brief) => [brief._id, brief] as const))('%s', (_, brief) => {
  const brand = brandFor(brief);

  test('is a whole quiz of answers that the brain knows', () => {
    const { industry, lifecycle, keywords, favoriteColors, dislikedColors, standOut = 0 } = brief.answers;
    expect(brain.industries.map(({ _id }) => _id)).toContain(industry);
    expect(businessLifecycles.map(({ id }) => id as string)).toContain(lifecycle);
    expect(new Set(keywords).size).toBe(3);
    expect(brain.keywords.map(({ _id }) => _id)).toEqual(expect.arrayContaining([...keywords]));
    expect(brain.colorFamilies.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([...favoriteColors, ...dislikedColors]),
    );
    expect(Math.max(favoriteColors.length, dislikedColors.length)).toBeLessThanOrEqual(2);
    expect(standOut).toBeGreaterThanOrEqual(0);
    expect(standOut).toBeLessThanOrEqual(1);
  });

  test('keeps every hard rule', () => expect(brokenRules(brief, brand, brain)).toEqual([]));

  test('is set in faces that have all its letters', async () => {
    const headline = await openFace(brand.headlineFont, brand.headlineWeight);
    const text = await openFace(brand.textFont, brand.textWeight);
    expect(headline.covers(`${brief.companyName} ${brief.headline}`)).toBe(true);
    expect(text.covers(`${brief.paragraph} ${brief.button}`)).toBe(true);
    expect(drawBrandSheet({ brief, headline, text, colors: brand.colors }).label).toBe(brief.companyName);
  });
});

describe('a broken rule is found', () => {
  const brief = bar.find(({ _id }) => _id === 'pebblepay') ?? expect.fail('The brief is gone');
  const { colors, ...faces } = brandFor(brief);
  const faultsOf = (changed: Partial<typeof colors>, asked = brief) =>
    brokenRules(asked, { ...faces, colors: { ...colors, ...changed } }, brain);

  test('text that cannot be read', () => expect(faultsOf({ s1: '#9aa7b0' })[0]).toContain('s1 on white'));
  test('a main color beside the favorite', () => expect(faultsOf({ p1: '#1f5a3c' })[0]).toContain('favorite'));
  test('a favorite that was bent', () => expect(faultsOf({ a1: '#ff7b5e' })).toEqual(['coral is missing']));
  test('a competitor’s color', () => expect(faultsOf({ s1: '#191c1f' })[0]).toContain('too near to Revolut'));
  test('a disliked color', () => {
    const answers = { ...brief.answers, dislikedColors: ['gray'] };
    expect(faultsOf({}, { ...brief, answers })[0]).toContain('gray, which is disliked');
  });
});
