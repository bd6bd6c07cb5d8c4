import type { Reason, RecommendationSet } from '@signet/contract';
import { expect, it } from 'vitest';
import { brandColorsExample } from './brand-example.ts';
import { schemeInstead } from './reasons.ts';

const first = brandColorsExample;
const second = { ...brandColorsExample, p1: '#152a5e' };

/** A brand in the first of two schemes, of which these reasons are told. */
const brandBecause = (...reasons: Reason[]) => {
  const none = { fonts: [], limit: 0 };
  const colors = [first, second].map((scheme, orderIndex) => ({
    _id: `${orderIndex}`,
    key: `${orderIndex}`,
    orderIndex,
    matchScore: 90,
    colors: scheme,
    reasons: orderIndex === 0 ? reasons : [],
  }));
  const recommendations: RecommendationSet = {
    _id: 'set',
    quizId: 'quiz',
    isCurrent: true,
    colorRecommendations: { colors, limit: 2 },
    fontRecommendations: { headLineRecommendations: none, bulkTextRecommendations: none },
    marketingKitRecommendations: { kits: [], limit: 0 },
  };
  return { schemeKey: '0', recommendations };
};
const counterfactual = (subject: string, value: number): Reason => ({
  kind: 'counterfactual',
  subject,
  value,
  sentence: '',
});

it('the scheme that would lead without an answer is the one in that place, counted from 1', () => {
  expect(schemeInstead(brandBecause(counterfactual('calm', 2)))).toBe(second);
});

it('no scheme would lead instead where leaving out any answer changes nothing', () => {
  // a lead of 2.00 is no second place
  expect(schemeInstead(brandBecause(counterfactual('', 2)))).toBeUndefined();
});

it('a scheme that is not loaded yet is not drawn', () => {
  expect(schemeInstead(brandBecause(counterfactual('calm', 17)))).toBeUndefined();
});

it('a reason that is no counterfactual names no other scheme', () => {
  expect(schemeInstead(brandBecause({ kind: 'keyword', subject: 'calm', value: 2, sentence: '' }))).toBeUndefined();
});
