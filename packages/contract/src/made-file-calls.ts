import * as z from 'zod/mini';
import { anyUser } from './access.ts';
import { defineCall } from './call.ts';

/**
 * Files that are made in the background and then fetched.
 * - `waiting`: in the queue; `place` 1 is next.
 * - `making`: begun; `progress` rises.
 * - `complete`: whole, and fetched from now on.
 * - `failed`: `message` says why. Asking for it again tries again.
 * - `superseded`: something newer was asked for in its place.
 */
export const madeFilesStates = ['waiting', 'making', 'complete', 'failed', 'superseded'] as const;
export type MadeFilesState = (typeof madeFilesStates)[number];

export const madeFilesStatus = z.object({
  id: z.string(),
  status: z.enum(madeFilesStates),
  /** Percent, 0 to 100. */
  progress: z.number(),
  /** In the queue; 0 where it does not wait. */
  place: z.number(),
  /** How many files are there to be fetched. */
  files: z.number(),
  message: z.nullable(z.string()),
  /** Which refusal that is, so that a screen can do what it does at that refusal of a call; null unless it failed. */
  errorCode: z.nullable(z.string()),
});
export type MadeFilesStatus = z.output<typeof madeFilesStatus>;

export const madeFileCalls = {
  /** How far it is; to be asked again until it is complete or failed. */
  status: defineCall({
    method: 'GET',
    path: '/api/madeFiles/:id',
    access: anyUser,
    params: z.object({ id: z.uuid() }),
    response: madeFilesStatus,
  }),
};
