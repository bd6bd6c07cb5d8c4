import { describe, expect, test } from 'vitest';
import { boundsOf } from '@signet/type';
import { uniteLayers } from './boolean.ts';
import { families } from './families.ts';
import { markFamilies } from '@signet/contract';
import { recipesOf } from './family.ts';
import { frameFor, rasterLayers, rasterPath, type Layer } from './grid.ts';
import { rectangle } from './shapes.ts';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { writingOf } from './writing.ts';

const square = (left: number, top: number, side: number) =>
  rectangle({ left, top, right: left + side, bottom: top + side });

test('layers are added, cut, kept and crossed in their order', () => {
  const frame = { x: 0, y: 0, scale: 1, width: 4, height: 1 };
  const first: Layer = { op: 'add', path: rectangle({ left: 0, top: 0, right: 2, bottom: 1 }) };
  const second = rectangle({ left: 1, top: 0, right: 3, bottom: 1 });
  const drawn = (op: Layer['op']) => [...rasterLayers([first, { op, path: second }], frame).ink];
  expect(drawn('add')).toEqual([1, 1, 1, 0]);
  expect(drawn('cut')).toEqual([1, 0, 0, 0]);
  expect(drawn('keep')).toEqual([0, 1, 0, 0]);
  expect(drawn('xor')).toEqual([1, 0, 1, 0]);
});

test('what does not overlap after all is drawn as it was', () => {
  expect(
    boundsOf(
      uniteLayers([
        { op: 'add', path: square(0, 0, 1) },
        { op: 'add', path: square(2, 0, 1) },
      ]),
    ),
  ).toEqual({
    left: 0,
    top: 0,
    right: 3,
    bottom: 1,
  });
});

describe('an outline shows its layers, the same by both fill rules', () => {
  const font = installedFont('@expo-google-fonts/rubik', '700Bold');
  // what is no longer proposed may be chosen already, and is still drawn
  const writings = [
    'Rabe Gant',
    'Lark Vane',
    'Silo',
    'Cask',
    'Flax',
    'Kuli',
    'Larch',
    'Umber',
    'Petrel',
    'Yarrow',
    'ae',
  ].map((name) => writingOf(name, font));
  test.each(markFamilies)('of the family %s', (name) => {
    const { choices, draw } = families[name];
    const drawn = writings.flatMap((writing) => {
      const letters = ['monogram', 'pair', 'ligature'].includes(name) ? [writing.pair.join('')] : writing.initials;
      return recipesOf(name, letters.filter(Boolean), ...choices).flatMap((recipe) => {
        const drawing = draw(recipe, writing);
        return drawing ? [{ recipe, drawing }] : [];
      });
    });
    expect(drawn.length).toBeGreaterThan(0);
    for (const { recipe, drawing } of drawn.filter((_, at) => at % Math.ceil(drawn.length / 8) === 0)) {
      const path = drawing.whole ? (drawing.layers[0]?.path ?? []) : uniteLayers(drawing.layers);
      const frame = frameFor(boundsOf(path) ?? { left: 0, top: 0, right: 1, bottom: 1 }, 200, 1);
      const [nonzero, evenodd, layers] = [
        rasterPath(path, frame).ink,
        rasterPath(path, frame, 'evenodd').ink,
        rasterLayers(drawing.layers, frame).ink,
      ];
      const off = (one: Uint8Array, other: Uint8Array) => one.filter((ink, at) => ink !== other[at]).length;
      expect(off(nonzero, evenodd), JSON.stringify(recipe)).toBeLessThanOrEqual(8);
      expect(off(nonzero, layers), JSON.stringify(recipe)).toBeLessThanOrEqual(60);
    }
  });
});
