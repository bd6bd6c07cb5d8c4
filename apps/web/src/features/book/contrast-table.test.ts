import { describe, expect, it } from 'vitest';
import { brandColorsExample as colors } from '../../brand/brand-example.ts';
import { groundColors, textColors } from './contrast-table.ts';

describe('the accessibility guide', () => {
  it('lists the colors that text may have with what each has to reach', () => {
    expect(textColors(colors).map(({ role, needs }) => [role, needs])).toEqual([
      ['p1', 4.5],
      ['p2', 7],
      ['s1', 4.5],
    ]);
  });
  it('measures them on white and on the ground of the brand, to two decimals', () => {
    const black = textColors({ ...colors, p1: '#000000', n3: '#767676' })[0];
    expect(black).toMatchObject({ onWhite: 21, onGround: 4.62 });
  });
  it('says for every ground whether black or white text reads better on it', () => {
    const inks = Object.fromEntries(groundColors(colors).map(({ role, ink }) => [role, ink]));
    expect(inks).toMatchObject({ p1: '#ffffff', p2: '#ffffff', a1: '#000000', n3: '#000000', b1: '#ffffff' });
    expect(groundColors(colors).every(({ ratio }) => ratio >= 4.5)).toBe(true);
  });
});
