import type { ColumnType, Generated } from 'kysely';
import type { MadeFilesState } from '@signet/contract';
import type { Brain } from '@signet/brain';
import type { CreatedAt, Instant, Json } from './columns.ts';

/** What a row of made files is made from and came to; which of its kind's files one is, its kind knows. */
export type StoredMadeFiles = {
  kind: string;
  madeFrom: object;
  files: { fileName: string; key: string; is: object }[];
};
/** More than 32 bits hold; the driver reads them as text. */
type Bytes = ColumnType<string, number, number>;
type BytesOrNull = ColumnType<string | null, number | null, number | null>;

/** What belongs to no founder alone: knowledge, files in the making, letters, limits. */
export type HouseTables = {
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
  made_files: {
    id: Generated<string>;
    user_id: string;
    /** What it is (`logos`), of which quiz or brand, and a hash of what it is made from. */
    kind: string;
    subject: string;
    basis: string;
    shape_version: number;
    made_from: Json<object>;
    status: MadeFilesState;
    /** Percent. */
    progress: Generated<number>;
    files: ColumnType<StoredMadeFiles['files'], string | undefined, string>;
    /** Code of a refusal. */
    error: string | null;
    /** The job that makes it. */
    claimed_by: string | null;
    requested_at: Generated<Date>;
    begun_at: Instant | null;
    completed_at: Instant | null;
    superseded_at: Instant | null;
  };
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
  /** When the house was copied by `npm run backup`. */
  backups: { made_at: Date; rows: string; files: string };
  /** A server that runs, or did until a moment ago. */
  nodes: {
    id: string;
    name: string;
    version: string;
    started_at: Date;
    seen_at: Generated<Date>;
    memory_bytes: Bytes;
    disk_free_bytes: BytesOrNull;
    disk_total_bytes: BytesOrNull;
  };
  rate_limits: { key: string; points: number; expire: string | null };
};
