import { brainCalls, companyCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** A quiz keeps the brain version that it began with, so that its lists never change. */
const listsNeverChange = { staleTime: Infinity, gcTime: Infinity } as const;

export const industriesQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['brain', quizId, 'industries'],
    queryFn: ({ signal }) => call(brainCalls.industries, { query: { quizId } }, { signal }),
    ...listsNeverChange,
  });

export const colorFamiliesQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['brain', quizId, 'colorFamilies'],
    queryFn: ({ signal }) => call(brainCalls.colorFamilies, { query: { quizId } }, { signal }),
    // Spec quiz §3: items lacking hex are dropped when listed.
    select: (families) => families.filter((family) => family.hex !== ''),
    ...listsNeverChange,
  });

export const categoriesQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['brain', quizId, 'categories'],
    queryFn: ({ signal }) => call(brainCalls.categories, { query: { quizId } }, { signal }),
    ...listsNeverChange,
  });

export const keywordsQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['brain', quizId, 'keywords'],
    queryFn: ({ signal }) => call(brainCalls.keywords, { query: { quizId } }, { signal }),
    ...listsNeverChange,
  });

export const searchWordsQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['brain', quizId, 'searchWords'],
    queryFn: ({ signal }) => call(brainCalls.searchWords, { query: { quizId } }, { signal }),
    ...listsNeverChange,
  });

/** Companies whose names fit `text`; a search that is no longer wanted is aborted. */
export const companiesQuery = (text: string) =>
  queryOptions({
    queryKey: ['companies', text],
    queryFn: ({ signal }) =>
      call(
        companyCalls.autocompletes,
        { query: { query: text, collection_ids: 'organization.companies' } },
        { signal },
      ),
    select: ({ entities }) => entities,
    enabled: text !== '',
    staleTime: 60_000,
    retry: false,
  });
