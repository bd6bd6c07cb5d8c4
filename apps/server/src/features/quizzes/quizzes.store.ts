import { sql } from 'kysely';
import type pg from 'pg';
import type { ColorPreferences, Competitor, QuizSave } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';

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
  updated_at: Date;
};

const COLUMNS = `id, version, brain_version_id, company_name, website_url, logo_text, industry, business_lifecycle, competitors, stand_out,
  color_preferences, keyword_ids, completed, updated_at`;

/** Owner and quiz in one statement: somebody else's quiz is not there. */
export const findStatement = {
  name: 'quizzes.find',
  text: `select ${COLUMNS} from quizzes where id = $1 and user_id = $2`,
};

/** One statement for every page: what was not sent stays; only the version it was based on may be replaced. */
export const saveStatement = {
  name: 'quizzes.save',
  text: `
  update quizzes set
    company_name = coalesce($4, company_name), website_url = coalesce($5, website_url), industry = coalesce($6, industry),
    business_lifecycle = coalesce($7, business_lifecycle), logo_text = coalesce($8, logo_text), competitors = coalesce($9::jsonb, competitors),
    color_preferences = coalesce($10::jsonb, color_preferences), keyword_ids = coalesce($11::text[], keyword_ids),
    stand_out = case when $12 then $13::real else stand_out end,
    version = version + 1, updated_at = now()
  where id = $1 and user_id = $2 and version = $3
  returning ${COLUMNS}`,
};

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export const createQuizStore = ({ pool, db }: { pool: pg.Pool; db: Database }) => {
  const find = prepared<QuizRow>(pool, findStatement.name, findStatement.text);
  const save = prepared<QuizRow>(pool, saveStatement.name, saveStatement.text);
  return {
    /**
     * A new quiz on the active brain version, made the user's active one, with its selections. Runs in the caller's
     * transaction.
     */
    async begin(trx: Database, userId: string): Promise<string> {
      const { id } = await trx
        .insertInto('quizzes')
        .values((eb) => ({
          user_id: userId,
          brain_version_id: eb.selectFrom('brain_versions').select('id').where('status', '=', 'active'),
        }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('selections')
        .values({ user_id: userId, quiz_id: id, brand_quiz_selections: sql`default`, custom_selections: sql`default` })
        .execute();
      await trx.updateTable('users').set({ active_quiz_id: id }).where('id', '=', userId).execute();
      return id;
    },

    async find(id: string, userId: string): Promise<QuizRow | undefined> {
      const [row] = await find([id, userId]);
      return row;
    },

    /** Undefined when the quiz is not this user's, or was saved since `basedOn`. Durable when it resolves. */
    async save(
      id: string,
      userId: string,
      basedOn: number,
      answers: Omit<QuizSave, '_id' | 'version'>,
    ): Promise<QuizRow | undefined> {
      const [row] = await save([
        id,
        userId,
        basedOn,
        answers.companyName ?? null,
        answers.websiteUrl ?? null,
        answers.industry ?? null,
        answers.businessLifecycle ?? null,
        answers.logoText ?? null,
        json(answers.competitors),
        json(answers.colorPreferences),
        answers.thoughtsAndFeelings ?? null,
        answers.standOut !== undefined,
        answers.standOut ?? null,
      ]);
      return row;
    },

    /** Marks the quiz and its owner as done, together: from now on this is the founder's brand. */
    complete: (id: string, userId: string): Promise<QuizRow> =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('users')
          .set({ quiz_completed: true, active_quiz_id: id })
          .where('id', '=', userId)
          .execute();
        return trx
          .updateTable('quizzes')
          .set({ completed: true })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returningAll()
          .executeTakeFirstOrThrow();
      }),
  };
};

export type QuizStore = ReturnType<typeof createQuizStore>;
