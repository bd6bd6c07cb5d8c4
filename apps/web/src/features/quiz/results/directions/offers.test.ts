import { describe, expect, it } from 'vitest';
import { setExample } from '../choice/studio-example.ts';
import { firstOffers, otherOffers } from './offers.ts';

const whole = setExample();
const { headLineRecommendations, bulkTextRecommendations } = whole.fontRecommendations;
const kinds = ['Duet', 'Heritage', 'Night', 'Duet'];
const colors = whole.colorRecommendations.colors.map((scheme, place) => ({ ...scheme, kind: kinds[place % 4]! }));
const directions = [0, 2, 5].map((place) => ({
  name: `Direction ${place}`,
  kind: 'Duet',
  sentence: 'You chose Calm.',
  color: colors[place]!,
  headline: headLineRecommendations.fonts[place]!,
  bulkText: bulkTextRecommendations.fonts[place]!,
}));
const set = { ...whole, colorRecommendations: { colors, limit: 30 }, directions };

describe('the directions to choose from', () => {
  it('are those of the set, and none where the set is from before there were any', () => {
    expect(firstOffers(set).map(({ name }) => name)).toEqual(['Direction 0', 'Direction 2', 'Direction 5']);
    expect(firstOffers(whole)).toEqual([]);
  });
  it('three others were not offered before, and are of different kinds as far as there are', () => {
    const others = otherOffers(set, 1);
    expect(others.map(({ kind }) => kind).toSorted()).toEqual(['Duet', 'Heritage', 'Night']);
    const offered = [...directions, ...others, ...otherOffers(set, 2)].map(({ color }) => color._id);
    expect(new Set(offered).size).toBe(offered.length);
  });
});
