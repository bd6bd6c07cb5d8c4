import type { ColumnType, Generated } from 'kysely';
import type {
  ColorPreferences,
  ColorRecommendation,
  Competitor,
  Direction,
  FontRecommendation,
  MarketingKitRecommendation,
  OfferedMark,
  PinnedBrand,
  Selections,
  Specimen,
} from '@signet/contract';
import type { CreatedAt, Instant, Json, JsonOrNull } from './columns.ts';

/** One of three brands of a set, by the `_id`s of what it is made of. */
export type StoredDirection = Pick<Direction, 'name' | 'kind' | 'sentence'> & {
  color: string;
  headline: string;
  bulkText: string;
  marketingKit?: string;
};

/** Every recommendation of a quiz, best first; how many of each the founder has been shown is kept beside it. */
export type Recommended = {
  colors: ColorRecommendation[];
  headline: FontRecommendation[];
  bulkText: FontRecommendation[];
  marketingKits: MarketingKitRecommendation[];
  /** None in sets from before there were directions. */
  directions: StoredDirection[];
  /** None in sets from before there were specimens. */
  specimens: Specimen[];
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
/** Files of a logo that somebody brought along: keys of blobs by file names. */
export type CustomLogos = Record<string, string>;
/** Marks as they were drawn, and how many they were held against. */
export type DrawnMarks = { marks: OfferedMark[]; known: number };
/** All that a completed brand is; what its row has as columns is left out. */
export type BrandContent = Omit<
  PinnedBrand,
  '_id' | 'quizId' | 'number' | 'pinnedAt' | 'brainVersionId' | 'engineVersion' | 'logoText'
> & { logo: { text: string; files: { fileName: string; key: string }[] } };

/** Answers, what was recommended and chosen, and the brands that came of it. */
export type QuizTables = {
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
    /** When the competitors last changed or the founder gave up; null before. */
    research_modified_at: Instant | null;
    /** The completed quiz that this one is a copy of. */
    copied_from: string | null;
    /** What its founder calls it among several brands; empty where they call it nothing. */
    brand_name: Generated<string>;
    archived_at: Instant | null;
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
    /** Where the files lie that stand in the place of drawn ones, by the names they are served under. */
    custom_logos: JsonOrNull<CustomLogos>;
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
  shared_books: {
    id: Generated<string>;
    user_id: string;
    quiz_id: string;
    /** SHA-256 of what the address carries. */
    token_hash: Buffer;
    password_hash: string | null;
    expires_at: Instant | null;
    revoked_at: Instant | null;
    views: Generated<string>;
    last_viewed_at: Instant | null;
    created_at: Generated<Date>;
  };
  mark_sets: {
    quiz_id: string;
    user_id: string;
    /** A hash of what they are drawn from. */
    basis: string;
    shape_version: number;
    content: Json<DrawnMarks>;
    drawn_at: ColumnType<Date, never, Date>;
  };
};
