import { expect, test } from 'vitest';
import type { Shape } from '@signet/scene';
import { boundsOf } from '@signet/type';
import { kitBrand } from '../../../gallery/kit-brands.ts';
import { drawKitPattern } from './draw-pattern.ts';

const brand = await kitBrand('short', 'earth');

/** How far down the shapes of a pattern reach, in units of the page. */
const lowest = (shapes: readonly Shape[], scale = 1, y = 0): number[] =>
  shapes.flatMap((shape): number[] => {
    if (shape.kind === 'group') return lowest(shape.shapes, scale * (shape.scale ?? 1), y + (shape.y ?? 0) * scale);
    const box = shape.kind === 'path' ? boundsOf(shape.path) : undefined;
    return box ? [y + box.bottom * scale] : [];
  });

test.each([420, 270, 600, 191])('a wall of names %s high ends with a whole name', (height) => {
  const { shapes } = drawKitPattern('poster-wall', brand, { width: 1080, height, tile: 605, label: '' });
  // blocks lie a little under the next one, letters inside theirs
  const ends = lowest(shapes).filter((bottom) => bottom > height * 1.02);
  expect(ends).toEqual([]);
});

test('a light that has not room for two days has one, from night to night', () => {
  const daysIn = (height: number): number => {
    const { shapes } = drawKitPattern('first-light', brand, { width: 300, height, tile: 200, label: '' });
    return JSON.stringify(shapes).split('"linear"').length - 1;
  };
  expect(daysIn(150)).toBe(1);
  expect(daysIn(320)).toBe(1);
  expect(daysIn(420)).toBe(2);
});
