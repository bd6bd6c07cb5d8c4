import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { worthRetrying } from './query-client.ts';

it.each([400, 401, 403, 404, 409, 429])('a refusal with %i is not asked again', (status) => {
  expect(worthRetrying(0, new ApiError('no', { status }))).toBe(false);
});
it.each([0, 500, 503])('a failure with %i is asked at most twice more', (status) => {
  const error = new ApiError('no', { status });
  expect([0, 1, 2].map((failures) => worthRetrying(failures, error))).toEqual([true, true, false]);
});
