import type { IdentityTables } from '../db/tables/identity.ts';

/** The columns of the embedded issuer's tables, as `columns.ts` has those of all. */
export const identityColumns: { [T in keyof IdentityTables]: Record<keyof IdentityTables[T], true> } = {
  passkeys: {
    credential_id: true,
    account_id: true,
    public_key: true,
    counter: true,
    name: true,
    created_at: true,
    used_at: true,
  },
  second_factors: { account_id: true, sealed_secret: true, last_step: true, created_at: true },
  recovery_codes: { account_id: true, code_hash: true },
  sign_in_steps: { interaction_uid: true, account_id: true, is_whole: true, expires_at: true },
  sign_in_sessions: { uid: true, account_id: true, device: true, created_at: true, seen_at: true },
  accounts: { id: true, email: true, password_hash: true, email_verified_at: true, created_at: true },
  password_resets: { token_hash: true, account_id: true, expires_at: true, used_at: true },
  sign_up_codes: { interaction_uid: true, email: true, code_hash: true, expires_at: true },
  oidc_payloads: {
    model: true,
    id: true,
    payload: true,
    uid: true,
    grant_id: true,
    user_code: true,
    expires_at: true,
    consumed_at: true,
  },
  signing_keys: { kid: true, sealed_jwk: true, created_at: true },
};
