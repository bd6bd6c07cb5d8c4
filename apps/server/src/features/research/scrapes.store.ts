import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { CompanyKey, CompanyReading, SaidColor } from '../../db/research-shapes.ts';
import type { Tables } from '../../db/schema.ts';
import { shapeVersion, upgrade } from '../../db/stored-shapes.ts';

type Row = Selectable<Tables['company_scrapes']>;
/** What is known of one company, whoever asked for it. */
export type Scrape = CompanyKey &
  Pick<Row, 'name' | 'website' | 'status' | 'progress'> & {
    requestedAt: Date;
    /** When it was read last, and what was read then; it stays while it is read again. */
    readAt: Date | null;
    /** Until then what was read, or that it failed, is not asked again. */
    servesUntil: Date | null;
    reading: CompanyReading | null;
  };
/** What a quiz has to do with the research of its competitors. */
export type QuizResearch = {
  companies: CompanyKey[];
  progress: number;
  notTheirs: SaidColor[];
  saidTheirs: SaidColor[];
};

/** Of one quiz: three companies have some twenty colors each. */
const MOST_CORRECTIONS = 60;

export const keyOf = ({ companyId, imageId }: CompanyKey): string => `${companyId} ${imageId}`;

const present = (row: Row): Scrape => ({
  companyId: row.company_id,
  imageId: row.image_id,
  name: row.name,
  website: row.website,
  status: row.status,
  progress: row.progress,
  requestedAt: row.requested_at,
  readAt: row.read_at,
  servesUntil: row.serves_until,
  reading: row.content && upgrade('companyReading', row.shape_version ?? 1, row.content),
});

