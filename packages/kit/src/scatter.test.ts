import { expect, test } from 'vitest';
import type { Point } from './paths.ts';
import { scatter } from './scatter.ts';
import { chanceOf } from './seed.ts';

const square = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;
const box = { left: 0, top: 0, right: 400, bottom: 300 };
const lying = { shapes: [square], sizes: [60, 25, 10], counts: [40, 120, 400], gap: 6 };

test('no two chips are nearer to each other than the gap', () => {
  const chips = scatter(box, chanceOf('Quern'), lying);
  expect(chips.length).toBeGreaterThan(60);
  chips.forEach((chip, at) => {
    for (const other of chips.slice(at + 1))
      for (const [x, y] of chip.points)
        for (const [px, py] of other.points) expect(Math.hypot(x - px, y - py)).toBeGreaterThan(lying.gap);
  });
});

test('long chips do not lie across each other, nor any within another', () => {
  const bar = [
    [-1.1, -0.1],
    [1.1, -0.1],
    [1.1, 0.1],
    [-1.1, 0.1],
  ] as const;
  const side = (a: Point, b: Point, p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  const edges = (points: readonly Point[]) =>
    points.map((point, at): [Point, Point] => [point, points[(at + 1) % points.length] as Point]);
  const chips = scatter(box, chanceOf('Quern'), { ...lying, shapes: [bar, square], counts: [400, 400, 400] });
  chips.forEach((chip, at) => {
    for (const other of chips.slice(at + 1))
      for (const [a, b] of edges(chip.points))
        for (const [c, d] of edges(other.points))
          expect(side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0).toBe(false);
    const within = chips.filter(
      (other) => other !== chip && edges(chip.points).every(([a, b]) => side(a, b, [other.x, other.y]) > 0),
    );
    expect(within).toEqual([]);
  });
});

test('the same seed scatters the same chips, another seed others', () => {
  const drawn = (seed: string) => JSON.stringify(scatter(box, chanceOf(seed), lying));
  expect(drawn('Quern')).toBe(drawn('Quern'));
  expect(drawn('Quern')).not.toBe(drawn('Querm'));
});

test('where the box repeats, the gap holds over its edges too', () => {
  const period = 300;
  const chips = scatter({ ...box, right: period }, chanceOf('Quern'), { ...lying, period });
  for (const chip of chips)
    for (const other of chips)
      for (const dx of [-period, period])
        for (const [x, y] of chip.points)
          for (const [px, py] of other.points) expect(Math.hypot(x - px - dx, y - py)).toBeGreaterThan(lying.gap);
});
