import { expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { postQuizHome } from './post-quiz-home.ts';
import { validationQuery } from './visitor.ts';

const withFeatures = (features: Record<string, boolean>): string => {
  queryClient.setQueryData(validationQuery.queryKey, { visitor: { user: { features } } } as never);
  return postQuizHome();
};

it('a founder whose tier opens a part of the library is at home there', () => {
  expect(withFeatures({ 'brandBook.enabled': true, 'assetLibrary.misc.enabled': true })).toBe('/library');
});

it('where nothing of the library is open, the brand book is home', () => {
  expect(withFeatures({ 'brandBook.enabled': true, 'assetLibrary.misc.enabled': false })).toBe('/book');
  expect(withFeatures({})).toBe('/book');
});
