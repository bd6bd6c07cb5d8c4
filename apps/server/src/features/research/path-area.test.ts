import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOfPath } from './path-area.ts';

test.each([
  ['a square', 'M0 0h10v10H0z', 100],
  ['a square that is not closed', 'M0 0 10 0 10 10 0 10', 100],
  ['a square in relative steps that repeat', 'm5 5 10 0 0 10-10 0z', 100],
  ['a frame whose hole goes the other way', 'M0 0h10v10H0zM2 2v6h6V2z', 64],
  ['an island in the hole of a frame', 'M0 0h10v10H0zM2 2v6h6V2zM4 4h2v2H4z', 68],
  ['a square drawn over a larger one that goes the same way', 'M0 0h10v10H0zM2 2h6v6H2z', 100],
  ['two squares apart that go opposite ways', 'M0 0h10v10H0zM20 0v10h10V0z', 200],
  ['a circle of arcs whose flags stand close', 'M0 5a5 5 0 1110 0 5 5 0 01-10 0z', 25 * Math.PI],
  ['most of a circle by its large arc', 'M10 0A10 10 0 1 1 0-10', 75 * Math.PI + 50],
  ['half an ellipse that is turned', 'M0 0A2 4 90 0 1 8 0z', 4 * Math.PI],
  ['an arc whose radius grows to reach', 'M0 0A1 1 0 0 1 10 0z', 12.5 * Math.PI],
  ['a parabola', 'M0 0Q5 10 10 0z', 100 / 3],
  ['a block under a wave, whose second curve mirrors the first', 'M0 0q5 10 10 0t10 0v20h-20z', 400],
  ['a dot', 'M3 3z', 0],
  ['nothing', '', 0],
  ['what is no path', 'hello world', 0],
])('%s', (_what, path, area) => {
  expect(areaOfPath(path)).toBeCloseTo(area, 6);
});

test('a circle of four cubic curves is that of the compass to a thousandth', () => {
  const k = 5.5228475;
  expect(
    areaOfPath(`M10 0C10 ${k} ${k} 10 0 10S-10 ${k} -10 0-${k}-10 0-10 10-${k} 10 0z`) / (100 * Math.PI),
  ).toBeCloseTo(1, 3);
});

test('of a path of more loops than can be held against each other, the largest count', () => {
  const squares = (count: number) => Array.from({ length: count }, (_, at) => `M${2 * at} 0h1v1h-1z`).join('');
  expect(areaOfPath(squares(500))).toBeCloseTo(500, 6);
  expect(areaOfPath(`${squares(5000)}M0 9h100v100H0z`)).toBeCloseTo(10_999, 6);
});

test('any polygon has the area of its corners, wherever it lies', () => {
  const side = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(side, side, fc.integer(), fc.integer(), (width, height, x, y) => {
      expect(areaOfPath(`M${x % 1000} ${y % 1000}l${width} 0 0 ${height}z`)).toBeCloseTo((width * height) / 2, 4);
    }),
  );
});
