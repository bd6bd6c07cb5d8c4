import { sql } from 'kysely';
import type { Brain } from '@signet/brain';
import type { BrainVersion } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { literally } from '../../db/literally.ts';

export type VersionPage = {
  limit: number;
  offset: number;
  search?: string | undefined;
  sortField: 'creationDate' | 'version' | 'status';
  sortDirection: 'asc' | 'desc';
};
export type NewVersion = { version: string; notes: string; bucketKey: string; brain: Brain };

const sortColumns = { creationDate: 'creation_date', version: 'version', status: 'status' } as const;

/** Versions of the brain as administrators see them; their content is read by brain.library.ts. */
export const createBrainVersionStore = ({ db }: { db: Database }) => {
  const listed = () =>
    db.selectFrom('brain_versions').select((eb) => [
      'id',
      'version',
      'notes',
      'status',
      'validation_status',
      'bucket_key',
      'creation_date',
      eb
        .selectFrom('quizzes')
        .whereRef('quizzes.brain_version_id', '=', 'brain_versions.id')
        .select((of) => of.fn.countAll<string>().as('count'))
        .as('quizzes'),
    ]);
  type Row = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;
  const present = (row: Row): BrainVersion => ({
    _id: row.id,
    version: row.version,
    notes: row.notes,
    status: row.status,
    validationStatus: row.validation_status,
    creationDate: row.creation_date.toISOString(),
    bucketKey: row.bucket_key,
    quizzes: Number(row.quizzes ?? 0),
  });
  return {
    async list({ limit, offset, search, sortField, sortDirection }: VersionPage) {
      const pattern = `%${literally(search?.trim() ?? '')}%`;
      const isMeant = sql<boolean>`(version ilike ${pattern} or notes ilike ${pattern})`;
      const ordered = listed().where(isMeant).orderBy(sortColumns[sortField], sortDirection).orderBy('id');
      const [rows, total] = await Promise.all([
        ordered.limit(limit).offset(offset).execute(),
        db
          .selectFrom('brain_versions')
          .where(isMeant)
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow(),
      ]);
      return { records: rows.map(present), count: Number(total.count) };
    },

    async find(id: string): Promise<BrainVersion | undefined> {
      const row = await listed().where('brain_versions.id', '=', id).executeTakeFirst();
      return row && present(row);
    },

    active: () =>
      db.selectFrom('brain_versions').select(['id', 'version']).where('status', '=', 'active').executeTakeFirst(),

    isTaken: async (version: string, from: Database = db): Promise<boolean> =>
      (await from.selectFrom('brain_versions').select('id').where('version', '=', version).executeTakeFirst()) !==
      undefined,

    /** Those of some keys under which the workbook of a version lies. */
    async namedAmong(keys: string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set();
      const rows = await db.selectFrom('brain_versions').select('bucket_key').where('bucket_key', 'in', keys).execute();
      return new Set(rows.map((row) => row.bucket_key));
    },

    /** Whoever else is about to add a version waits until this transaction ends. */
    async holdNames(trx: Database): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('signet brain versions'))`.execute(trx);
    },

    async add(trx: Database, { version, notes, bucketKey, brain }: NewVersion): Promise<string> {
      const { id } = await trx
        .insertInto('brain_versions')
        .values({
          version,
          notes,
          status: 'inactive',
          validation_status: 'success',
          bucket_key: bucketKey,
          content: JSON.stringify(brain),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** The one that was active is so no more. Two at once wait for each other, as starting nodes do. */
    async activate(trx: Database, id: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('signet default brain'))`.execute(trx);
      await trx.updateTable('brain_versions').set({ status: 'inactive' }).where('status', '=', 'active').execute();
      await trx.updateTable('brain_versions').set({ status: 'active' }).where('id', '=', id).execute();
    },

    async setNotes(trx: Database, id: string, notes: string): Promise<void> {
      await trx.updateTable('brain_versions').set({ notes }).where('id', '=', id).execute();
    },
  };
};

export type BrainVersionStore = ReturnType<typeof createBrainVersionStore>;
