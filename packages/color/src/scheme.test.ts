import { expect, test } from 'vitest';
import { deltaEOk, schemeDistance, schemeLab } from './index.ts';

const scheme = { p1: '#0e7378', p2: '#0b3235', s1: '#6b2769', a1: '#ffb81c', a2: '#b5ecd0' };

test('a scheme is no distance from itself', () => {
  expect(schemeDistance(schemeLab(scheme), schemeLab(scheme))).toBe(0);
});

test('a difference in one role counts by that role’s share of .70', () => {
  const weights = { p1: 0.3, s1: 0.15, p2: 0.1, a1: 0.1, a2: 0.05 };
  for (const role of ['p1', 's1', 'p2', 'a1', 'a2'] as const) {
    const changed = { ...scheme, [role]: '#c8152f' };
    expect(schemeDistance(schemeLab(scheme), schemeLab(changed))).toBeCloseTo(
      (weights[role] / 0.7) * deltaEOk(scheme[role], '#c8152f'),
      10,
    );
  }
});

test('beyond a limit the distance is Infinity, up to it the same as without', () => {
  const [one, other] = [schemeLab({ ...scheme, p1: '#102040' }), schemeLab({ ...scheme, p1: '#204060' })];
  const distance = schemeDistance(one, other);
  expect(schemeDistance(one, other, distance + 1e-9)).toBe(distance);
  expect(schemeDistance(one, other, distance / 2)).toBe(Infinity);
});
