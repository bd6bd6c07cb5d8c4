import { contrastRatio } from '@signet/color';
import { expect, it } from 'vitest';
import { legibleInk } from './legible-ink.ts';

it('the name on a chip reaches 4.5:1 whatever the color', () => {
  const levels = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'));
  const hexes = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)));
  expect(hexes.filter((hex) => contrastRatio(hex, legibleInk(hex)) < 4.5)).toEqual([]);
});
