import * as z from 'zod/mini';
import { anyone } from './access.ts';
import { defineCall } from './call.ts';

export const systemCalls = {
  /** 200 when every dependency answers, 503 with the same body when one does not. */
  health: defineCall({
    method: 'GET',
    path: '/api/health',
    access: anyone,
    response: z.object({ live: z.literal(true), ready: z.boolean(), dependencies: z.record(z.string(), z.boolean()) }),
  }),
  version: defineCall({
    method: 'GET',
    path: '/api/version',
    access: anyone,
    response: z.object({ version: z.string() }),
  }),
  /** A file by a signed address that expires. */
  blob: defineCall({
    method: 'GET',
    path: '/api/blobs/*',
    access: anyone,
    params: z.object({ '*': z.string().check(z.maxLength(300)) }),
    query: z.object({
      expires: z.string(),
      signature: z.string(),
      name: z.optional(z.string().check(z.maxLength(200))),
    }),
    raw: 'file',
    refusals: ['linkInvalid', 'linkExpired'],
  }),
  /** Takes a file at a signed address, of the type and the size that were signed (spec administration §7.4). */
  uploadBlob: defineCall({
    method: 'PUT',
    path: '/api/blobs/*',
    access: anyone,
    params: z.object({ '*': z.string().check(z.maxLength(300)) }),
    query: z.object({
      expires: z.string(),
      type: z.string().check(z.maxLength(200)),
      most: z.string().check(z.regex(/^\d{1,15}$/)),
      signature: z.string(),
    }),
    upload: true,
    response: z.object({ success: z.literal(true) }),
    refusals: ['linkInvalid', 'linkExpired'],
  }),
};

/** What the browser reads from /config.json before anything else (spec administration §3). */
export const runtimeConfig = z.object({
  auth: z.object({ domain: z.string(), clientId: z.string(), audience: z.string(), callbackUrl: z.string() }),
  stripe: z.object({ key: z.nullable(z.string()), pricingTableId: z.nullable(z.string()) }),
  /** Whether the checkout takes 10% off for former beta users; else it is not offered. */
  billing: z.object({ hasPromotion: z.boolean() }),
  analytics: z.object({ google: z.nullable(z.string()) }),
  /** Places outside the app; each is shown only where whoever runs this house has set it. */
  links: z.object({
    site: z.nullable(z.string()),
    support: z.nullable(z.string()),
    community: z.nullable(z.string()),
    waitlist: z.nullable(z.string()),
  }),
  companies: z.object({
    imageUrl: z.string(),
    attribution: z.object({ label: z.string(), href: z.string(), image: z.string() }),
  }),
});
export type RuntimeConfig = z.output<typeof runtimeConfig>;
