import { describe, expect, it } from 'vitest';
import { customRoles, isNotCompliant, withColors, withReset } from './custom-colors.ts';
import { selectionsExample } from './studio-example.ts';

const quiz = selectionsExample();
const scheme = quiz.brandQuizSelections.colorSelection!.colors;
const withOne = { ...quiz, ...withColors(quiz, { p1: '#123456' }) };
const withTwo = { ...withOne, ...withColors(withOne, { a1: '#abcdef' }) };

describe('custom colors (spec results §4)', () => {
  it('the first one copies the quiz scheme, sets the changed color and turns custom selections on', () => {
    expect(withOne.useCustomSelections).toBe(true);
    expect(withOne.customSelections.colorSelection?.colors).toEqual({ ...scheme, p1: '#123456' });
    expect(withOne.brandQuizSelections).toBe(quiz.brandQuizSelections);
    expect(customRoles(withOne)).toEqual(['p1']);
  });
  it('resetting one restores the quiz value while others remain', () => {
    const reset = { ...withTwo, ...withReset(withTwo, 'p1') };
    expect(reset.useCustomSelections).toBe(true);
    expect(reset.customSelections.colorSelection?.colors).toEqual({ ...scheme, a1: '#abcdef' });
  });
  it('resetting the last one drops all custom selections and turns them off', () => {
    expect(withReset(withOne, 'p1')).toEqual({ customSelections: {}, useCustomSelections: false });
  });
  it('picking the quiz value by hand is no custom color', () => {
    expect(withColors(withOne, { p1: scheme.p1.toUpperCase() })?.useCustomSelections).toBe(false);
  });
});

describe('contrast of custom colors (spec results §5)', () => {
  it('is judged by the ratio rounded to two decimals, each role by its own rule', () => {
    const white = { ...scheme, n3: '#ffffff' };
    // #767676 on white is 4.54, #777777 is 4.48
    expect(isNotCompliant('p1', { ...white, p1: '#767676' })).toBe(false);
    expect(isNotCompliant('p1', { ...white, p1: '#777777' })).toBe(true);
    expect(isNotCompliant('p2', { ...white, p2: '#767676' })).toBe(true);
    expect(isNotCompliant('a1', { ...white })).toBe(false);
  });
});
