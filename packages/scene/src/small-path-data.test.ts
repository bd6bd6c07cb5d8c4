import { expect, test } from 'vitest';
import type { PathCommand } from '@signet/type';
import { smallPathData } from './small-path-data.ts';

/** Where the pen stands after each step, read back from the text. */
const ends = (data: string): [number, number][] => {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return Array.from(data.matchAll(/([MlhvqczL])([^MlhvqczL]*)/g), ([, command, rest = '']) => {
    const numbers = Array.from(rest.matchAll(/-?(?:\d+\.\d+|\.\d+|\d+)/g), ([text]) => Number(text));
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (command === 'M') [x, y, startX, startY] = [dx, dy, dx, dy];
    else if (command === 'z') [x, y] = [startX, startY];
    else if (command === 'h') x += numbers[0] ?? 0;
    else if (command === 'v') y += numbers[0] ?? 0;
    else [x, y] = [x + dx, y + dy];
    return [x, y];
  });
};

test('each point is told from the one before, in hundredths', () => {
  const path: PathCommand[] = [
    ['M', 10.123, 5],
    ['L', 12.5, 5],
    ['L', 12.5, 4.25],
    ['L', 12.4, 4.5],
    ['Q', 13, 5, 14.005, 6],
    ['C', 1, 2, 3, 4, 14.5, 6.001],
    ['Z'],
    ['M', 0, 0],
  ];
  expect(smallPathData(path)).toBe('M10.12 5h2.38v-.75l-.1 .25q.6 .5 1.61 1.5c-13.01-4-11.01-2 .49 0zM0 0');
});

test('steps between rounded points do not drift, however many there are', () => {
  const path: PathCommand[] = [
    ['M', 0, 0],
    ...Array.from({ length: 2000 }, (_, at): PathCommand => ['L', (at + 1) * 0.0051, Math.sin(at) * 3]),
  ];
  const points = ends(smallPathData(path));
  const [x, y] = points.at(-1) ?? [];
  expect(x).toBeCloseTo(10.2, 2);
  expect(y).toBeCloseTo(Math.sin(1999) * 3, 2);
});

test('what is no number is refused', () => {
  expect(() => smallPathData([['M', Number.NaN, 0]])).toThrow(TypeError);
});
