import { expect, it } from 'vitest';
import { paging } from './paging.ts';

it('every page of a house of several millions can be asked for, and a page holds 25 rows', () => {
  expect(paging.parse({ offset: '7999975' })).toEqual({ limit: 25, offset: 7_999_975 });
});

it.each(['-1', '1.5', 'many', '9999999999'])('a page does not begin at %j', (offset) => {
  expect(paging.safeParse({ offset }).success).toBe(false);
});
