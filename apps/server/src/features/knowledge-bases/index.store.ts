import { sql } from 'kysely';
import type pg from 'pg';
import type { Piece } from '@signet/strategist/split';
import { wordsOf } from '@signet/strategist';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import type { CurrentDocument } from './documents.store.ts';

export type FoundPassage = { id: string; baseName: string; name: string; heading: string; text: string };

/** Passages of one statement: some hundred kilobytes. */
const AT_ONCE = 100;
/** Words of a passage that are looked up; Postgres takes no more than a megabyte of them. */
const MOST_WORDS = 2000;
/** Passages that words alone hand on. */
const MOST_BY_WORDS = 50;

/** A text's words as the dictionary takes them: the same that a question is asked in. */
const searchable = (text: string): string => wordsOf(text).slice(0, MOST_WORDS).join(' ');

/* What every question asks, planned once a connection. */
const ASKED = `
  select array(select index_id::text from knowledge_bases
                where id = any($1::uuid[]) and index_id is not null) as "indexIds",
         tsvector_to_array(to_tsvector('english', $2)) as lexemes`;
const QUOTED = `
  select distinct on (p.id) p.id, b.name as "baseName", e.name, p.heading, p.text
    from knowledge_passages p
    join knowledge_index_entries e on e.knowledge_base_id = p.knowledge_base_id and e.hash = p.hash
    join knowledge_bases b on b.id = p.knowledge_base_id
   where e.index_id = any($1::uuid[]) and p.id = any($2::bigint[])
   order by p.id, e.name`;

type Asked = { indexIds: string[]; lexemes: string[] };

