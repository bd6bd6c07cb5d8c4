import { boundsOf } from '@signet/type';
import { expect, test } from 'vitest';
import { band } from './parallels.ts';

test('a stroke ends as with a square pen, and short where it meets another', () => {
  const bends = [
    [0, 0],
    [0, 6],
  ] as const;
  expect(boundsOf(band({ bends }, 0, -1, 1, 1))).toEqual({ left: -1, top: -1, right: 1, bottom: 7 });
  expect(boundsOf(band({ bends, joined: 'end' }, 0, -1, 1, 1))).toEqual({ left: -1, top: -1, right: 1, bottom: 6 });
});

test('a round corner is round on both sides about the same center', () => {
  const path = band(
    {
      bends: [
        [0, 6],
        [0, 0],
        [6, 0],
      ],
    },
    3,
    -1,
    1,
    0,
  );
  const ends = path.filter(([type]) => type === 'C').map((curve) => curve.slice(-2).map(Number));
  const radii = ends.map(([x = 0, y = 0]) => Math.round(Math.hypot(x - 3, y - 3)));
  expect(radii.toSorted()).toEqual([2, 4]);
});
