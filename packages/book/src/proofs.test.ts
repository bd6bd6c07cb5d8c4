import type { Scene } from '@signet/scene';
import { contrastRatio } from '@signet/color';
import { expect, test } from 'vitest';
import type { BookBrand } from './book-brand.ts';
import { proofsOf } from './proofs.ts';

const square: Scene = {
  x: 0,
  y: 0,
  width: 100,
  height: 40,
  label: 'Quern',
  shapes: [{ kind: 'path', path: [['M', 0, 0], ['L', 100, 0], ['L', 100, 40], ['Z']], ink: 'p1' }],
};
const brand = (lockups: BookBrand['logo']['lockups']) =>
  ({
    companyName: 'Quern',
    colors: { p1: '#b3261e', w1: '#ffffff' },
    logo: { primary: 'horizontal', capHeight: 30, lockups },
  }) as unknown as BookBrand;
const smallest = { screen: 40, print: 12, engraved: 14, embroidered: 24 };
const whole = brand([
  { lockup: 'horizontal', scene: square, smallest },
  { lockup: 'favicon', scene: square },
]);

/** Every ink that a proof is drawn in. */
const inksOf = (name: string): string[] => {
  const found = proofsOf(whole).find((one) => one.name === `proof-${name}`) ?? expect.fail(name);
  return [...JSON.stringify(found.scene.shapes).matchAll(/"ink":"([^"]+)"/g)].map(([, ink = '']) => ink);
};

test('a logo is put to the proof small, gray, in one ink, reversed, in thread and in three kinds of eyes', () => {
  expect(proofsOf(whole).map(({ name }) => name.replace('proof-', ''))).toEqual([
    'sizes',
    'gray',
    'one-bit',
    'reversed',
    'thread',
    'protan',
    'deutan',
    'tritan',
  ]);
  expect(proofsOf(brand([]))).toEqual([]);
});

test('one ink is black and white alone, and a gray is as light as the color that it stands for', () => {
  expect(new Set([...inksOf('one-bit'), ...inksOf('reversed')])).toEqual(new Set(['#000000', '#ffffff']));
  const [gray = ''] = inksOf('gray').filter((ink) => ink !== '#ffffff');
  expect(gray.slice(1, 3)).toBe(gray.slice(3, 5));
  expect(contrastRatio(gray, '#b3261e')).toBeLessThan(1.3);
});

test('thread is told and drawn at the smallest width that it holds at: stitches of 0.4 mm across all of it', () => {
  const thread = proofsOf(whole).find(({ name }) => name === 'proof-thread');
  expect(thread?.note).toBe('24 mm wide, stitches of 0.4 mm');
  const stitches = [...JSON.stringify(thread?.scene).matchAll(/"kind":"line"/g)].length;
  // 24 mm and the slope over 9.6 mm of height
  expect(stitches).toBe(Math.ceil((24 + 9.6) / 0.4));
});

test('whoever sees no red sees the logo in other inks than it has', () => {
  expect(inksOf('protan')).not.toContain('#b3261e');
});
