import { describe, expect, it } from 'vitest';
import { nextInGrid } from './next-in-grid.ts';

/** Seven tiles in rows of three: 0 1 2 / 3 4 5 / 6. */
const places = Array.from({ length: 7 }, (_, index) => ({
  left: (index % 3) * 110,
  top: Math.floor(index / 3) * 60,
  width: 100,
}));

describe('arrow keys in a grid that wraps', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['Home', 5, 0],
    ['End', 0, 6],
  ])('%s leads from tile %i to tile %i', (key, from, to) => {
    expect(nextInGrid(places, from, key)).toBe(to);
  });
  it('goes to the nearest tile where the last row is shorter', () => {
    expect(nextInGrid(places, 5, 'ArrowDown')).toBe(6);
  });
  it.each([
    ['ArrowLeft', 0],
    ['ArrowUp', 1],
    ['ArrowRight', 6],
    ['ArrowDown', 6],
  ])('%s at the edge (tile %i) leads nowhere', (key, from) => {
    expect(nextInGrid(places, from, key)).toBeUndefined();
  });
  it('leaves every other key alone, and a focus that is on no tile', () => {
    expect(nextInGrid(places, 0, 'Tab')).toBeUndefined();
    expect(nextInGrid(places, -1, 'ArrowRight')).toBeUndefined();
  });
});
