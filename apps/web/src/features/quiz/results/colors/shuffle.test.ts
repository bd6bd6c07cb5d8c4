import { failsContrast } from '@signet/color';
import { describe, expect, it } from 'vitest';
import { brandColorsExample as now } from '../../../../brand/brand-example.ts';
import type { SwatchRole } from '../choice/custom-colors.ts';
import { shuffled } from './shuffle.ts';

const red = { ...now, p1: '#a32020', p2: '#4d0f0f', s1: '#7a4a1e', a1: '#f0b429', a2: '#f7e0c0' };
const violet = { ...now, p1: '#5b3aa8', p2: '#2a1a55', s1: '#3a5aa8', a1: '#f08429', a2: '#e0d0f7' };
const locked = (...roles: SwatchRole[]) => new Set(roles);

describe('shuffling what is not locked', () => {
  it('keeps every locked color and b1, and changes the others', () => {
    const offer = shuffled(now, locked('p1', 'a1'), [red, violet], new Set());
    expect(offer?.colors).toMatchObject({ p1: now.p1, a1: now.a1, b1: now.b1 });
    expect([red.s1, violet.s1]).toContain(offer?.colors.s1);
  });
  it('offers what passes beside the locked colors only', () => {
    const pale = { ...red, n3: '#8a8a8a' };
    const offer = shuffled(now, locked('p1'), [pale], new Set());
    expect(offer && failsContrast({ ...offer.colors })).toEqual([]);
  });
  it('begins with the scheme that comes nearest to what is locked, and repeats none before all were seen', () => {
    const near = { ...violet, p1: now.p1 };
    const first = shuffled(now, locked('p1'), [red, near], new Set());
    expect(first?.colors.s1).toBe(near.s1);
    const second = shuffled(now, locked('p1'), [red, near], new Set([first?.key ?? '']));
    expect(second?.colors.s1).toBe(red.s1);
  });
});
