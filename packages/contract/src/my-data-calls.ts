import * as z from 'zod/mini';
import { anyUser } from './access.ts';
import { defineCall } from './call.ts';

/** What is held about a person, for themselves: also when their subscription has ended. */
export const myDataCalls = {
  /** Everything, as one JSON file. */
  download: defineCall({
    method: 'GET',
    path: '/api/myData',
    access: anyUser,
    raw: 'application/json',
    limit: { perPerson: 60, seconds: 3600 },
  }),
  /**
   * Ends the account and takes away what is held about the person. To be confirmed with the account's address, as
   * nothing of it comes back, shortly after signing in: a browser that somebody left open is not enough.
   */
  erase: defineCall({
    method: 'POST',
    path: '/api/myData/erase',
    access: anyUser,
    freshSignIn: true,
    body: z.object({ email: z.string().check(z.maxLength(320)) }),
    response: z.object({
      /** What went, by what it is called, with how many of each. */
      gone: z.array(z.object({ what: z.string(), count: z.number() })),
      /** What stays, a sentence each, with why. */
      kept: z.array(z.string()),
    }),
    limit: { perPerson: 10, seconds: 3600 },
    refusals: ['otherAddress', 'subscriptionRuns', 'lastAdministrator'],
  }),
};
