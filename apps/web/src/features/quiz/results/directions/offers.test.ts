import type { OfferedMark } from '@signet/contract';
import { describe, expect, it } from 'vitest';
import { setExample } from '../choice/studio-example.ts';
import { firstOffers, markOf, otherOffers, withMarks } from './offers.ts';

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

  const drawn = ['slice', 'parted', 'seal', 'block'].map((family) => ({
    recipe: { family, letters: 'N', values: [] },
    face: { fontName: 'Inter', fontWeight: 700, fontStyle: 'normal' },
  })) as unknown as OfferedMark[];
  const familiesOf = (offers: ReturnType<typeof withMarks>) => offers.map((offer) => markOf(offer)?.recipe.family);

  it('have a mark of their own each, the best three of the name, and in another round each another', () => {
    expect(familiesOf(withMarks(firstOffers(set), drawn, 0))).toEqual(['slice', 'parted', 'seal']);
    expect(familiesOf(withMarks(otherOffers(set, 1), drawn, 1))).toEqual(['parted', 'seal', 'slice']);
  });

  it('stand with the name in more than one way', () => {
    const lockups = withMarks(firstOffers(set), drawn, 0).map((offer) => markOf(offer)?.lockup);
    expect(new Set(lockups).size).toBe(2);
  });

  it('share no mark where there are fewer: the last one is the name alone', () => {
    expect(familiesOf(withMarks(firstOffers(set), drawn.slice(0, 2), 0))).toEqual(['slice', 'parted', undefined]);
  });
});
