import { expect, test } from 'vitest';
import type { PathCommand } from '@signet/type';
import { thinned } from './thin.ts';

test('a circle of short lines keeps its shape with a fraction of its points; corners stay', () => {
  const circle = Array.from({ length: 720 }, (_, at): PathCommand => {
    const turn = (at / 720) * 2 * Math.PI;
    return [at === 0 ? 'M' : 'L', 100 * Math.cos(turn), 100 * Math.sin(turn)];
  });
  const thin = thinned([...circle, ['Z']]);
  expect(thin.length).toBeLessThan(100);
  expect(thin.at(-1)).toEqual(['Z']);
  for (const [, x, y] of thin.slice(0, -1)) expect(Math.hypot(x as number, y as number)).toBeCloseTo(100, 6);
  const square: PathCommand[] = [['M', 0, 0], ['L', 9, 0], ['L', 9, 9], ['L', 0, 9], ['Z']];
  expect(thinned(square)).toEqual(square);
  const saw = Array.from({ length: 40 }, (_, at): PathCommand => [at === 0 ? 'M' : 'L', at, at % 2]);
  expect(thinned(saw)).toEqual(saw);
});
