import { leads } from '@signet/color';
import { mean } from '@signet/statistics';
import { expect, test } from 'vitest';
import { swatchOf } from '../swatch.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { rankSchemes } from './rank-schemes.ts';
import { kinTemperCost, temperCost, temperOf } from './temper.ts';

const brain = await readDefaultBrain();

test('happy words want a light and lively lead, solemn words a deep and quiet one, and none says nothing', () => {
  const [happy, solemn] = [temperOf(brain, ['happy', 'playful', 'fresh']), temperOf(brain, ['solemn', 'discreet'])];
  expect(temperCost(leads.poppy, happy)).toBeLessThan(temperCost(leads.maroon, happy));
  expect(temperCost(leads.navy, solemn)).toBeLessThan(temperCost(leads.cornflower, solemn));
  expect(temperOf(brain, [])).toEqual({ lightness: 0, liveliness: 0 });
});

test('the relative of a loved color costs for being darker and duller than the words, never for being livelier', () => {
  const solemn = temperOf(brain, ['solemn', 'discreet']);
  expect(temperCost(leads.paprika, solemn)).toBeGreaterThan(0);
  expect(kinTemperCost(leads.paprika, solemn)).toBe(0);
  expect(kinTemperCost(leads.umber, temperOf(brain, ['happy', 'playful']))).toBeGreaterThan(0);
});

test('the main colors of happy companies are lighter and stronger than those of solemn ones', () => {
  const mains = (keywords: string[]) =>
    ['Acme', 'Ostler', 'Kelm', 'Tova'].flatMap((companyName) =>
      rankSchemes({
        brain,
        companyName,
        answers: {
          industry: 'books-and-publishing',
          keywords,
          favoriteColors: [],
          dislikedColors: [],
          lifecycle: 'seed',
        },
        seed: companyName,
        nameFits: new Map(),
        research: { competitors: [] },
      })
        .slice(0, 5)
        .map(({ colors }) => swatchOf(colors.p1)),
    );
  const [happy, solemn] = [mains(['happy', 'playful', 'fresh']), mains(['solemn', 'discreet', 'modest'])];
  expect(mean(happy.map(({ lab }) => lab.lightness))).toBeGreaterThan(
    mean(solemn.map(({ lab }) => lab.lightness)) + 0.08,
  );
  expect(mean(happy.map(({ chroma }) => chroma))).toBeGreaterThan(mean(solemn.map(({ chroma }) => chroma)) + 0.03);
});
