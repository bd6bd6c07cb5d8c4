import type { ColumnType, Generated } from 'kysely';
import type { ResearchRead } from '@signet/contract';
import type { CompanyKey, CompanyReading, SaidColor } from '../research-shapes.ts';
import type { Instant, Json, JsonOrNull } from './columns.ts';

/** What was read of a quiz's competitors at one time. */
export type ResearchContent = ResearchRead;

/** What was read of competitors. */
export type ResearchTables = {
  research_snapshots: {
    id: Generated<string>;
    user_id: string;
    quiz_id: string;
    shape_version: number;
    content: ColumnType<ResearchContent, string, never>;
    read_at: ColumnType<Date, never, never>;
  };
  company_scrapes: {
    company_id: string;
    image_id: string;
    name: string;
    website: string | null;
    status: 'waiting' | 'reading' | 'read' | 'failed';
    progress: Generated<number>;
    /** Of `content`; what was read before stays until it has been read again. */
    shape_version: number | null;
    content: JsonOrNull<CompanyReading>;
    /** The job that reads it. */
    claimed_by: string | null;
    requested_at: Generated<Date>;
    read_at: Instant | null;
    /** Until then it is not read again by itself. */
    serves_until: Instant | null;
    /** Who wanted it read last; gone with their account. */
    asked_by: string | null;
  };
  quiz_research: {
    quiz_id: string;
    user_id: string;
    companies: Json<CompanyKey[]>;
    /** The most that was ever answered of these companies. */
    progress: Generated<number>;
    not_theirs: ColumnType<SaidColor[], string | undefined, string>;
    /** Colors that were never read and that the founder says are the company's. */
    said_theirs: ColumnType<SaidColor[], string | undefined, string>;
    modified_at: Generated<Date>;
  };
};
