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
