import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { outlineOf } from './outline.ts';
import { placePath, type PathCommand } from './path.ts';
import { shape } from './shape.ts';
import { installedFont } from './testing/installed-font.ts';

const lora = installedFont('@expo-google-fonts/lora', '700Bold');

test('a line stands on its baseline, y down', () => {
  const box = boundsOf(outlineOf(lora, shape(lora, 'HxH')));
  expect(box).toMatchObject({ top: -700, bottom: 0 });
  expect(boundsOf(outlineOf(lora, shape(lora, 'p')))?.bottom).toBeGreaterThan(100);
});

test('every contour begins with M and is closed', () => {
  const types = outlineOf(lora, shape(lora, 'Beaðo Żółć'))
    .map(([type]) => type)
    .join('');
  expect(types).toMatch(/^(M[LQC]+Z)+$/);
});

test('a space leaves no ink', () => {
  expect(outlineOf(lora, shape(lora, ' '))).toEqual([]);
  expect(boundsOf([])).toBeUndefined();
});

test('the box follows the curves, not their control points', () => {
  expect(boundsOf([['M', 0, 0], ['Q', 50, 100, 100, 0], ['Z']])).toEqual({ left: 0, top: 0, right: 100, bottom: 50 });
  expect(boundsOf([['M', 0, 0], ['C', 0, 100, 100, 100, 100, 0], ['Z']])).toEqual({
    left: 0,
    top: 0,
    right: 100,
    bottom: 75,
  });
});

test('the box holds every point of the curves and touches them on all sides', () => {
  const path: PathCommand[] = [['M', 10, 10], ['C', -60, 40, 160, -80, 90, 70], ['Q', 200, 10, 20, -30], ['Z']];
  const points = Array.from({ length: 2001 }, (_, index) => index / 2000).flatMap((t) => {
    const u = 1 - t;
    return [
      [
        u ** 3 * 10 + 3 * u * u * t * -60 + 3 * u * t * t * 160 + t ** 3 * 90,
        u ** 3 * 10 + 3 * u * u * t * 40 + 3 * u * t * t * -80 + t ** 3 * 70,
      ],
      [u * u * 90 + 2 * u * t * 200 + t * t * 20, u * u * 70 + 2 * u * t * 10 + t * t * -30],
    ] as const;
  });
  const box = boundsOf(path);
  expect(box?.left).toBeCloseTo(Math.min(...points.map(([x]) => x)), 2);
  expect(box?.right).toBeCloseTo(Math.max(...points.map(([x]) => x)), 2);
  expect(box?.top).toBeCloseTo(Math.min(...points.map(([, y]) => y)), 2);
  expect(box?.bottom).toBeCloseTo(Math.max(...points.map(([, y]) => y)), 2);
});

test('a path is scaled first and then moved', () => {
  expect(placePath([['M', 1, 2], ['L', 3, 4], ['Z']], { x: 10, y: 20, scale: 2 })).toEqual([
    ['M', 12, 24],
    ['L', 16, 28],
    ['Z'],
  ]);
});
