import * as z from 'zod/mini';
import { anyUser, userWith } from './access.ts';
import { defineCall } from './call.ts';

/** Of what is written: a sentence or two, or an address. */
const MOST_LETTERS = 240;

const flagValue = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(MOST_LETTERS))]);
/** Spec administration §3: name and value; label and options for the settings page. */
export const featureFlag = z.object({
  name: z.string(),
  label: z.string(),
  value: flagValue,
  valueOptions: z.array(flagValue),
});
export type FeatureFlag = z.output<typeof featureFlag>;

/** Who set a flag to what, and when; the address is null where the account is gone. */
export const flagChange = z.object({ name: z.string(), value: flagValue, by: z.nullable(z.string()), at: z.string() });
export type FlagChange = z.output<typeof flagChange>;

/** Spec administration §7.7. */
export const settingsCalls = {
  featureFlags: defineCall({
    method: 'GET',
    path: '/api/settings/featureFlags',
    access: anyUser,
    response: z.object({ featureFlags: z.array(featureFlag) }),
  }),
  setFeatureFlag: defineCall({
    method: 'POST',
    path: '/api/settings/featureFlags',
    access: userWith('canAccessAdminPage', 'canManageSettings'),
    body: z.object({ name: z.string().check(z.maxLength(64)), value: flagValue }),
    response: z.object({ featureFlag }),
    refusals: ['unknownFlagValue'],
  }),
  /** The last changes of each flag, newest first. */
  history: defineCall({
    method: 'GET',
    path: '/api/settings/featureFlags/history',
    access: userWith('canAccessAdminPage', 'canManageSettings'),
    response: z.object({ changes: z.array(flagChange) }),
  }),
};
