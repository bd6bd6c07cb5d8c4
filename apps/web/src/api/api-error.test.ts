import { expect, it } from 'vitest';
import { ApiError, failureOf, unreachable } from './api-error.ts';

const taken = new ApiError('This product belongs to another tier already.', { status: 409, errorCode: 'productTaken' });

it.each([
  ['a refusal gives its reason', taken, 'Failed to save. This product belongs to another tier already.'],
  ['a failure of the server has none', new ApiError('no', { status: 500, errorCode: 'unexpected' }), 'Failed to save.'],
  ['nor has an answer that is none of ours', new ApiError('Server error', { status: 404 }), 'Failed to save.'],
  ['nor has no answer at all', unreachable(new Error('offline')), 'Failed to save.'],
  ['nor what went wrong here', new Error('a bug'), 'Failed to save.'],
])('of what failed %s', (_what, error, told) => {
  expect(failureOf('Failed to save.', error)).toBe(told);
});

it('a sentence without an end is ended before the reason', () => {
  expect(failureOf('Failed to activate Brain Version', taken)).toMatch(/^Failed to activate Brain Version\. This/u);
});
