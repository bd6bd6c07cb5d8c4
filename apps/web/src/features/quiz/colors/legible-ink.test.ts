import { expect, it } from 'vitest';
import { contrastRatio, legibleInk } from './legible-ink.ts';

it('black on white is 21:1, a color on itself 1:1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#1f5f57', '#1f5f57')).toBe(1);
});
it('agrees with a published pair: #767676 on white is 4.54:1', () => {
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
it('the name on a chip reaches 4.5:1 whatever the color', () => {
  const levels = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'));
  const hexes = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)));
  expect(hexes.filter((hex) => contrastRatio(hex, legibleInk(hex)) < 4.5)).toEqual([]);
});
