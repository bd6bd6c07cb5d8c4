import { logoColorKeys } from '@signet/contract';
import { contrastRatio } from '@signet/color';
import { describe, expect, it } from 'vitest';
import { brandColorsExample as colors } from './brand-example.ts';
import { logoField } from './logo-field.ts';

describe('the ground of a logo', () => {
  it.each(logoColorKeys)('a logo in %s stands out from it by 3 to 1', (key) => {
    expect(contrastRatio(colors[key] ?? '', logoField(key, colors))).toBeGreaterThanOrEqual(3);
  });
  it('is the light ground of the brand for the primary color, and a dark one for white', () => {
    expect(logoField('p1', colors)).toBe(colors.n3);
    expect(logoField('w1', colors)).toBe(colors.p1);
  });
  it('is never the color itself, even where nothing stands out', () => {
    const pale = { ...colors, p1: '#eeeeee', p2: '#eeeeee', n3: '#f0f0f0', b1: '#f0f0f0', w1: '#ffffff' };
    expect(logoField('p1', pale)).not.toBe('#eeeeee');
  });
});
