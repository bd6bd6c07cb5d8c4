import * as z from 'zod/mini';
import { anyone } from './access.ts';
import { brainCalls } from './brain-calls.ts';
import { companyCalls } from './company-calls.ts';
import { defineCall } from './call.ts';

/**
 * What a founder needs to answer the quiz before there is an account. Nothing is written and nothing is about anybody;
 * the answers wait in the browser. Refused while registration is not open.
 */
export const strangerCalls = {
  /** The lists of the active brain, all at once. */
  lists: defineCall({
    method: 'GET',
    path: '/api/strangers/lists',
    access: anyone,
    response: z.object({
      brainVersionId: z.string(),
      industries: brainCalls.industries.response,
      keywords: brainCalls.keywords.response,
      categories: brainCalls.categories.response,
      colorFamilies: brainCalls.colorFamilies.response,
      searchWords: brainCalls.searchWords.response,
    }),
    limit: { perPerson: 300, seconds: 3600 },
    refusals: ['registrationClosed'],
  }),
  companies: defineCall({
    method: 'GET',
    path: '/api/strangers/companies',
    access: anyone,
    query: companyCalls.autocompletes.query,
    response: companyCalls.autocompletes.response,
    limit: { perPerson: 300, seconds: 3600 },
    refusals: ['registrationClosed', 'competitorsUnavailable'],
  }),
};
