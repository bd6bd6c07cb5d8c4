import type { Generated } from 'kysely';
import type { CreatedAt, Instant, Json } from './columns.ts';

/** Documents that were made, and the drives that they lie in. */
export type DocumentTables = {
  drive_links: {
    user_id: string;
    /** What the drive is called: access to one is none to another. */
    drive: string;
    account: string;
    /** What the provider gave, encrypted. */
    sealed: string;
    linked_at: Generated<Date>;
  };
  drive_consents: {
    id: Generated<string>;
    user_id: string;
    used_at: Instant | null;
    created_at: CreatedAt;
  };
  /** The drive that is built in. */
  drive_files: {
    id: Generated<string>;
    user_id: string;
    file_key: string;
    name: string;
    media_type: string;
    bytes: number;
    blob_key: string;
    properties: Json<Record<string, string>>;
    saved_at: Generated<Date>;
    trashed_at: Instant | null;
  };
  /** What founders told of their companies, by question. */
  story_answers: {
    quiz_id: string;
    user_id: string;
    question: string;
    answer: string;
    answered_at: Generated<Date>;
  };
  documents: {
    id: Generated<string>;
    user_id: string;
    /** Its edits are copies: the brand is this quiz with all that it was copied from and to. */
    quiz_id: string;
    template_id: string;
    kit_key: string;
    drive: string;
    /** A hash of what it is made from. */
    basis: string;
    name: string;
    file_id: string | null;
    url: string | null;
    bytes: Generated<number>;
    saved_at: Instant | null;
    /** A newer one of the same template and brand was saved since. */
    outdated: Generated<boolean>;
    trashed_at: Instant | null;
    created_at: CreatedAt;
  };
};
