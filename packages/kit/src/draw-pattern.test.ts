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

/** The fill of the first row and of the last one that a pattern of rows shows. */
const endsOf = (
  shapes: readonly Shape[],
  height: number,
  scale = 1,
  y = 0,
): { top: number; bottom: number; ink: unknown }[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'group')
      return endsOf(shape.shapes, height, scale * (shape.scale ?? 1), y + (shape.y ?? 0) * scale);
    const box = shape.kind === 'path' ? boundsOf(shape.path) : undefined;
    // rows, not letters
    if (shape.kind !== 'path' || !box || box.left !== 0 || box.right * scale < 1000) return [];
    const [top, bottom] = [y + box.top * scale, y + box.bottom * scale];
    // a row lies a little under the next one
    return bottom > 20 && top < height - 1 ? [{ top, bottom, ink: shape.ink }] : [];
  });

test.each(['p1', 'p2', 'a1', 'n3'] as const)(
  'no wall of names begins or ends with a row like the %s field',
  (beside) => {
    const page = { width: 1080, height: 420, tile: 605, label: '' };
    const below = endsOf(drawKitPattern('poster-wall', brand, { ...page, below: beside }).shapes, page.height);
    const above = endsOf(drawKitPattern('poster-wall', brand, { ...page, above: beside }).shapes, page.height);
    expect(below.toSorted((one, other) => other.bottom - one.bottom)[0]?.ink).not.toBe(beside);
    expect(above.toSorted((one, other) => one.top - other.top)[0]?.ink).not.toBe(beside);
  },
);

test.each(['p1', 'n3', 'a1'] as const)('no row of a wall of names runs on into the %s field beside it', (side) => {
  const { shapes } = drawKitPattern('poster-wall', brand, {
    width: 1080,
    height: 900,
    tile: 400,
    label: '',
    sides: [side],
  });
  const rows = endsOf(shapes, 900).toSorted((one, other) => one.top - other.top);
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.map(({ ink }) => ink)).not.toContain(side);
  expect(rows.filter(({ ink }, at) => ink === rows[at + 1]?.ink)).toEqual([]);
});

test.each([
  [1080, 389, 605],
  [1080, 221, 540],
  [300, 630, 353],
  [650, 191, 239],
])('no letter of a drawing board %s wide and %s high is cut', async (width, height, tile) => {
  for (const name of ['short', 'three-lines', 'cyrillic'] as const) {
    const { shapes } = drawKitPattern('drawing-board', await kitBrand(name, 'earth'), {
      width,
      height,
      tile,
      label: '',
    });
    const [outer] = shapes;
    const [field] = outer?.kind === 'group' ? outer.shapes : [];
    const scale = (field?.kind === 'group' && field.scale) || 1;
    const letters = (field?.kind === 'group' ? field.shapes : []).flatMap((shape) =>
      shape.kind === 'path' ? (boundsOf(shape.path) ?? []) : [],
    );
    expect(letters.length).toBeGreaterThan(0);
    for (const { left, right, top, bottom } of letters) {
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(right * scale).toBeLessThan(width);
      expect(bottom * scale).toBeLessThan(height);
    }
  }
});

test.each([
  [1080, 194],
  [628, 1080],
  [1128, 191],
])('lines of Open Margin end whole on a field of %d by %d', async (width, height) => {
  const { shapes } = drawKitPattern('open-margin', await kitBrand('three-lines', 'earth'), {
    width,
    height,
    tile: 540,
    label: '',
  });
  const [outer] = shapes;
  const [field] = outer?.kind === 'group' ? outer.shapes : [];
  const [scale, parts] = field?.kind === 'group' ? [field.scale ?? 1, field.shapes] : [1, []];
  const flags = parts.slice(1).flatMap((shape) => (shape.kind === 'rect' ? [shape] : []));
  expect(flags.length).toBeGreaterThan(1);
  for (const { x, y, width: wide, height: high } of flags) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect((x + wide) * scale).toBeLessThan(width);
    expect((y + high) * scale).toBeLessThan(height);
  }
});
