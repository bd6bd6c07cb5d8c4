import { describe, expect, it } from 'vitest';
import { moveSlot, nearestPlace } from './slot-order.ts';

describe('reordering the slots', () => {
  it.each([
    [0, 1, ['b', 'a', 'c']],
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 0, ['b', 'a', 'c']],
  ])('moving %i to %i keeps the others in their order', (from, to, expected) => {
    expect(moveSlot(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
  it.each([
    [0, 0],
    [0, 2],
    [2, 0],
    [0, -1],
  ])('with two chosen, moving %i to %i where nothing is changes nothing', (from, to) => {
    const chosen = ['a', 'b'];
    expect(moveSlot(chosen, from, to)).toBe(chosen);
  });
});

describe('where a dragged slot lands', () => {
  const middles = [100, 300, 500];
  it.each([
    [-50, 0],
    [190, 0],
    [210, 1],
    [420, 2],
    [900, 2],
  ])('dropped with its middle at %i it takes place %i', (at, place) => {
    expect(nearestPlace(middles, at)).toBe(place);
  });
});
