import { expect, test } from 'vitest';
import { slideSpecs } from '../content/stories.ts';
import type { Ask } from '../content/slide-spec.ts';
import { hintIn } from './currency.ts';
import { productOf, quantitiesIn, quantityIn, seriesIn, type Quantity } from './figures.ts';
import { clean } from './place-text.ts';

const short = (all: readonly Quantity[]) => all.map(({ words, shown, value }) => `${words} | ${shown} | ${value}`);
const valuesOf = (text: string) => seriesIn(text).map(({ value }) => value);

test('every example that a question of numbers gives is read as it is meant', () => {
  const read: Record<string, string[]> = {};
  for (const { asks } of Object.values(slideSpecs))
    for (const [slot, ask] of Object.entries<Ask>(asks)) {
      const [, example] = /^For example: (.*)$/u.exec(hintIn(ask[1] ?? '', '€')) ?? [];
      if (example === undefined || slot === 'caption') continue;
      expect(['series', 'parts', 'steps']).toContain(slot);
      read[example] = short(slot === 'series' ? seriesIn(example) : quantitiesIn(example));
    }
  expect(read).toEqual({
    'Jan 12, Feb 18, Mar 27.': ['Jan | 12 | 12', 'Feb | 18 | 18', 'Mar | 27 | 27'],
    'Q1 100, Q2 94, Q3 91.': ['Q1 | 100 | 100', 'Q2 | 94 | 94', 'Q3 | 91 | 91'],
    'Q1 900, Q2 720, Q3 540.': ['Q1 | 900 | 900', 'Q2 | 720 | 720', 'Q3 | 540 | 540'],
    '20 asked; 9 tried; 7 stayed.': ['asked | 20 | 20', 'tried | 9 | 9', 'stayed | 7 | 7'],
    '38 towns met; 15 pilots; 7 contracts.': ['towns met | 38 | 38', 'pilots | 15 | 15', 'contracts | 7 | 7'],
    '52 towns; 31 plants; 17 homes.': ['towns | 52 | 52', 'plants | 31 | 31', 'homes | 17 | 17'],
    '10% options; 14% angels; 76% founders.': ['options | 10% | 10', 'angels | 14% | 14', 'founders | 76% | 76'],
    '€200 parts; €120 service; €480 is left.': ['parts | €200 | 200', 'service | €120 | 120', 'is left | €480 | 480'],
    '€40 service; €25 support; €85 is left.': ['service | €40 | 40', 'support | €25 | 25', 'is left | €85 | 85'],
    '€31 k lost water; €22 k digging; €8 k fines.': [
      'lost water | €31 k | 31000',
      'digging | €22 k | 22000',
      'fines | €8 k | 8000',
    ],
    '€6 k visits; €5 k pilot; €3 k paperwork.': [
      'visits | €6 k | 6000',
      'pilot | €5 k | 5000',
      'paperwork | €3 k | 3000',
    ],
    '€990 k people; €450 k product; €360 k sales.': [
      'people | €990 k | 990000',
      'product | €450 k | 450000',
      'sales | €360 k | 360000',
    ],
  });
});

test('a label may hold a number: a quarter, a year, a week', () => {
  expect(short(seriesIn('2022 1.2 m; 2023 2 m'))).toEqual(['2022 | 1.2 m | 1200000', '2023 | 2 m | 2000000']);
  expect(short(seriesIn('FY24 €1.2 m, FY25 €2 m'))).toEqual(['FY24 | €1.2 m | 1200000', 'FY25 | €2 m | 2000000']);
  expect(short(seriesIn('Week 1 200, Week 2 300'))).toEqual(['Week 1 | 200 | 200', 'Week 2 | 300 | 300']);
  expect(valuesOf('1st quarter 900; 2nd quarter 720')).toEqual([900, 720]);
  expect(valuesOf('900 in the 1st quarter; 720 in the 2nd')).toEqual([900, 720]);
  expect(valuesOf('1,200 in 2022; 900 in 2023')).toEqual([1200, 900]);
  expect(valuesOf('100 in month 1; 94 in month 2; 91 in month 3')).toEqual([100, 94, 91]);
  expect(valuesOf('2022 2010; 2023 2080')).toEqual([2010, 2080]);
  expect(valuesOf("Q1'25 900, Q2'25 720")).toEqual([900, 720]);
  expect(valuesOf('2023/24 1.2 m; 2024/25 0.9 m')).toEqual([1.2e6, 0.9e6]);
  expect(valuesOf('Jan 12 (up 50 %), Feb 18 (up 50 %)')).toEqual([12, 18]);
});

test('a number below zero keeps its minus; a dash between words and numbers is none', () => {
  expect(short(seriesIn('Jan -12, Feb 18'))).toEqual(['Jan | -12 | -12', 'Feb | 18 | 18']);
  expect(valuesOf('Q1 −€120 k; Q2 €-40 k; Q3 –5 k; Q4 €60 k')).toEqual([-120e3, -40e3, -5e3, 60e3]);
  expect(valuesOf('Q1 −€120 k; Q2 €-40 k; Q4 €60 k')).toEqual([-120e3, -40e3, 60e3]);
  expect(short(seriesIn('Q1 (120), Q2 60'))).toEqual(['Q1 | −120 | -120', 'Q2 | 60 | 60']);
  expect(short(seriesIn('Jan - 12, Feb-18, Mar: 20'))).toEqual(['Jan | 12 | 12', 'Feb | 18 | 18', 'Mar | 20 | 20']);
  expect(quantityIn('10-12 weeks')?.value).toBe(10);
});

test('thousands and decimals are read however they are parted', () => {
  const worth = (text: string) => quantityIn(text)?.value;
  expect(worth('1 200 towns')).toBe(1200);
  expect(worth('1\u202f200\u00a0000 towns')).toBe(1.2e6);
  expect(worth('1 200,50 €')).toBe(1200.5);
  expect(worth('0.125')).toBe(0.125);
  expect(worth('0,125')).toBe(0.125);
  expect(worth('1,200')).toBe(1200);
  expect(worth('1.200')).toBe(1200);
  expect(worth('1,234.5')).toBe(1234.5);
  expect(worth('1.234,5')).toBe(1234.5);
  expect(worth('1,234,567.891')).toBe(1_234_567.891);
  expect(worth('1.2345')).toBe(1.2345);
  expect(worth('1’234’567')).toBe(1_234_567);
  expect(valuesOf('Jan: 1 200; Feb: 1 300')).toEqual([1200, 1300]);
  expect(productOf('1 200', '€10')).toBe('€12 k');
  expect(productOf('12,000', '€0.125')).toBe('€1,500');
});

test('parts of a whole are what stands first in them, or the money', () => {
  const worth = (text: string) => quantitiesIn(text).map(({ value }) => value);
  expect(worth('38 towns met since January; 15 pilots: 10 km for six weeks; 7 contracts of three years')).toEqual([
    38, 15, 7,
  ]);
  expect(worth('18 months of salaries €900 k; 2 machines €300 k')).toEqual([9e5, 3e5]);
  expect(worth('€480 gross margin, 60 %; €320 costs')).toEqual([480, 320]);
});

test.each(['27 %', '27\u00a0%', '27\u202f%'])(
  '%s is written as screens write it, alone and in a sentence',
  (figure) => {
    expect(clean(figure)).toBe('27%');
    expect(clean(`of ${figure} nothing`)).toBe('of 27% nothing');
    expect(quantityIn(`${figure} of all`)?.shown).toBe('27%');
  },
);
