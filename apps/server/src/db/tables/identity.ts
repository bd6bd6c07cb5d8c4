import type { Generated } from 'kysely';
import type { CreatedAt, Instant, Json } from './columns.ts';

/** What the embedded issuer keeps: accounts, its secrets, its state. */
export type IdentityTables = {
  accounts: {
    id: Generated<string>;
    email: string;
    password_hash: string;
    email_verified_at: Instant | null;
    created_at: CreatedAt;
  };
  password_resets: { token_hash: string; account_id: string; expires_at: Instant; used_at: Instant | null };
  sign_up_codes: { interaction_uid: string; email: string; code_hash: string; expires_at: Instant };
  passkeys: {
    credential_id: string;
    account_id: string;
    public_key: string;
    /** How often it was used, as far as it counts. */
    counter: string;
    name: string;
    created_at: CreatedAt;
    used_at: Instant | null;
  };
  /** An authenticator app; `last_step` is the newest step of which a code was used. */
  second_factors: { account_id: string; sealed_secret: string; last_step: string; created_at: CreatedAt };
  recovery_codes: { account_id: string; code_hash: string };
  /** Sign-ins whose password was right; whole once the second step was too. */
  sign_in_steps: { interaction_uid: string; account_id: string; is_whole: boolean; expires_at: Instant };
  sign_in_sessions: {
    uid: string;
    account_id: string;
    device: string;
    created_at: CreatedAt;
    seen_at: Generated<Date>;
  };
  oidc_payloads: {
    model: string;
    id: string;
    payload: Json<Record<string, unknown>>;
    uid: string | null;
    grant_id: string | null;
    user_code: string | null;
    expires_at: Instant | null;
    consumed_at: Instant | null;
  };
  signing_keys: { kid: string; sealed_jwk: string; created_at: CreatedAt };
};
