import { sql, type Selectable } from 'kysely';
import type { KnowledgeBase, KnowledgeBaseStatus, SyncJob, SyncJobStatus, SyncStatistics } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { literally } from '../../db/literally.ts';
import type { Tables } from '../../db/schema.ts';
import { folderElsewhere } from './own-folder.ts';

export type KnowledgeBaseRow = Selectable<Tables['knowledge_bases']>;

export const noStatistics: SyncStatistics = {
  numberOfDocumentsScanned: 0,
  numberOfDocumentsFailed: 0,
  numberOfMetadataDocumentsScanned: 0,
  numberOfMetadataDocumentsModified: 0,
  numberOfNewDocumentsIndexed: 0,
  numberOfModifiedDocumentsIndexed: 0,
  numberOfDocumentsDeleted: 0,
};

export const presentSync = (row: KnowledgeBaseRow): SyncJob => ({
  status: row.sync_status,
  startedAt: row.sync_started_at?.toISOString() ?? null,
  updatedAt: row.sync_updated_at?.toISOString() ?? null,
  statistics: row.sync_statistics ?? noStatistics,
  failures: row.sync_failures,
});

export const presentBase = (row: KnowledgeBaseRow): KnowledgeBase => ({
  _id: row.id,
  name: row.name,
  notes: row.notes,
  s3BucketUrl: row.location,
  isElsewhere: folderElsewhere(row) !== undefined,
  status: row.status,
  syncJob: presentSync(row),
});

const sortColumns = {
  name: sql`lower(name)`,
  status: sql`status`,
  lastSync: sql`sync_updated_at`,
} as const;

type Page = {
  limit: number;
  offset: number;
  search?: string | undefined;
  sortField: keyof typeof sortColumns;
  sortDirection: 'asc' | 'desc';
};
type Listed = { rows: KnowledgeBaseRow[]; count: number };

/** A sync as far as it has come. */
export type SyncNote = {
  status: SyncJobStatus;
  statistics: SyncStatistics;
  failures: readonly { name: string; reason: string }[];
};

/** Knowledge bases: what they are called, and how they stand. */
export const createKnowledgeBaseStore = ({ db }: { db: Database }) => ({
  async list({ limit, offset, search, sortField, sortDirection }: Page): Promise<Listed> {
    const pattern = `%${literally(search?.trim() ?? '')}%`;
    const isMeant = sql<boolean>`(name ilike ${pattern} or notes ilike ${pattern})`;
    const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`;
    const [rows, total] = await Promise.all([
      db
        .selectFrom('knowledge_bases')
        .selectAll()
        .where(isMeant)
        .orderBy(sql`${sortColumns[sortField]} ${direction} nulls last, id`)
        .limit(limit)
        .offset(offset)
        .execute(),
      db
        .selectFrom('knowledge_bases')
        .where(isMeant)
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    return { rows, count: Number(total.count) };
  },

  find: (id: string, trx = db): Promise<KnowledgeBaseRow | undefined> =>
    trx.selectFrom('knowledge_bases').selectAll().where('id', '=', id).executeTakeFirst(),

  lock: (trx: Database, id: string): Promise<KnowledgeBaseRow | undefined> =>
    trx.selectFrom('knowledge_bases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  among: (ids: readonly string[]): Promise<KnowledgeBaseRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db.selectFrom('knowledge_bases').selectAll().where('id', 'in', ids).execute(),

  /** Undefined where the name is taken. */
  insert: (trx: Database, { name, notes }: { name: string; notes: string }): Promise<KnowledgeBaseRow | undefined> =>
    trx
      .insertInto('knowledge_bases')
      .values({ name, notes, status: 'CREATING', sync_failures: '[]' })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst(),

  setStatus: (trx: Database, id: string, status: KnowledgeBaseStatus): Promise<KnowledgeBaseRow> =>
    trx.updateTable('knowledge_bases').set({ status }).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  /** Ends a step, where the base is still at it. */
  endStep: (id: string, from: KnowledgeBaseStatus, more: { location?: string } = {}): Promise<unknown> =>
    db
      .updateTable('knowledge_bases')
      .set({ status: 'ACTIVE', ...more })
      .where('id', '=', id)
      .where('status', '=', from)
      .execute(),

  /** The bases that are at a step, whoever works on it. */
  atStep: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('knowledge_bases')
      .select('id')
      .where('status', 'in', ['CREATING', 'UPDATING', 'DELETING'])
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Gives up the syncs of which nothing was heard since then: staff may begin another. */
  failSyncs: async (since: Date): Promise<void> => {
    await db
      .updateTable('knowledge_bases')
      .set({ sync_status: 'FAILED' })
      .where('sync_status', 'in', ['STARTING', 'IN_PROGRESS'])
      .where('sync_updated_at', '<', since)
      .execute();
  },

  beginSync: (trx: Database, id: string): Promise<KnowledgeBaseRow> =>
    trx
      .updateTable('knowledge_bases')
      .set({
        sync_status: 'STARTING',
        sync_started_at: new Date(),
        sync_updated_at: new Date(),
        sync_statistics: JSON.stringify(noStatistics),
        sync_failures: '[]',
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** Notes how far a sync is; with an index it is that one which answers from now on. */
  async noteSync(trx: Database, id: string, note: SyncNote, indexId?: string): Promise<void> {
    await trx
      .updateTable('knowledge_bases')
      .set({
        sync_status: note.status,
        sync_updated_at: new Date(),
        sync_statistics: JSON.stringify(note.statistics),
        sync_failures: JSON.stringify(note.failures),
        ...(indexId && { index_id: indexId }),
      })
      .where('id', '=', id)
      .execute();
  },

  /** Whether an agent, its draft or what founders talk to, reads it. */
  async isUsed(trx: Database, id: string): Promise<boolean> {
    const { rows } = await sql`
      select from agent_knowledge_bases where knowledge_base_id = ${id}
      union all
      select from agents a join agent_versions v on v.id = a.published_version_id
       where ${id}::uuid = any(v.knowledge_base_ids)`.execute(trx);
    return rows.length > 0;
  },

  async remove(trx: Database, id: string): Promise<void> {
    await trx.deleteFrom('knowledge_bases').where('id', '=', id).execute();
  },
});

export type KnowledgeBaseStore = ReturnType<typeof createKnowledgeBaseStore>;
