import { describe, expect, test } from 'vitest';
import { FORBIDDEN_DISTANCE, nearestForbidden } from './forbidden.ts';
import { frameFor, rasterLayers, type Layer } from './grid.ts';
import { describe as described } from './known/describe.ts';
import { transform, turned } from './outline.ts';
import { oval, rectangle } from './shapes.ts';

const BOX = { left: -1.5, top: -1.5, right: 1.5, bottom: 1.5 };
const bar = (left: number, top: number, right: number, bottom: number) => rectangle({ left, top, right, bottom });
const nearest = (layers: readonly Layer[]) => nearestForbidden(described(rasterLayers(layers, frameFor(BOX, 192, 2))));

const hookedCross = (angle: number): Layer[] =>
  [0, 90, 180, 270].flatMap((turn) =>
    [bar(-0.2, -1, 0.2, 0.2), bar(-0.2, -1, 1, -0.6)].map((path): Layer => ({
      op: 'add',
      path: transform(path, turned(turn + angle)),
    })),
  );

describe('what no mark may come near is known however it is turned', () => {
  test.each([0, 20, 45, 80])('by %d degrees', (angle) => {
    expect(nearest(hookedCross(angle)).forbidden.distance).toBeLessThan(FORBIDDEN_DISTANCE);
  });
});

test('a cross of equal arms is protected', () => {
  const cross: Layer[] = [
    { op: 'add', path: bar(-0.3, -1, 0.3, 1) },
    { op: 'add', path: bar(-1, -0.3, 1, 0.3) },
  ];
  expect(nearest(cross).forbidden).toMatchObject({ name: 'red cross' });
  expect(nearest(cross).forbidden.distance).toBeLessThan(FORBIDDEN_DISTANCE);
});

test('a disc is plain, a letter L is neither plain nor forbidden', () => {
  expect(nearest([{ op: 'add', path: oval({ left: -1, top: -1, right: 1, bottom: 1 }) }]).plain.distance).toBeLessThan(
    0.05,
  );
  const letter: Layer[] = [
    { op: 'add', path: bar(-0.8, -1, -0.3, 1) },
    { op: 'add', path: bar(-0.8, 0.5, 0.7, 1) },
  ];
  expect(nearest(letter).forbidden.distance).toBeGreaterThan(FORBIDDEN_DISTANCE);
});
