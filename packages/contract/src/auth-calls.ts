import * as z from 'zod/mini';
import { tokenHolder } from './access.ts';
import { defineCall } from './call.ts';
import { user } from './user.ts';
import { welcomeBrands } from './welcome-brands.ts';

export { welcomeBrands, type WelcomeBrand } from './welcome-brands.ts';

/**
 * Spec administration §4.2, 8.2; the wording of each result but `success`. `addressTaken` is ours: the spec's words say
 * that somebody is signed in, which whoever comes by another sign-in is not.
 */
export const registrationMessages = {
  badInvitation: 'The provided invitation code is invalid or has already been used.',
  expiredInvitation: 'This invitation has expired.',
  userExists: 'You are already logged in as a registered user.',
  addressTaken:
    'There is an account with your e-mail address already, and it belongs to another sign-in than the one you ' +
    'came by. Sign in to it the way you did when you made it.',
} as const;
export const REGISTRATION_UNKNOWN = 'An unknown error occurred.';

/** Both calls carry the ID token as well, for the e-mail address (spec administration §7). */
export const ID_TOKEN_HEADER = 'x-id-token';

export const authCalls = {
  validate: defineCall({
    method: 'GET',
    path: '/api/auth/flow/validate',
    access: tokenHolder,
    response: z.object({
      user: z.optional(user),
      redirectTo: z.optional(z.enum(['expired', 'registration'])),
      invitationCode: z.optional(z.string()),
      brand: z.optional(z.enum(welcomeBrands)),
    }),
  }),
  register: defineCall({
    method: 'POST',
    path: '/api/auth/flow/register',
    access: tokenHolder,
    body: z.object({ invitationCode: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
    // one of a later release is read too, and told as unknown (spec administration §8.2)
    response: z.object({ result: z.string() }),
  }),
};
