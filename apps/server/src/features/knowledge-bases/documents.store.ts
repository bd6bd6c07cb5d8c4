import { sql } from 'kysely';
import type { KnowledgeDocument } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { literally } from '../../db/literally.ts';
import type { Note } from '../audit/audit-log.ts';

type Row = {
  id: string;
  name: string;
  bytes: number;
  number: number;
  uploaded_at: Date;
  hash: string;
  blob_key: string;
  is_read: boolean;
  is_indexed: boolean;
  failure: string | null;
};

const present = (row: Row): KnowledgeDocument => ({
  _id: row.id,
  name: row.name,
  bytes: row.bytes,
  version: row.number,
  uploadedAt: row.uploaded_at.toISOString(),
  state: row.failure === null ? (row.is_indexed ? 'indexed' : 'waiting') : 'failed',
  reason: row.failure,
});

export type CurrentDocument = { id: string; name: string; hash: string; blobKey: string; bytes: number };
export type NewVersion = { bytes: number; hash: string; blobKey: string };

const current = (baseId: string) => sql`
  select d.id, d.name, v.bytes, d.number, v.uploaded_at, d.hash, v.blob_key, r.hash is not null as is_read,
         r.failure, e.document_id is not null as is_indexed
    from knowledge_documents d
    join knowledge_bases b on b.id = d.knowledge_base_id
    join knowledge_document_versions v on v.document_id = d.id and v.number = d.number
    left join knowledge_readings r on r.knowledge_base_id = d.knowledge_base_id and r.hash = d.hash
    left join knowledge_index_entries e on e.index_id = b.index_id and e.document_id = d.id and e.hash = d.hash
   where d.knowledge_base_id = ${baseId}`;

/** The documents of data sources, each with the versions that it had. */
export const createDocumentStore = ({ db }: { db: Database }) => ({
  async list(
    baseId: string,
    { limit, offset, search }: { limit: number; offset: number; search?: string | undefined },
  ) {
    const wanted = search?.trim();
    const pattern = wanted ? `%${literally(wanted)}%` : null;
    const some = sql`${current(baseId)} and (${pattern}::text is null or d.name ilike ${pattern})`;
    const [rows, total] = await Promise.all([
      sql<Row>`${some} order by lower(d.name), d.id limit ${limit} offset ${offset}`.execute(db),
      sql<{ count: string }>`select count(*) from (${some}) wanted`.execute(db),
    ]);
    return { records: rows.rows.map(present), count: Number(total.rows[0]?.count ?? 0) };
  },

  async find(baseId: string, id: string): Promise<{ shown: KnowledgeDocument; hash: string } | undefined> {
    const { rows } = await sql<Row>`${current(baseId)} and d.id = ${id}`.execute(db);
    const [row] = rows;
    return row && { shown: present(row), hash: row.hash };
  },

  /** All as they are now. */
  async all(baseId: string): Promise<CurrentDocument[]> {
    const { rows } = await sql<Row>`${current(baseId)} order by d.name`.execute(db);
    return rows.map(({ id, name, hash, blob_key: blobKey, bytes }) => ({ id, name, hash, blobKey, bytes }));
  },

  count: async (trx: Database, baseId: string): Promise<number> => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from knowledge_documents where knowledge_base_id = ${baseId}`.execute(trx);
    return Number(rows[0]?.count ?? 0);
  },

  /**
   * Adds a document, or another version of the one that has this name or is replaced; undefined where that is gone. A
   * replaced one takes the new name, unless another document has it.
   */
  async put(
    trx: Database,
    baseId: string,
    { name, replaces }: { name: string; replaces?: string | undefined },
    { bytes, hash, blobKey }: NewVersion,
  ): Promise<{ id: string; isNew: boolean } | undefined> {
    const { rows } = replaces
      ? await sql<{ id: string; number: number }>`
          update knowledge_documents d set number = number + 1, hash = ${hash}, name = case
              when exists (select from knowledge_documents o
                where o.knowledge_base_id = d.knowledge_base_id and o.name = ${name} and o.id <> d.id)
              then d.name else ${name} end
           where id = ${replaces} and knowledge_base_id = ${baseId} returning id, number`.execute(trx)
      : await sql<{ id: string; number: number }>`
          insert into knowledge_documents (knowledge_base_id, name, number, hash)
          values (${baseId}, ${name}, 1, ${hash})
          on conflict (knowledge_base_id, name)
          do update set number = knowledge_documents.number + 1, hash = excluded.hash
          returning id, number`.execute(trx);
    const [document] = rows;
    if (!document) return undefined;
    await trx
      .insertInto('knowledge_document_versions')
      .values({ document_id: document.id, number: document.number, bytes, hash, blob_key: blobKey })
      .execute();
    return { id: document.id, isNew: document.number === 1 };
  },

  versions: (id: string) =>
    db
      .selectFrom('knowledge_document_versions')
      .select(['number', 'bytes', 'blob_key as blobKey', 'uploaded_at as uploadedAt'])
      .where('document_id', '=', id)
      .orderBy('number', 'desc')
      .execute(),

  /** The keys of the files that nothing names any more; undefined where there is no such document. */
  async remove(baseId: string, id: string, note?: Note): Promise<string[] | undefined> {
    return db.transaction().execute(async (trx) => {
      const versions = await trx
        .selectFrom('knowledge_document_versions')
        .select('blob_key')
        .where('document_id', '=', id)
        .execute();
      const { numDeletedRows } = await trx
        .deleteFrom('knowledge_documents')
        .where('id', '=', id)
        .where('knowledge_base_id', '=', baseId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return undefined;
      await note?.(trx);
      return versions.map(({ blob_key }) => blob_key);
    });
  },

  /** Those of these files that a document has or had. */
  among: async (keys: string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('knowledge_document_versions')
      .select('blob_key')
      .where('blob_key', 'in', keys)
      .execute();
    return rows.map(({ blob_key }) => blob_key);
  },

  /** Where every file of a knowledge base lies. */
  async keysOf(trx: Database, baseId: string): Promise<string[]> {
    const { rows } = await sql<{ blob_key: string }>`
      select v.blob_key from knowledge_document_versions v join knowledge_documents d on d.id = v.document_id
       where d.knowledge_base_id = ${baseId}`.execute(trx);
    return rows.map(({ blob_key }) => blob_key);
  },
});

export type DocumentStore = ReturnType<typeof createDocumentStore>;
