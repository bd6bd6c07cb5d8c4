import { expect, test } from 'vitest';
import { boundsOf } from '../bounds.ts';
import type { PathCommand } from '../path.ts';
import { installedFont } from '../testing/installed-font.ts';
import { measureContour } from './contour.ts';
import { edgesOf } from './edges.ts';
import { openFace, type Face, type Letter } from './letter.ts';

const box = (left: number, top: number, right: number, bottom: number): PathCommand[] => [
  ['M', left, top],
  ['L', right, top],
  ['L', right, bottom],
  ['L', left, bottom],
  ['Z'],
];

/** A face of 1,000 units whose every letter is this path, on an advance of 600. */
const faceOf = (path: PathCommand[]): Face => {
  const bounds = boundsOf(path);
  if (!bounds) throw new Error('A path without ink');
  const letter: Letter = { edges: edgesOf(path, 1000 / 32), box: bounds, advance: 600 };
  return {
    ...openFace(installedFont('@expo-google-fonts/lora', '400Regular')),
    xHeight: 500,
    letter: () => letter,
    letters: (names) => Array.from(names, () => letter),
  };
};

test('a box is all orthogonal, as complex as a square is, and its ink is its share of the band', () => {
  const measured = measureContour(faceOf(box(100, -500, 400, -200)));
  expect(measured).toMatchObject({ round: 0, orthogonal: 1, diagonal: 0 });
  // ln((4 × 300)² / 300²)
  expect(measured.complexity).toBeCloseTo(Math.log(16), 6);
  expect(measured.ink).toBeCloseTo((300 * 300) / (600 * 500), 6);
});

test('a cross of two bars measures as one drawn in one stroke: nobody sees the sides inside', () => {
  const bars = measureContour(faceOf([...box(100, -350, 500, -250), ...box(250, -500, 350, -100)]));
  const corners = [
    [250, -500],
    [350, -500],
    [350, -350],
    [500, -350],
    [500, -250],
    [350, -250],
    [350, -100],
    [250, -100],
    [250, -250],
    [100, -250],
    [100, -350],
    [250, -350],
  ] as const;
  const cross = measureContour(
    faceOf([...corners.map(([x, y], index): PathCommand => [index === 0 ? 'M' : 'L', x, y]), ['Z']]),
  );
  expect(bars.complexity).toBeCloseTo(cross.complexity, 1);
  expect(bars.ink).toBeCloseTo(cross.ink, 6);
});

test('a square on its corner is all diagonal', () => {
  expect(
    measureContour(faceOf([['M', 300, -500], ['L', 500, -300], ['L', 300, -100], ['L', 100, -300], ['Z']])),
  ).toMatchObject({ round: 0, orthogonal: 0, diagonal: 1 });
});
