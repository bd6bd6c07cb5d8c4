import { libraryCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { OWN } from '../../api/own-keys.ts';

/** Every template of the brand's kit, each with the document that was made of it last. */
export const libraryQuery = queryOptions({
  queryKey: [OWN, 'library'],
  queryFn: async ({ signal }) => (await call(libraryCalls.templates, { query: {} }, { signal })).templates,
});
