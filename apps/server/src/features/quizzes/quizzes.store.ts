import type pg from 'pg';
import type { ColorPreferences, Competitor, QuizSave } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { shapeVersion, upgrade } from '../../db/stored-shapes.ts';

/** A quiz as it lies in its table. */
export type QuizRow = {
  id: string;
  version: number;
  brain_version_id: string;
  company_name: string;
  website_url: string;
  logo_text: string;
  industry: string;
  business_lifecycle: string;
  competitors: Competitor[] | null;
  stand_out: number | null;
  color_preferences: ColorPreferences | null;
  keyword_ids: string[];
  completed: boolean;
  completion_requested_at: Date | null;
  research_abandoned_at: Date | null;
  research_modified_at: Date | null;
  copied_from: string | null;
  updated_at: Date;
};

/** The row as its statements answer it, whatever form its answers were stored in. */
type StoredRow = QuizRow & { shape_version: number };

const present = (row: StoredRow): QuizRow => {
  const { competitors, color_preferences: colorPreferences, shape_version: version } = row;
  const answers = upgrade('answers', version, { competitors, colorPreferences });
  return { ...row, competitors: answers.competitors, color_preferences: answers.colorPreferences };
};

const COLUMNS = `id, version, brain_version_id, company_name, website_url, logo_text, industry, business_lifecycle,
  competitors, stand_out,
  color_preferences, keyword_ids, completed, completion_requested_at, research_abandoned_at,
    research_modified_at, copied_from, shape_version, updated_at`;

/** Owner and quiz in one statement: somebody else's quiz is not there. */
export const findStatement = {
  name: 'quizzes.find',
  text: `select ${COLUMNS} from quizzes where id = $1 and user_id = $2`,
};

/**
 * One statement for every page: what was not sent stays; only the version it was based on may be replaced, and nothing
 * of a completed quiz. Other competitors are to be read again. It answers which answers the recommendations are of.
 */
export const saveStatement = {
  name: 'quizzes.save',
  text: `
  update quizzes set
    company_name = coalesce($4, company_name), website_url = coalesce($5, website_url), industry = coalesce($6,
      industry),
    business_lifecycle = coalesce($7, business_lifecycle), logo_text = coalesce($8, logo_text),
      competitors = coalesce($9::jsonb, competitors),
    color_preferences = coalesce($10::jsonb, color_preferences), keyword_ids = coalesce($11::text[], keyword_ids),
    stand_out = case when $12 then $13::real else stand_out end, shape_version = $14,
    research_abandoned_at = case when $15 then now() when $9::jsonb <> competitors then null
      else research_abandoned_at end,
    research_modified_at = case when $15 or $9::jsonb is distinct from competitors then now()
      else research_modified_at end,
    completion_requested_at = null,
    version = version + 1, updated_at = now()
  where id = $1 and user_id = $2 and version = $3 and not completed
  returning ${COLUMNS}, (select answers_basis from recommendations r
      where r.quiz_id = quizzes.id and r.user_id = quizzes.user_id)
    as recommended_basis`,
};

/**
 * Ends the research of a quiz. It is no answer: the version stays, so that a page that is being saved at the same
 * moment is not out of date by it.
 */
const STOP_RESEARCH = `
  update quizzes set research_abandoned_at = now(), research_modified_at = now(), completion_requested_at = null,
    updated_at = now()
  where id = $1 and user_id = $2 and not completed
  returning ${COLUMNS}, (select answers_basis from recommendations r
      where r.quiz_id = quizzes.id and r.user_id = quizzes.user_id)
    as recommended_basis`;

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

