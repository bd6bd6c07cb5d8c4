import type { RecommendationSet, Selections } from '@signet/contract';
import { expect, test } from 'vitest';
import { brandOf, hasFontForName } from './brand-queries.ts';

const face = { fontName: 'Lora', fontType: 'serif', fontWeight: 600, fontStyle: 'normal', fontRecommendationId: 'lora', fontRecommendationOrderIndex: 0 } as const;
const colors = { p1: '#152a5e', p2: '#131d36', s1: '#006566', a1: '#7dbbe3', a2: '#a3d7da', n1: '#4a505c', n2: '#d8e0ef', n3: '#f4f4fd', b1: '#10141c', w1: '#fdfdff' };
const selections = {
  _id: 'selections', version: 3,
  activeSelections: { colorSelection: { key: 'scheme', orderIndex: 0, colors }, fontSelections: { headlineSelection: face, bulkTextSelection: face } },
} as unknown as Selections;

const recommending = (headlines: readonly object[]) =>
  ({ fontRecommendations: { headLineRecommendations: { fonts: headlines, limit: headlines.length } } }) as unknown as RecommendationSet;

test('a brand has the colors and fonts that are selected', () => {
  expect(brandOf(selections, recommending([face]))).toMatchObject({ schemeKey: 'scheme', colors, headline: face, bulkText: face });
});

test('a name that no font can draw has no brand, even where fonts were selected for an earlier name', () => {
  expect(hasFontForName(recommending([]))).toBe(false);
  expect(brandOf(selections, recommending([]))).toBeUndefined();
});
