import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaEOk, nearestFamily } from './index.ts';

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);
const families = fc.array(
  hexes.map((hex) => ({ hex })),
  { minLength: 1, maxLength: 40 },
);

test('a color belongs to the family that looks most like it', () => {
  const list = [
    { name: 'Crimson', hex: '#b3122f' },
    { name: 'Navy', hex: '#152a5c' },
    { name: 'Ivory', hex: '#f6f1e1' },
  ];
  expect(nearestFamily('#0a1f4f', list).name).toBe('Navy');
  expect(nearestFamily('#fffdf5', list).name).toBe('Ivory');
});

test('no other family is nearer', () => {
  fc.assert(
    fc.property(hexes, families, (hex, list) => {
      const nearest = nearestFamily(hex, list);
      for (const family of list) expect(deltaEOk(hex, nearest.hex)).toBeLessThanOrEqual(deltaEOk(hex, family.hex));
    }),
  );
});

test('a family’s own color finds that family', () => {
  fc.assert(
    fc.property(families, fc.nat(), (list, n) => {
      const hex = list[n % list.length]?.hex ?? '';
      expect(nearestFamily(hex, list).hex).toBe(hex);
    }),
  );
});

test('of equally near families the first is chosen', () => {
  const list = [
    { name: 'first', hex: '#204060' },
    { name: 'second', hex: '#204060' },
  ];
  expect(nearestFamily('#204061', list).name).toBe('first');
});

test('an empty list is a bug and throws', () => {
  expect(() => nearestFamily('#204060', [])).toThrow(TypeError);
});
