import * as z from 'zod/mini';
import { activeUser, anyone } from './access.ts';
import { competitor } from './answers.ts';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { whole } from './paging.ts';

const companyQuery = z.object({
  query: z.string().check(z.maxLength(limits.searchQueryLength)),
  limit: whole(1, limits.autocompleteMost, limits.autocompleteDefault),
  collection_ids: z.optional(z.string().check(z.maxLength(200))),
});

/** Spec quiz §2 and §7. */
export const companyCalls = {
  autocompletes: defineCall({
    method: 'GET',
    path: '/api/crunchbase/autocompletes',
    access: activeUser,
    query: companyQuery,
    response: z.object({ entities: z.array(competitor) }),
    limit: { perPerson: 600, seconds: 60 },
    refusals: ['competitorsUnavailable'],
  }),
  /** Public by image id (flow decisions). */
  image: defineCall({
    method: 'GET',
    path: '/api/crunchbase/images/:imageId',
    access: anyone,
    params: z.object({ imageId: z.string().check(z.maxLength(300)) }),
    raw: 'image',
  }),
};
