import { expect, test } from 'vitest';
import { traced as tracedWithin, type InkPicture } from './trace.ts';

/** A picture from rows of figures: 0 is paper, 9 is ink. */
const picture = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  ink: Float64Array.from(rows.join(''), (sign) => Number(sign) / 9),
});
const MOST = { forms: 2, pixels: 200 };
const traced = (drawn: InkPicture) => tracedWithin(drawn, MOST) ?? [];
const pieces = (path: readonly (readonly unknown[])[]): number => path.filter(([type]) => type === 'M').length;
/** Twice the area that a path encloses; a hole counts against what it is in. */
const area = (path: readonly (readonly unknown[])[]): number => {
  let [sum, points] = [0, [] as [number, number][]];
  for (const [type, x, y] of path) {
    if (type !== 'Z') {
      points.push([x as number, y as number]);
      continue;
    }
    for (const [at, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(at + 1) % points.length] as [number, number];
      sum += ax * by - bx * ay;
    }
    points = [];
  }
  return Math.abs(sum / 2);
};

test('a square of ink is traced along its edge, and its hole the other way round', () => {
  const solid = traced(picture('000000', '099990', '099990', '099990', '099990', '000000'));
  expect(pieces(solid)).toBe(1);
  // corners of pixels are cut
  expect(area(solid)).toBeGreaterThan(15);
  expect(area(solid)).toBeLessThanOrEqual(16);
  const holed = traced(
    picture('00000000', '09999990', '09999990', '09900990', '09900990', '09999990', '09999990', '00000000'),
  );
  expect(pieces(holed)).toBe(2);
  expect(area(holed)).toBeLessThan(36);
  expect(area(holed)).toBeGreaterThan(30);
});

test('a straight edge has no more points than its corners need', () => {
  const wide = traced(
    picture('0'.repeat(40), ...Array.from({ length: 6 }, () => `0${'9'.repeat(38)}0`), '0'.repeat(40)),
  );
  expect(wide.length).toBeLessThan(12);
});

test('what has more forms, or longer outlines, than is asked for has no outline', () => {
  const squares = picture('000000000', '099909990', '099909990', '099909990', '000000000');
  expect(pieces(tracedWithin(squares, { forms: 2, pixels: 24 }) ?? [])).toBe(2);
  expect(tracedWithin(squares, { forms: 1, pixels: 24 })).toBeUndefined();
  expect(tracedWithin(squares, { forms: 2, pixels: 23 })).toBeUndefined();
});

test('a picture without ink has no outline', () => expect(traced(picture('000', '000', '000'))).toEqual([]));
