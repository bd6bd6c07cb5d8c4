import { expect, test } from 'vitest';
import { colorSelectionOf } from './selection-of.ts';

const scheme = (key: string) => ({ key, orderIndex: 3, colors: { p1: '#123456' }, kind: 'One voice' });

test('a recommendation is selected as the same object each time, so that hundreds of steps are kept in little', () => {
  const [one, other] = [scheme('a'), scheme('a')];
  expect(colorSelectionOf(one)).toEqual({ key: 'a', orderIndex: 3, colors: { p1: '#123456' } });
  expect(colorSelectionOf(one)).toBe(colorSelectionOf(one));
  expect(colorSelectionOf(other)).not.toBe(colorSelectionOf(one));
});
