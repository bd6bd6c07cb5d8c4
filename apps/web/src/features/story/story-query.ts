import { libraryCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { OWN } from '../../api/own-keys.ts';

/** Every question of the brand's story with what was answered. Below the library's key: an answer changes its pages. */
export const storyQuery = queryOptions({
  queryKey: [OWN, 'library', 'story'],
  queryFn: async ({ signal }) => (await call(libraryCalls.story, { query: {} }, { signal })).questions,
});