export const createQuizStore = ({ pool, db }: { pool: pg.Pool; db: Database }) => {
  const find = prepared<StoredRow>(pool, findStatement.name, findStatement.text);
  const save = prepared<StoredRow & { recommended_basis: string | null }>(pool, saveStatement.name, saveStatement.text);
  const stop = prepared<StoredRow & { recommended_basis: string | null }>(pool, 'quizzes.stopResearch', STOP_RESEARCH);
  return {
    /**
     * A new quiz on the active brain version, with its selections; the user's active one unless told otherwise. Runs in
     * the caller's transaction.
     */
    async begin(trx: Database, userId: string, { isActive = true } = {}): Promise<string> {
      const { id } = await trx
        .insertInto('quizzes')
        .values((eb) => ({
          user_id: userId,
          shape_version: shapeVersion('answers'),
          brain_version_id: eb.selectFrom('brain_versions').select('id').where('status', '=', 'active'),
        }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('selections')
        .values({
          user_id: userId,
          quiz_id: id,
          brand_quiz_selections: '{}',
          custom_selections: '{}',
          shape_version: shapeVersion('selections'),
        })
        .execute();
      if (isActive) await trx.updateTable('users').set({ active_quiz_id: id }).where('id', '=', userId).execute();
      return id;
    },

    async find(id: string, userId: string): Promise<QuizRow | undefined> {
      const [row] = await find([id, userId]);
      return row && present(row);
    },

    /**
     * Undefined when the quiz is not this user's, was saved since `row` was read, or is completed. Durable when it
     * resolves. `recommended_basis` names the answers that its recommendations are of; null where there are none.
     */
    async save(
      row: QuizRow,
      userId: string,
      answers: Omit<QuizSave, '_id' | 'version' | 'completed'>,
    ): Promise<(QuizRow & { recommended_basis: string | null }) | undefined> {
      const [saved] = await save([
        row.id,
        userId,
        row.version,
        answers.companyName ?? null,
        answers.websiteUrl ?? null,
        answers.industry ?? null,
        answers.businessLifecycle ?? null,
        answers.logoText ?? null,
        json(answers.competitors ?? row.competitors),
        json(answers.colorPreferences ?? row.color_preferences),
        answers.thoughtsAndFeelings ?? null,
        answers.standOut !== undefined,
        answers.standOut ?? null,
        shapeVersion('answers'),
        answers.competitorsResearch?.abandoned === true,
      ]);
      return saved && { ...saved, ...present(saved) };
    },

    /** The founder ends the research; undefined when the quiz is not this user's, or is completed. */
    async stopResearch(
      id: string,
      userId: string,
    ): Promise<(QuizRow & { recommended_basis: string | null }) | undefined> {
      const [stopped] = await stop([id, userId]);
      return stopped && { ...stopped, ...present(stopped) };
    },

    /** Somebody's quiz, locked until the transaction ends. */
    async lock(trx: Database, id: string, userId: string): Promise<QuizRow | undefined> {
      const row = await trx
        .selectFrom('quizzes')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      return row && present(row);
    },

    /** Notes that the founder has saved the brand. */
    async requestCompletion(id: string, userId: string): Promise<void> {
      await db
        .updateTable('quizzes')
        .set({ completion_requested_at: new Date() })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute();
    },

    /**
     * Marks the quiz and its owner as done, together: from now on this is the founder's brand. One that was completed
     * before is only pinned anew; which quiz is active is the founder's affair.
     */
    async complete(trx: Database, { id, completed }: QuizRow, userId: string): Promise<void> {
      await trx
        .updateTable('quizzes')
        .set({ completed: true, completion_requested_at: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute();
      if (completed) return;
      await trx
        .updateTable('users')
        .set({ quiz_completed: true, active_quiz_id: id })
        .where('id', '=', userId)
        .execute();
    },

    /** A new open quiz with the answers of a completed one; the one there is where it has been copied before. */
    async copy(trx: Database, row: QuizRow, userId: string, asNew: boolean): Promise<{ id: string; isNew: boolean }> {
      const made = await trx
        .insertInto('quizzes')
        .values((eb) => ({
          user_id: userId,
          brain_version_id: row.brain_version_id,
          company_name: row.company_name,
          website_url: row.website_url,
          logo_text: row.logo_text,
          industry: row.industry,
          business_lifecycle: row.business_lifecycle,
          competitors: json(row.competitors),
          stand_out: row.stand_out,
          color_preferences: json(row.color_preferences),
          keyword_ids: row.keyword_ids,
          research_abandoned_at: row.research_abandoned_at,
          research_modified_at: row.research_modified_at,
          copied_from: asNew ? null : row.id,
          brand_name: asNew ? '' : eb.selectFrom('quizzes').select('brand_name').where('id', '=', row.id),
          shape_version: shapeVersion('answers'),
        }))
        .onConflict((conflict) => conflict.column('copied_from').where('completed', '=', false).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made) return { id: made.id, isNew: true };
      const { id } = await trx
        .selectFrom('quizzes')
        .select('id')
        .where('copied_from', '=', row.id)
        .where('completed', '=', false)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return { id, isNew: false };
    },
  };
};

export type QuizStore = ReturnType<typeof createQuizStore>;
