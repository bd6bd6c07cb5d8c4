import { describe, expect, it } from 'vitest';
import { flagOptions, valueOfOption } from './flag-options.ts';

const flag = (value: boolean | number | string, ...valueOptions: (boolean | number | string)[]) => ({
  name: 'f',
  label: 'F',
  value,
  valueOptions,
});

describe('the selector of a feature flag', () => {
  it('offers true and false where the flag lists no options', () => {
    expect(flagOptions(flag(true)).map((option) => option.value)).toEqual([true, false]);
  });
  it('offers the listed options as they are', () => {
    expect(flagOptions(flag('default', 'default', 'next')).map((option) => option.label)).toEqual(['default', 'next']);
  });
  it('numeric values are converted: a chosen number is saved as a number', () => {
    expect(valueOfOption(flag(3, 2, 3, 4), '4')).toBe(4);
  });
  it('true and false are saved as such', () => {
    expect(valueOfOption(flag(true), 'false')).toBe(false);
  });
});
