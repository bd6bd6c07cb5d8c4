import { type authCalls, type Result, type User } from '@signet/contract';
import { ApiError } from '../api/api-error.ts';
import { paths } from '../paths.ts';

/** The signed-in user as every guarded screen knows them. */
export type Visitor = { user: User; expired: boolean };

export type Validation =
  | { result: 'valid' | 'expired'; visitor: Visitor }
  | { result: 'unregistered'; invitationCode?: string | undefined; brand?: string | undefined }
  | { result: 'error' | 'not-valid' };

/** What each result of validating the session does (spec administration §4.1). */
export const validationEffects = {
  valid: { signsOut: false, goesTo: null },
  expired: { signsOut: false, goesTo: paths.expired },
  unregistered: { signsOut: false, goesTo: paths.register },
  error: { signsOut: true, goesTo: paths.error },
  'not-valid': { signsOut: true, goesTo: paths.unauthorized },
} as const satisfies Record<Validation['result'], { signsOut: boolean; goesTo: string | null }>;

/** The result of an answered validation. A success that names neither a user nor a way on is an error. */
export const validationOf = ({
  user,
  redirectTo,
  invitationCode,
  brand,
}: Result<typeof authCalls.validate>): Validation => {
  if (redirectTo === 'registration') return { result: 'unregistered', invitationCode, brand };
  if (!user) return { result: 'error' };
  const expired = redirectTo === 'expired';
  return { result: expired ? 'expired' : 'valid', visitor: { user, expired } };
};

/** A 401 means not-valid; any other failure means error. */
export const validationOfFailure = (failure: unknown): Validation => ({
  result: failure instanceof ApiError && failure.status === 401 ? 'not-valid' : 'error',
});

/** The address of the welcome page with the code and the variant that validation named. */
export const registrationPath = ({
  invitationCode,
  brand,
}: {
  invitationCode?: string | undefined;
  brand?: string | undefined;
}): string => {
  const query = new URLSearchParams();
  if (invitationCode) query.set('c', invitationCode);
  if (brand) query.set('brand', brand);
  const asked = query.toString();
  return asked ? `${paths.register}?${asked}` : paths.register;
};
