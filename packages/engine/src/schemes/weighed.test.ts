import { describe, expect, it } from 'vitest';
import { weighedOf } from './weighed.ts';

const fit = {
  keywords: 0.2,
  favorites: 0.34,
  rivals: 0,
  harmony: 0.01,
  industry: 0,
  lifecycle: 0,
  usual: 0,
  dislikes: 0,
};

describe('what each answer weighed', () => {
  it('adds up to 100, the weightiest first', () => {
    const weighed = weighedOf({ fit, asked: 0.13 });
    expect(weighed.map(({ of }) => of)).toEqual(['favorites', 'keywords', 'harmony']);
    expect(weighed.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('counts nothing that speaks against a scheme', () => {
    expect(weighedOf({ fit: { ...fit, favorites: -0.3, keywords: -0.1 }, asked: -1 })).toEqual([
      { of: 'harmony', share: 100 },
    ]);
    expect(weighedOf({ fit: { ...fit, favorites: 0, keywords: 0, harmony: -1 }, asked: 0 })).toEqual([]);
  });
});
