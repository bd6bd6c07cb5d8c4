import * as z from 'zod/mini';
import { anyUser } from './access.ts';
import { defineCall } from './call.ts';

/** Spec administration §7.3. */
export const subscriptions = {
  details: defineCall({
    method: 'GET',
    path: '/api/subscriptions/details',
    access: anyUser,
    response: z.object({
      tier: z.object({ key: z.string(), label: z.string() }),
      managedSubscription: z.nullable(
        z.object({
          status: z.object({ label: z.string() }),
          cancelAtPeriodEnd: z.boolean(),
          periodEndDate: z.nullable(z.string()),
        }),
      ),
    }),
  }),
};
