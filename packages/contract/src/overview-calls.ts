import * as z from 'zod/mini';
import { userWith } from './access.ts';
import { defineCall } from './call.ts';

const failures = z.object({ name: z.string(), count: z.number(), lastAt: z.string() });

/** A server that runs. */
const node = z.object({
  name: z.string(),
  version: z.string(),
  isThis: z.boolean(),
  upSeconds: z.number(),
  memoryBytes: z.number(),
  /** Of the disk that it keeps its data on; null where it cannot tell. */
  disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
});

/** What whoever runs this house looks at first. Of a day: what failed. */
export const overview = z.object({
  people: z.object({ users: z.number(), invitations: z.number(), brands: z.number() }),
  failedJobs: z.array(failures),
  waitingJobs: z.number(),
  letters: z.object({ failed: z.number(), waiting: z.number() }),
  research: z.object({ failed: z.number(), waiting: z.number() }),
  files: z.object({ failed: z.number(), waiting: z.number() }),
  /** The last one that `npm run backup` made within a year. */
  backup: z.nullable(z.object({ at: z.string(), rows: z.number(), files: z.number() })),
  databaseBytes: z.number(),
  versions: z.object({ node: z.string(), database: z.string(), brain: z.nullable(z.string()) }),
  /** Every server that runs, the one that answers first. */
  nodes: z.array(node),
});
export type Overview = z.output<typeof overview>;

export const overviewCalls = {
  get: defineCall({
    method: 'GET',
    path: '/api/overview',
    access: userWith('canAccessAdminPage', 'canManageSettings'),
    response: overview,
  }),
};
