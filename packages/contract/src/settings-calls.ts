import * as z from 'zod/mini';
import { anyUser, userWith } from './access.ts';
import { defineCall } from './call.ts';

const flagValue = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(64))]);
/** Spec administration §3: name and value; label and options for the settings page. */
export const featureFlag = z.object({
  name: z.string(),
  label: z.string(),
  value: flagValue,
  valueOptions: z.array(flagValue),
});
export type FeatureFlag = z.output<typeof featureFlag>;

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
};
