import type { Generated } from 'kysely';
import type { CreatedAt, Instant, Json } from './columns.ts';

export type UserStatus = 'invited' | 'inviteExpired' | 'active' | 'disabled';

/** Who uses the product, what they may do, and what staff did. */
export type PeopleTables = {
  roles: { key: string; label: string; permissions: string[] };
  tiers: {
    key: string;
    label: string;
    is_default: Generated<boolean>;
    product_id: string | null;
    can_assign_product: Generated<boolean>;
    features: string[];
    /** Of what administrators edit. */
    version: Generated<number>;
  };
  feature_flags: {
    name: string;
    label: string;
    value: Json<boolean | number | string>;
    value_options: Json<(boolean | number | string)[]>;
    position: number;
  };
  users: {
    id: Generated<string>;
    email: string;
    /** Whether the issuer had checked the address when the person registered. */
    email_verified: boolean;
    group_name: Generated<string>;
    role_key: string;
    status: Generated<UserStatus>;
    quiz_completed: Generated<boolean>;
    active_quiz_id: string | null;
    subscription_key: string;
    subscription_expiration: Instant | null;
    /** When an administrator or the person changed it; null: as it was given on registering. */
    subscription_granted_at: Instant | null;
    /** The configuration that they came by; null: the house's own. */
    sso_key: string | null;
    /** Of what administrators edit. */
    version: Generated<number>;
    terms_accepted_at: Instant | null;
    created_at: CreatedAt;
  };
  /** The ways in: whoever an issuer calls `subject` is this user. */
  identities: { issuer: string; subject: string; user_id: string; created_at: CreatedAt };
  invitations: {
    id: Generated<string>;
    email: string;
    group_name: Generated<string>;
    role_key: string;
    subscription_key: string;
    subscription_expiration: Instant | null;
    brand: Generated<'beta' | 'free' | 'next'>;
    rotation: Generated<number>;
    expires_at: Instant;
    accepted_at: Instant | null;
    created_at: CreatedAt;
  };
  /** Who wants to be let in; confirmed once the address was shown to be theirs. */
  waiting_list: {
    id: Generated<string>;
    email: string;
    confirmed_at: Instant | null;
    invited_at: Instant | null;
    created_at: CreatedAt;
  };
  /** Who vouches for people that come by `?sso=`; without an issuer it is the house's own. */
  sso_configurations: {
    key: string;
    name: string;
    issuer: string | null;
    client_id: string | null;
    audience: string | null;
    organization: string | null;
    logout_redirect_uri: string | null;
    email_domains: Generated<string[]>;
    created_at: CreatedAt;
  };
  /** What staff did; `owner_id` is null where it is about the house. Rows are only ever added. */
  audit_log: {
    id: Generated<string>;
    actor_id: string;
    owner_id: string | null;
    act: string;
    about: Json<Record<string, unknown>>;
    at: CreatedAt;
  };
};
