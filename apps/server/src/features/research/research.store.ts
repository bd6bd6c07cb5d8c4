import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import type { ResearchContent } from '../../db/tables/research.ts';
import { shapeVersion, upgrade } from '../../db/stored-shapes.ts';

/** What was read of a quiz's competitors, and when. Never changed: what is read later is another one. */
export type ResearchSnapshot = { id: string; content: ResearchContent; readAt: Date };

const COLUMNS = ['id', 'shape_version', 'content', 'read_at'] as const;

type Row = Pick<Tables['research_snapshots'], 'shape_version'> & { id: string; content: unknown; read_at: Date };
const present = ({ id, shape_version: version, content, read_at: readAt }: Row): ResearchSnapshot => ({
  id,
  content: upgrade('research', version, content),
  readAt,
});

export const createResearchStore = ({ db }: { db: Database }) => ({
  async latest(quizId: string, userId: string): Promise<ResearchSnapshot | undefined> {
    const row = await db
      .selectFrom('research_snapshots')
      .select(COLUMNS)
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .orderBy('read_at', 'desc')
      .executeTakeFirst();
    return row && present(row);
  },

  async find(trx: Database, id: string, userId: string): Promise<ResearchSnapshot | undefined> {
    const row = await trx
      .selectFrom('research_snapshots')
      .select(COLUMNS)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && present(row);
  },

  async insert(quizId: string, userId: string, content: ResearchContent): Promise<ResearchSnapshot> {
    const row = await db
      .insertInto('research_snapshots')
      .values({
        user_id: userId,
        quiz_id: quizId,
        shape_version: shapeVersion('research'),
        content: JSON.stringify(content),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return present(row);
  },
});

export type ResearchStore = ReturnType<typeof createResearchStore>;