/** Rows of companies, one each, and of the quizzes that name them. */
export const createScrapesStore = ({ db }: { db: Database }) => ({
  async find(keys: readonly CompanyKey[]): Promise<Map<string, Scrape>> {
    if (keys.length === 0) return new Map();
    const rows = await db
      .selectFrom('company_scrapes')
      .selectAll()
      .where(
        'company_id',
        'in',
        keys.map(({ companyId }) => companyId),
      )
      .execute();
    const all = rows.map(present).map((one) => [keyOf(one), one] as const);
    const asked = new Set(keys.map(keyOf));
    return new Map(all.filter(([key]) => asked.has(key)));
  },

  /** The one of this company that was read last; while there is no result, the one that was asked for last. */
  async latestOf(companyId: string): Promise<Scrape | undefined> {
    const row = await db
      .selectFrom('company_scrapes')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('read_at', (order) => order.desc().nullsLast())
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && present(row);
  },

  /** The icons of a company's website, as data addresses: one for each picture that it is named with. */
  async iconsOf(companyId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('company_scrapes')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('content', 'is not', null)
      .execute();
    return rows.map(present).flatMap(({ reading }) => reading?.found?.icon ?? []);
  },

  /**
   * Wants a company read: a row where there is none, again where what was read serves no longer, reading broke, or it
   * is `forced`. False where it is read already, or under way: then nothing has to be done.
   */
  async request(
    trx: Database,
    { companyId, imageId, name }: CompanyKey & { name: string },
    { userId, now, forced }: { userId: string; now: Date; forced: boolean },
  ): Promise<boolean> {
    const { rows } = await sql<{ company_id: string }>`
      insert into company_scrapes (company_id, image_id, name, status, asked_by)
      values (${companyId}, ${imageId}, ${name}, 'waiting', ${userId})
      on conflict (company_id, image_id) do update
        set status = 'waiting', progress = 0, claimed_by = null, requested_at = now(), asked_by = excluded.asked_by
        where company_scrapes.status = 'failed'
           or (company_scrapes.status = 'read'
             and (${forced} or company_scrapes.serves_until is null or company_scrapes.serves_until <= ${now}))
      returning company_id`.execute(trx);
    return rows.length > 0;
  },

  /** How much of what somebody wanted is still to be read. */
  async waitingOf(trx: Database, userId: string): Promise<number> {
    const { count } = await trx
      .selectFrom('company_scrapes')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('asked_by', '=', userId)
      .where('status', 'in', ['waiting', 'reading'])
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** What a job begins to read, or takes over; undefined where somebody has read it since. */
  async claim({ companyId, imageId }: CompanyKey, jobId: string): Promise<Scrape | undefined> {
    const row = await db
      .updateTable('company_scrapes')
      .set({ status: 'reading', claimed_by: jobId })
      .where('company_id', '=', companyId)
      .where('image_id', '=', imageId)
      .where('status', 'in', ['waiting', 'reading'])
      .returningAll()
      .executeTakeFirst();
    return row && present(row);
  },

  /** Progress only rises; another job may have taken it over. */
  async progress({ companyId, imageId }: CompanyKey, jobId: string, percent: number): Promise<void> {
    await db
      .updateTable('company_scrapes')
      .set({ progress: sql`greatest(progress, ${percent})` })
      .where('company_id', '=', companyId)
      .where('image_id', '=', imageId)
      .where('claimed_by', '=', jobId)
      .execute();
  },

  async keep(
    { companyId, imageId }: CompanyKey,
    jobId: string,
    { website, reading, servesUntil }: { website: string | undefined; reading: CompanyReading; servesUntil: Date },
  ): Promise<void> {
    await db
      .updateTable('company_scrapes')
      .set({
        status: 'read',
        progress: 100,
        website: website ?? null,
        content: JSON.stringify(reading),
        shape_version: shapeVersion('companyReading'),
        read_at: sql`now()`,
        serves_until: servesUntil,
      })
      .where('company_id', '=', companyId)
      .where('image_id', '=', imageId)
      .where('claimed_by', '=', jobId)
      .execute();
  },

  /** What was read before stays, and nothing is tried again before `servesUntil`. */
  async fail({ companyId, imageId }: CompanyKey, jobId: string, servesUntil: Date): Promise<void> {
    await db
      .updateTable('company_scrapes')
      .set({ status: 'failed', progress: 100, serves_until: servesUntil })
      .where('company_id', '=', companyId)
      .where('image_id', '=', imageId)
      .where('claimed_by', '=', jobId)
      .execute();
  },

  async ofQuiz(quizId: string, userId: string): Promise<QuizResearch | undefined> {
    const row = await db
      .selectFrom('quiz_research')
      .selectAll()
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { companies, progress, not_theirs: notTheirs, said_theirs: saidTheirs } = row;
    return { companies, progress, notTheirs, saidTheirs };
  },

  /** Notes which companies a quiz is about now. Its progress begins anew. */
  async begin(trx: Database, quizId: string, userId: string, companies: readonly CompanyKey[]): Promise<void> {
    const values = { companies: JSON.stringify(companies), progress: 0, modified_at: new Date() };
    await trx
      .insertInto('quiz_research')
      .values({ quiz_id: quizId, user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet(values))
      .execute();
  },

  async raise(quizId: string, userId: string, progress: number): Promise<void> {
    await db
      .updateTable('quiz_research')
      .set({ progress: sql`greatest(progress, ${progress})` })
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .execute();
  },

  /** Adds a color to one of the two lists, or takes it out of it; the last ones stay. */
  async note(
    { quizId, userId, list }: { quizId: string; userId: string; list: 'not_theirs' | 'said_theirs' },
    { companyId, hex }: SaidColor,
    isAdded: boolean,
  ): Promise<void> {
    const one = JSON.stringify([{ companyId, hex }]);
    const column = sql.ref(list);
    const before = sql.ref(`quiz_research.${list}`);
    await sql`
      insert into quiz_research (quiz_id, user_id, companies, ${column})
      values (${quizId}, ${userId}, '[]', ${isAdded ? one : '[]'}::jsonb)
      on conflict (quiz_id) do update set ${column} =
        (select coalesce(jsonb_agg(kept order by place), '[]') from
          (select kept, place
            from jsonb_array_elements(${before}) with ordinality as before (kept, place)
            where kept <> ${one}::jsonb -> 0 order by place desc limit ${MOST_CORRECTIONS - 1}) as last_kept)
        || ${isAdded ? one : '[]'}::jsonb`.execute(db);
  },

  /** What a quiz has to do with its competitors, for a copy of it. */
  async copy(trx: Database, fromQuizId: string, toQuizId: string, userId: string): Promise<void> {
    await trx
      .insertInto('quiz_research')
      .columns(['quiz_id', 'user_id', 'companies', 'progress', 'not_theirs', 'said_theirs'])
      .expression((eb) =>
        eb
          .selectFrom('quiz_research')
          .select([eb.val(toQuizId).as('quiz_id'), 'user_id', 'companies', 'progress', 'not_theirs', 'said_theirs'])
          .where('quiz_id', '=', fromQuizId)
          .where('user_id', '=', userId),
      )
      .execute();
  },
});

export type ScrapesStore = ReturnType<typeof createScrapesStore>;
