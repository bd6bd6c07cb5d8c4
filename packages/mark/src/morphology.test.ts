import { expect, test } from 'vitest';
import { frameFor, rasterPath } from './grid.ts';
import { measureMark } from './gates.ts';
import { filled, lostByOpening, piecesOf, squaredDistances } from './morphology.ts';
import { oval, rectangle } from './shapes.ts';
import { reversed } from './outline.ts';

const box = (left: number, top: number, right: number, bottom: number) => rectangle({ left, top, right, bottom });
const UNIT = { left: 0, top: 0, right: 160, bottom: 160 };
const picture = (...paths: ReturnType<typeof box>[]) => rasterPath(paths.flat(), frameFor(UNIT, 160, 15));

test('the distance to the nearest ink is the shortest way to any of its cells', () => {
  const [width, height] = [23, 17];
  const ink = Uint8Array.from({ length: width * height }, (_, at) => ((at * 7919) % 61 === 0 ? 1 : 0));
  const places = [...ink.keys()].filter((at) => ink[at] === 1);
  const shortest = (at: number) =>
    Math.min(
      ...places.map(
        (to) => ((at % width) - (to % width)) ** 2 + (Math.floor(at / width) - Math.floor(to / width)) ** 2,
      ),
    );
  const distances = squaredDistances({ width, height, ink }, 1);
  expect([...distances]).toEqual([...ink.keys()].map(shortest));
});

test('what an opening loses is what lies too far from every place that holds the disc', () => {
  const grid = picture(box(0, 0, 160, 40), box(0, 55, 90, 160), oval({ left: 80, top: 60, right: 150, bottom: 150 }));
  for (const value of [0, 1] as const) {
    const depths = squaredDistances(grid, value === 1 ? 0 : 1);
    for (const radius of [1, 2.5, 7, 16, 32, 90]) {
      const holds = { ...grid, ink: grid.ink.map((one, at) => +(one === value && depths[at]! >= (radius + 0.5) ** 2)) };
      const away = squaredDistances(holds, 1);
      const lost = grid.ink.map((one, at) => +(one === value && away[at]! > (radius + 0.7) ** 2));
      expect(lostByOpening(grid, value, depths, radius).ink).toEqual(lost);
    }
  }
});

test('a mark is as thin as its thinnest stroke and as tight as its tightest gap, in favicon pixels', () => {
  const measures = measureMark(picture(box(0, 0, 160, 40), box(0, 55, 160, 160)));
  // the gap of 15 cells is 1.5 px
  expect(measures?.gap).toBe(1.4);
  expect(measures?.stroke).toBe(2.5);
  expect(measureMark(picture(box(0, 0, 160, 60), box(70, 60, 83, 160)))?.stroke).toBe(1.2);
});

test('a hairline does not pass because the rest is heavy', () => {
  expect(measureMark(picture(box(0, 0, 80, 160), box(80, 70, 160, 75)))?.stroke).toBe(0);
});

test('enclosed ground counts as holes and is filled in the silhouette', () => {
  const disc = oval(UNIT);
  const ring = picture([...disc, ...reversed(oval({ left: 50, top: 50, right: 110, bottom: 110 }))]);
  expect(measureMark(ring)).toMatchObject({ parts: 1, holes: 1 });
  expect(piecesOf(filled(ring), 0).sizes).toHaveLength(1);
  expect(filled(ring).ink).toEqual(picture(disc).ink);
});

test('a disc is as simple as a form can be', () => {
  expect(measureMark(picture(oval(UNIT)))?.complexity).toBeCloseTo(1, 1);
  // sides that all run along the cells come out 5 % short
  expect(measureMark(picture(box(0, 0, 160, 160)))?.complexity).toBeGreaterThan(1.1);
});
