import type {
  AgentStatus,
  ChatSource,
  ChatTurn,
  CheckedAnswer,
  KnowledgeBaseStatus,
  SyncJobStatus,
  SyncStatistics,
} from '@signet/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Instant, Json, JsonOrNull } from './columns.ts';

/** The strategist: agents, what they have read, what founders said to them. */
export type StrategistTables = {
  agents: {
    type: string;
    status: AgentStatus;
    model: string;
    instruction: string;
    questions: Json<string[]>;
    failure: string | null;
    checks: Json<CheckedAnswer[]>;
    /** What was prepared last, as it was then. */
    draft_version_id: string | null;
    published_version_id: string | null;
    published_alias: string | null;
    last_published: Instant | null;
    last_updated: Generated<Date>;
    /** When its status changed last. */
    moved_at: Generated<Date>;
  };
  agent_versions: {
    id: Generated<string>;
    agent_type: string;
    number: number;
    model: string;
    instruction: string;
    knowledge_base_ids: string[];
    created_at: CreatedAt;
  };
  agent_knowledge_bases: { agent_type: string; knowledge_base_id: string };
  knowledge_bases: {
    id: Generated<string>;
    name: string;
    notes: string;
    status: KnowledgeBaseStatus;
    /** Where its documents lie among the blobs. */
    location: string | null;
    /** The index that answers. */
    index_id: string | null;
    sync_status: Generated<SyncJobStatus>;
    sync_started_at: Instant | null;
    sync_updated_at: Instant | null;
    sync_statistics: JsonOrNull<SyncStatistics>;
    sync_failures: Json<{ name: string; reason: string }[]>;
    created_at: CreatedAt;
  };
  knowledge_documents: {
    id: Generated<string>;
    knowledge_base_id: string;
    name: string;
    /** The version in force. */
    number: number;
    hash: string;
  };
  knowledge_document_versions: {
    document_id: string;
    number: number;
    bytes: number;
    hash: string;
    blob_key: string;
    uploaded_at: Generated<Date>;
  };
  /** What came of reading one content, by the reader of which release. */
  knowledge_readings: {
    knowledge_base_id: string;
    hash: string;
    reader: number;
    failure: string | null;
    read_at: Generated<Date>;
  };
  knowledge_passages: {
    id: GeneratedAlways<string>;
    knowledge_base_id: string;
    hash: string;
    place: number;
    heading: string;
    text: string;
    words: string;
    /** Of its meaning: 512 signed bytes each. */
    vector: Buffer | null;
  };
  knowledge_index_entries: {
    index_id: string;
    knowledge_base_id: string;
    document_id: string;
    name: string;
    hash: string;
  };
  chat_sessions: {
    id: Generated<string>;
    user_id: string;
    agent_type: string;
    version_id: string;
    is_draft: boolean;
    title: Generated<string>;
    created_at: CreatedAt;
    last_at: Generated<Date>;
  };
  chat_turns: {
    id: Generated<string>;
    session_id: string;
    user_id: string;
    prompt: string;
    response: Generated<string>;
    sources: Json<ChatSource[]>;
    status: ChatTurn['status'];
    created_at: CreatedAt;
  };
};
