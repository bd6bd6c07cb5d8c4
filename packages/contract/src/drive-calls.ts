import * as z from 'zod/mini';
import { activeUser, anyUser } from './access.ts';
import { defineCall } from './call.ts';

/** One file in the drive that is built in. */
const driveFile = z.object({
  _id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  savedAt: z.string(),
  isTrashed: z.boolean(),
});

const one = z.object({ id: z.uuid() });

/** The drive that a founder's documents are saved in: theirs, or the one that is built in. */
export const driveCalls = {
  /** Spec results §7; beside it what the drive is called and which account is connected (spec administration §2.7). */
  userThirdPartyAuth: defineCall({
    method: 'GET',
    path: '/api/auth/users/userThirdPartyAuth',
    access: anyUser,
    response: z.object({
      google: z.object({ hasCredentials: z.boolean() }),
      drive: z.object({ name: z.string(), account: z.nullable(z.string()), isBuiltIn: z.boolean() }),
    }),
  }),
  /** Spec administration §7.1: gives access up, with the provider as well. Files stay where they are. */
  disconnectGoogle: defineCall({
    method: 'PUT',
    path: '/api/auth/users/disconnectGoogle',
    access: anyUser,
    response: z.object({ disconnected: z.boolean() }),
  }),
  /** What the founder decided on the built-in drive's own page of consent; answers where the browser goes next. */
  consent: defineCall({
    method: 'POST',
    path: '/api/drive/consent',
    access: activeUser,
    body: z.object({
      state: z.string().check(z.maxLength(2048)),
      decision: z.enum(['allow', 'allowPartly', 'deny']),
    }),
    response: z.object({ redirectTo: z.string() }),
    limit: { perPerson: 30, seconds: 60 },
  }),
  files: defineCall({
    method: 'GET',
    path: '/api/drive/files',
    access: anyUser,
    response: z.object({ files: z.array(driveFile) }),
  }),
  downloadUrl: defineCall({
    method: 'GET',
    path: '/api/drive/files/:id/downloadUrl',
    access: anyUser,
    params: one,
    response: z.object({ fileName: z.string(), url: z.string(), expirationTime: z.string() }),
  }),
  trash: defineCall({
    method: 'POST',
    path: '/api/drive/files/:id/trash',
    access: anyUser,
    params: one,
    response: driveFile,
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/drive/files/:id/restore',
    access: anyUser,
    params: one,
    response: driveFile,
  }),
};