/** What was read of documents, by a hash of their content, and the indexes made of it. */
export const createIndexStore = ({ db, pool }: { db: Database; pool: pg.Pool }) => {
  const asked = prepared<Asked>(pool, 'knowledge.asked', ASKED);
  const quoted = prepared<FoundPassage>(pool, 'knowledge.quoted', QUOTED);
  return {
    /** What is known of contents by this reader: those that could be read, and why others could not. */
    async readings(baseId: string, reader: number): Promise<Map<string, string | null>> {
      const rows = await db
        .selectFrom('knowledge_readings')
        .select(['hash', 'failure'])
        .where('knowledge_base_id', '=', baseId)
        .where('reader', '=', reader)
        .execute();
      return new Map(rows.map(({ hash, failure }) => [hash, failure]));
    },

    /** Keeps what was read of a content, whole or not at all. */
    async keep(
      baseId: string,
      hash: string,
      reader: number,
      read: { pieces: readonly Piece[]; vectors: readonly (Int8Array | undefined)[] } | { failure: string },
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('knowledge_readings')
          .where('knowledge_base_id', '=', baseId)
          .where('hash', '=', hash)
          .execute();
        const failure = 'failure' in read ? read.failure : null;
        await trx
          .insertInto('knowledge_readings')
          .values({ knowledge_base_id: baseId, hash, reader, failure })
          .execute();
        if ('failure' in read) return;
        for (let from = 0; from < read.pieces.length; from += AT_ONCE) {
          const rows = read.pieces.slice(from, from + AT_ONCE).map(({ heading, text }, at) => {
            const vector = read.vectors[from + at];
            const bytes = vector ? Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength) : null;
            return sql`(${baseId}, ${hash}, ${from + at}, ${heading}, ${text},
            setweight(to_tsvector('english', ${searchable(heading)}), 'A')
              || to_tsvector('english', ${searchable(text)}), ${bytes})`;
          });
          await sql`
          insert into knowledge_passages (knowledge_base_id, hash, place, heading, text, words, vector)
          values ${sql.join(rows)}`.execute(trx);
        }
      });
    },

    passages: (baseId: string, hash: string, most: number) =>
      db
        .selectFrom('knowledge_passages')
        .select(['heading', 'text'])
        .where('knowledge_base_id', '=', baseId)
        .where('hash', '=', hash)
        .orderBy('place')
        .limit(most)
        .execute(),

    /** Which documents an index has, and of which content. */
    async entries(indexId: string | null): Promise<Map<string, string>> {
      if (indexId === null) return new Map();
      const rows = await db
        .selectFrom('knowledge_index_entries')
        .select(['document_id', 'hash'])
        .where('index_id', '=', indexId)
        .execute();
      return new Map(rows.map(({ document_id, hash }) => [document_id, hash]));
    },

    async enter(trx: Database, baseId: string, indexId: string, documents: readonly CurrentDocument[]): Promise<void> {
      for (let from = 0; from < documents.length; from += 1000) {
        await trx
          .insertInto('knowledge_index_entries')
          .values(
            documents.slice(from, from + 1000).map(({ id, name, hash }) => ({
              index_id: indexId,
              knowledge_base_id: baseId,
              document_id: id,
              name,
              hash,
            })),
          )
          .execute();
      }
    },

    /** Takes away other indexes of a knowledge base, and what was read of contents that nothing has any more. */
    async forgetOthers(trx: Database, baseId: string, indexId: string): Promise<void> {
      await trx
        .deleteFrom('knowledge_index_entries')
        .where('knowledge_base_id', '=', baseId)
        .where('index_id', '<>', indexId)
        .execute();
      await sql`
      delete from knowledge_readings r where knowledge_base_id = ${baseId}
        and not exists (select from knowledge_documents d
          where d.knowledge_base_id = r.knowledge_base_id and d.hash = r.hash)
        and not exists (select from knowledge_index_entries e
          where e.index_id = ${indexId} and e.hash = r.hash)`.execute(trx);
    },

    /** The indexes that answer for these knowledge bases, and a question's words as they are stored. */
    async asked(baseIds: readonly string[], words: readonly string[]): Promise<Asked> {
      if (baseIds.length === 0) return { indexIds: [], lexemes: [] };
      return (await asked([baseIds, words.join(' ')]))[0] ?? { indexIds: [], lexemes: [] };
    },

    /** Passages of an index that come after one, with their meanings and words. */
    async passagesAfter(
      indexId: string,
      after: string,
      most: number,
    ): Promise<{ id: string; vector: Buffer | null; words: string }[]> {
      const { rows } = await sql<{ id: string; vector: Buffer | null; words: string }>`
      select p.id, p.vector, p.words::text as words from knowledge_passages p
       where p.id > ${after} and (p.knowledge_base_id, p.hash) in (
         select distinct knowledge_base_id, hash from knowledge_index_entries where index_id = ${indexId})
       order by p.id limit ${most}`.execute(db);
      return rows;
    },

    /** Passages of indexes that share words with a question, the best first. */
    async byWords(indexIds: readonly string[], lexemes: readonly string[]): Promise<string[]> {
      if (lexemes.length === 0 || indexIds.length === 0) return [];
      const question = lexemes.map((word) => `'${word.replaceAll(/['\\]/gu, '')}'`).join(' | ');
      const { rows } = await sql<{ id: string }>`
      with asked as (select ${question}::tsquery as words),
           open as (select distinct knowledge_base_id, hash from knowledge_index_entries
                     where index_id = any(${[...indexIds]}))
      select p.id from knowledge_passages p, asked
       where p.words @@ asked.words and (p.knowledge_base_id, p.hash) in (select knowledge_base_id, hash from open)
       order by ts_rank(p.words, asked.words, 1) desc, p.id limit ${MOST_BY_WORDS}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** Passages as they are quoted, in the order of `ids`; of a content that two documents share, one is named. */
    async quoted(indexIds: readonly string[], ids: readonly string[]): Promise<FoundPassage[]> {
      if (ids.length === 0) return [];
      const rows = await quoted([indexIds, ids]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
};

export type IndexStore = ReturnType<typeof createIndexStore>;
