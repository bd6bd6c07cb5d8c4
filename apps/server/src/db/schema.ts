import type { ColumnType, Generated } from 'kysely';
import type {
  ColorPreferences,
  ColorRecommendation,
  Competitor,
  FontRecommendation,
  MadeFilesState,
  MarketingKitRecommendation,
  PinnedBrand,
  ResearchRead,
  Selections,
} from '@signet/contract';
import type { Brain } from '@signet/brain';

/**
 * The tables as Kysely sees them. `migrations/` makes them; `schema.snapshot.txt` is what they come to, checked by a
 * test.
 */

type Instant = ColumnType<Date, Date | string, Date | string>;
type CreatedAt = ColumnType<Date, never, never>;
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;

export type UserStatus = 'invited' | 'inviteExpired' | 'active' | 'disabled';

/** Every recommendation of a quiz, best first; how many of each the founder has been shown is kept beside it. */
export type Recommended = {
  colors: ColorRecommendation[];
  headline: FontRecommendation[];
  bulkText: FontRecommendation[];
  marketingKits: MarketingKitRecommendation[];
  /** What the founder had chosen from an earlier set, and keeps (flow decisions). */
  kept?: {
    color?: ColorRecommendation;
    headline?: FontRecommendation;
    bulkText?: FontRecommendation;
    marketingKit?: MarketingKitRecommendation;
  };
};
export type Shown = { color: number; headline: number; bulkText: number; marketingKit: number };
export type StoredAnswers = { competitors: Competitor[] | null; colorPreferences: ColorPreferences | null };
export type StoredSelections = Pick<Selections, 'brandQuizSelections' | 'customSelections'>;
/** What was read of a quiz's competitors at one time. */
export type ResearchContent = ResearchRead;
/** All that a completed brand is; what its row has as columns is left out. */
export type BrandContent = Omit<
  PinnedBrand,
  '_id' | 'quizId' | 'number' | 'pinnedAt' | 'brainVersionId' | 'engineVersion' | 'logoText'
> & { logo: { text: string; files: { fileName: string; key: string }[] } };

export type Tables = {
  roles: { key: string; label: string; permissions: string[] };
  tiers: {
    key: string;
    label: string;
    is_default: Generated<boolean>;
    product_id: string | null;
    can_assign_product: Generated<boolean>;
    features: string[];
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
    subscription_managed: Generated<boolean>;
    sso_key: string | null;
    terms_accepted_at: Instant | null;
    created_at: CreatedAt;
  };
  /** The ways in: whoever an issuer calls `subject` is this user. */
  identities: { issuer: string; subject: string; user_id: string; created_at: CreatedAt };
  /** What staff did; `owner_id` is null where it is about the house. Rows are only ever added. */
  audit_log: {
    id: Generated<string>;
    actor_id: string;
    owner_id: string | null;
    act: string;
    about: Json<Record<string, unknown>>;
    at: CreatedAt;
  };
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
  brain_versions: {
    id: Generated<string>;
    version: string;
    notes: Generated<string>;
    status: 'active' | 'inactive';
    validation_status: string | null;
    bucket_key: string;
    content: Json<Brain>;
    creation_date: CreatedAt;
  };
  quizzes: {
    id: Generated<string>;
    user_id: string;
    version: Generated<number>;
    brain_version_id: string;
    company_name: Generated<string>;
    website_url: Generated<string>;
    logo_text: Generated<string>;
    industry: Generated<string>;
    business_lifecycle: Generated<string>;
    competitors: JsonOrNull<Competitor[]>;
    /** 0 to 1; null where the industry's norm counts. */
    stand_out: number | null;
    color_preferences: JsonOrNull<ColorPreferences>;
    keyword_ids: Generated<string[]>;
    completed: Generated<boolean>;
    /**
     * The founder has saved the brand: it is completed as soon as its logos are whole. Any later change withdraws it.
     */
    completion_requested_at: Instant | null;
    /** When the founder gave up the reading of competitors; null where they did not. */
    research_abandoned_at: Instant | null;
    /** The completed quiz that this one is a copy of. */
    copied_from: string | null;
    shape_version: number;
    created_at: CreatedAt;
    updated_at: ColumnType<Date, never, Date>;
  };
  selections: {
    id: Generated<string>;
    user_id: string;
    quiz_id: string;
    version: Generated<number>;
    brand_quiz_selections: Json<Selections['brandQuizSelections']>;
    custom_selections: Json<Selections['customSelections']>;
    use_custom_selections: Generated<boolean>;
    has_custom_logos: Generated<boolean>;
    shape_version: number;
    updated_at: ColumnType<Date, never, Date>;
  };
  recommendations: {
    id: Generated<string>;
    user_id: string;
    quiz_id: string;
    /**
     * What they were made from: a hash of all of it and one of the answers alone, the versions of brain and engine
     * (null: from before it was kept), and what had been read of the competitors.
     */
    basis: string;
    answers_basis: string;
    brain_version_id: string;
    engine_version: number | null;
    research_snapshot_id: string;
    shape_version: number;
    content: Json<Recommended>;
    shown: Json<Shown>;
    updated_at: ColumnType<Date, never, Date>;
  };
  research_snapshots: {
    id: Generated<string>;
    user_id: string;
    quiz_id: string;
    shape_version: number;
    content: ColumnType<ResearchContent, string, never>;
    read_at: ColumnType<Date, never, never>;
  };
  /** Never changed; the database refuses it. */
  brand_versions: {
    id: Generated<string>;
    user_id: string;
    quiz_id: string;
    number: number;
    brain_version_id: string;
    engine_version: number | null;
    shape_version: number;
    content: ColumnType<BrandContent, string, never>;
    pinned_at: ColumnType<Date, never, never>;
  };
  made_files: {
    id: Generated<string>;
    user_id: string;
    /** What it is (`logos`), of which quiz or brand, and a hash of what it is made from. */
    kind: string;
    subject: string;
    basis: string;
    made_from: Json<object>;
    status: MadeFilesState;
    /** Percent. */
    progress: Generated<number>;
    files: ColumnType<{ fileName: string; key: string; is: object }[], string | undefined, string>;
    /** Code of a refusal. */
    error: string | null;
    /** The job that makes it. */
    claimed_by: string | null;
    requested_at: Generated<Date>;
    begun_at: Instant | null;
    completed_at: Instant | null;
    superseded_at: Instant | null;
  };
  accounts: {
    id: Generated<string>;
    email: string;
    password_hash: string;
    email_verified_at: Instant | null;
    created_at: CreatedAt;
  };
  password_resets: { token_hash: string; account_id: string; expires_at: Instant; used_at: Instant | null };
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
  outbox_mails: {
    id: Generated<string>;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    /** What is left to read of a letter with a secret, and until when the secret works. */
    text_after: Generated<string | null>;
    secret_until: Instant | null;
    status: 'kept' | 'waiting' | 'sent' | 'failed';
    error: string | null;
    created_at: CreatedAt;
    sent_at: Instant | null;
  };
  rate_limits: { key: string; points: number; expire: string | null };
};
