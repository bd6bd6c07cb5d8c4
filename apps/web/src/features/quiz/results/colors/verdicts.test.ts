import type { RuledColors } from '@signet/color';
import { describe, expect, test } from 'vitest';
import { hardestPair, hardToRead } from './verdicts.ts';

const colors: RuledColors = { p1: '#a6432a', p2: '#3b1d14', s1: '#5c6b3f', n3: '#f9f2e7' };

describe('what ARE YOU SURE? shows of a color that fails', () => {
  test('white words on it, where white is what cannot be read', () => {
    expect(hardestPair('p2', { ...colors, n3: '#ffffff', p2: '#ee6b47' })).toEqual({
      ink: '#ffffff',
      ground: '#ee6b47',
      words: 'White words',
      ratio: 3.07,
      atLeast: 7,
    });
  });

  test('the color on the background, where the background is what it cannot be read on', () => {
    const darker = { ...colors, n3: '#e0c9a0', p1: '#b4472c' };
    expect(hardestPair('p1', darker)).toMatchObject({
      ink: '#b4472c',
      ground: '#e0c9a0',
      words: 'On your background',
      atLeast: 4.5,
    });
  });

  test('what stands on a background, never white on it', () => {
    const pair = hardestPair('n3', { ...colors, n3: '#c9b79c' });
    expect(pair).toMatchObject({ ink: colors.s1, ground: '#c9b79c', words: 'Your secondary color', atLeast: 4.5 });
    expect(pair?.ratio).toBeLessThan(4.5);
  });

  test('the same place with another color, to compare the two', () => {
    const failing = { ...colors, n3: '#c9b79c' };
    expect(hardestPair('n3', failing, '#ffffff')).toMatchObject({
      ink: colors.s1,
      ground: '#ffffff',
      words: 'Your secondary color',
    });
  });

  test('nothing of a color that keeps its rules, or that has none', () => {
    expect(hardestPair('p1', colors)).toBeUndefined();
    expect(hardestPair('a1', { ...colors, n3: '#c9b79c' })).toBeUndefined();
  });
});

test('a headline is large enough to be read where smaller words are not', () => {
  const all = { ...colors, n1: '#221512', n2: '#eadfce', a1: '#e0a04a', a2: '#efdcc0', b1: '#221512', w1: '#ffffff' };
  expect(hardToRead({ ...all, p1: '#d9582f' }, false)).toEqual(['menu', 'button', 'title']);
  expect(hardToRead({ ...all, p1: '#f2a58a' }, false)).toContain('headline');
});
