import * as z from 'zod/mini';
import { userWith } from './access.ts';
import { defineCall } from './call.ts';

const failures = z.object({ name: z.string(), count: z.number(), lastAt: z.string() });

/** What whoever runs this house looks at first. Of a day: what failed. */
export const overview = z.object({
  people: z.object({ users: z.number(), invitations: z.number(), brands: z.number() }),
  failedJobs: z.array(failures),
  waitingJobs: z.number(),
  letters: z.object({ failed: z.number(), waiting: z.number() }),
  research: z.object({ failed: z.number(), waiting: z.number() }),
  files: z.object({ failed: z.number(), waiting: z.number() }),
  /** Of the disk that this node keeps its data on; null where it cannot tell. */
  disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
  /** The last one that `npm run backup` made within a year. */
  backup: z.nullable(z.object({ at: z.string(), rows: z.number(), files: z.number() })),
  databaseBytes: z.number(),
  versions: z.object({ signet: z.string(), node: z.string(), database: z.string(), brain: z.nullable(z.string()) }),
  node: z.object({ name: z.string(), upSeconds: z.number(), memoryBytes: z.number() }),
  /** Nodes with background work that the database knows of. */
  nodes: z.number(),
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
