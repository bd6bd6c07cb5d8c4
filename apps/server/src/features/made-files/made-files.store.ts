import { sql, type Selectable } from 'kysely';
import type { MadeFilesState } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import { shapeVersion, upgrade } from '../../db/stored-shapes.ts';
import { fairOrder } from './fair-order.ts';
import type { MadeFile, Subject } from './kind.ts';

type Stored = Selectable<Tables['made_files']>;
/** A row in the present form, whatever form it was stored in. */
export type MadeFilesRow = Omit<Stored, 'shape_version'>;
export type Wanted = Subject & { kind: string; basis: string; madeFrom: object };

/** Whether asking again for something in this state changes nothing. */
const isBegun = {
  waiting: true,
  making: true,
  complete: true,
  failed: false,
  superseded: false,
} as const satisfies Record<MadeFilesState, boolean>;
/** What is not whole is dropped as soon as something else is wanted. */
const unfinished = ['waiting', 'making', 'failed'] as const satisfies MadeFilesState[];

/** One subject's rows change one request at a time, on whatever node. Ends with the transaction. */
const lock = (trx: Database, { kind, subject }: { kind: string; subject: string }) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`made files of ${kind} ${subject}`}, 0))`.execute(trx);

const present = ({ shape_version: version, made_from: madeFrom, files, ...row }: Stored): MadeFilesRow => {
  const read = upgrade('madeFiles', version, { kind: row.kind, madeFrom, files });
  return { ...row, made_from: read.madeFrom, files: read.files };
};

/** Rows of what is made in the background. A row is known by what it is made from: asking twice finds the same one. */
export const createMadeFilesStore = ({ db }: { db: Database }) => {
  /** Takes the place of every other row of the subject: of those in the making at once, of the whole one if told. */
  const supersede = (trx: Database, { userId, kind, subject, basis }: Wanted, withWhole: boolean) =>
    trx
      .updateTable('made_files')
      .set({ status: 'superseded', superseded_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('basis', '<>', basis)
      .where('status', 'in', withWhole ? [...unfinished, 'complete'] : unfinished)
      .execute();

  return {
    /**
     * The row of this basis, made now or before, as the one wanted last. One that was whole counts again at once; one
     * that failed waits again.
     */
    async begin(trx: Database, wanted: Wanted): Promise<MadeFilesRow> {
      await lock(trx, wanted);
      const { userId, kind, subject, basis, madeFrom } = wanted;
      const known = await trx
        .selectFrom('made_files')
        .selectAll()
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('basis', '=', basis)
        .executeTakeFirst();
      const status = known?.completed_at ? 'complete' : 'waiting';
      await supersede(trx, wanted, status === 'complete');
      if (known && isBegun[known.status]) return present(known);
      const again = { status, requested_at: sql<Date>`now()`, superseded_at: null } as const;
      if (known)
        return present(
          await trx
            .updateTable('made_files')
            .set(again)
            .where('id', '=', known.id)
            .where('user_id', '=', userId)
            .returningAll()
            .executeTakeFirstOrThrow(),
        );
      const of = { user_id: userId, kind, subject, basis, status } as const;
      const written = { shape_version: shapeVersion('madeFiles'), made_from: JSON.stringify(madeFrom) };
      return present(
        await trx
          .insertInto('made_files')
          .values({ ...of, ...written })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },

    async find(id: string, userId: string): Promise<MadeFilesRow | undefined> {
      const row = await db
        .selectFrom('made_files')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && present(row);
    },

    /** The one that is fetched: there is at most one. */
    async current(kind: string, { userId, subject }: Subject, trx: Database = db): Promise<MadeFilesRow | undefined> {
      const row = await trx
        .selectFrom('made_files')
        .selectAll()
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('user_id', '=', userId)
        .where('status', '=', 'complete')
        .executeTakeFirst();
      return row && present(row);
    },

    /** Those of some texts that stand in the object at a place of what files of a kind are made from. */
    async namedAmong(kind: string, at: readonly string[], texts: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ text: string }>`
        select distinct named.value as text
          from made_files, jsonb_each_text(made_from #> ${[...at]}::text[]) as named
         where kind = ${kind} and named.value = any(${[...texts]})`.execute(db);
      return rows.map(({ text }) => text);
    },

    async place(id: string): Promise<number> {
      const { rows } = await sql<{ place: number }>`select place from (${fairOrder}) as queue where id = ${id}`.execute(
        db,
      );
      return rows[0]?.place ?? 0;
    },

    /**
     * What a job has begun and not finished, because its worker was killed or it failed; otherwise the next in the
     * queue of the kinds that this node knows. Several workers that ask at once get several rows.
     */
    async claim(jobId: string, kinds: string[]): Promise<MadeFilesRow | undefined> {
      const { rows } = await sql<Stored>`
        update made_files set status = 'making', progress = 0, error = null, claimed_by = ${jobId}, begun_at = now()
         where id = coalesce(
           (select id from made_files where claimed_by = ${jobId} and status in ('making', 'failed') limit 1),
           (select waiting.id from made_files waiting join (${fairOrder}) as queue on queue.id = waiting.id
             where waiting.status = 'waiting' and waiting.kind = any(${kinds})
               order by queue.place limit 1 for update of waiting skip locked))
        returning *`.execute(db);
      return rows[0] && present(rows[0]);
    },

    /** Notes how far it is. False when it is no longer this job's to make. */
    async progress(id: string, jobId: string, percent: number): Promise<boolean> {
      const row = await db
        .updateTable('made_files')
        .set({ progress: percent })
        .where('id', '=', id)
        .where('claimed_by', '=', jobId)
        .where('status', '=', 'making')
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** From now on these files are fetched, and no others of the subject. False when it was no longer to be made. */
    complete: (
      { id, kind, subject, basis, user_id: userId, made_from: madeFrom }: MadeFilesRow,
      files: MadeFile<object>[],
      whenWhole: (trx: Database) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lock(trx, { kind, subject });
        const due = await trx
          .selectFrom('made_files')
          .select('id')
          .where('id', '=', id)
          .where('status', '=', 'making')
          .executeTakeFirst();
        if (!due) return false;
        await supersede(trx, { userId, kind, subject, basis, madeFrom: {} }, true);
        await trx
          .updateTable('made_files')
          .set({
            status: 'complete',
            progress: 100,
            // the whole row is of the present form now
            shape_version: shapeVersion('madeFiles'),
            made_from: JSON.stringify(madeFrom),
            files: JSON.stringify(files),
            completed_at: sql`now()`,
          })
          .where('id', '=', id)
          .execute();
        await whenWhole(trx);
        return true;
      }),

    /** It waits again, in the place that it had. */
    async putBack(id: string, jobId: string): Promise<void> {
      await db
        .updateTable('made_files')
        .set({ status: 'waiting', claimed_by: null, begun_at: null })
        .where('id', '=', id)
        .where('claimed_by', '=', jobId)
        .where('status', '=', 'making')
        .execute();
    },

    /** `again`: its job will try it again, unless somebody asks before that. */
    async fail(id: string, jobId: string, { error, again }: { error: string; again: boolean }): Promise<void> {
      await db
        .updateTable('made_files')
        .set({ status: 'failed', error, claimed_by: again ? jobId : null })
        .where('id', '=', id)
        .where('claimed_by', '=', jobId)
        .where('status', '=', 'making')
        .execute();
    },
  };
};

export type MadeFilesStore = ReturnType<typeof createMadeFilesStore>;
