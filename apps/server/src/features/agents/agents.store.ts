import { sql, type Selectable } from 'kysely';
import type { AgentConfig, AgentStatus, AgentType, CheckedAnswer } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

export type AgentRow = Selectable<Tables['agents']>;
export type AgentVersion = {
  id: string;
  number: number;
  model: string;
  instruction: string;
  knowledgeBaseIds: string[];
};

/** Agents as staff edit them, and their snapshots, which are added and never changed. */
export const createAgentStore = ({ db }: { db: Database }) => ({
  find: (type: AgentType, trx = db): Promise<AgentRow | undefined> =>
    trx.selectFrom('agents').selectAll().where('type', '=', type).executeTakeFirst(),

  lock: (trx: Database, type: AgentType): Promise<AgentRow | undefined> =>
    trx.selectFrom('agents').selectAll().where('type', '=', type).forUpdate().executeTakeFirst(),

  /** Makes the agent, or changes its draft. */
  save: (trx: Database, type: AgentType, { model, instruction, questions }: AgentConfig): Promise<AgentRow> => {
    const values = { model, instruction, questions: JSON.stringify(questions), failure: null, moved_at: new Date() };
    return trx
      .insertInto('agents')
      .values({ type, status: 'CREATING', checks: '[]', ...values })
      .onConflict((conflict) =>
        conflict.column('type').doUpdateSet({ ...values, status: 'UPDATING', last_updated: new Date() }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  /** The agents that are at work, and have not moved since then. */
  quietSince: (since: Date): Promise<AgentRow[]> =>
    db
      .selectFrom('agents')
      .selectAll()
      .where('status', 'in', ['CREATING', 'UPDATING', 'PREPARING', 'VERSIONING', 'DELETING'])
      .where('moved_at', '<', since)
      .execute(),

  /** Moves it from one status to another; undefined where it is not in that one any more. */
  move: (
    trx: Database,
    type: AgentType,
    from: readonly AgentStatus[],
    to: Partial<{
      status: AgentStatus;
      failure: string | null;
      checks: CheckedAnswer[];
      draft_version_id: string | null;
      published_version_id: string;
      published_alias: string;
      last_published: Date;
      last_updated: Date;
    }>,
  ): Promise<AgentRow | undefined> => {
    const { checks, ...rest } = to;
    return trx
      .updateTable('agents')
      .set({ ...rest, ...(checks && { checks: JSON.stringify(checks) }), moved_at: new Date() })
      .where('type', '=', type)
      .where('status', 'in', from)
      .returningAll()
      .executeTakeFirst();
  },

  async remove(trx: Database, type: AgentType): Promise<void> {
    await trx.deleteFrom('agents').where('type', '=', type).where('status', '=', 'DELETING').execute();
  },

  async snapshot(trx: Database, { type, model, instruction }: AgentRow, baseIds: string[]): Promise<AgentVersion> {
    const { id, number } = await trx
      .insertInto('agent_versions')
      .values((eb) => ({
        agent_type: type,
        model,
        instruction,
        knowledge_base_ids: baseIds,
        number: eb
          .selectFrom('agent_versions')
          .select((of) => of(of.fn.coalesce(of.fn.max('number'), of.lit(0)), '+', 1).as('next'))
          .where('agent_type', '=', type),
      }))
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    return { id, number, model, instruction, knowledgeBaseIds: baseIds };
  },

  version: (id: string): Promise<AgentVersion | undefined> =>
    db
      .selectFrom('agent_versions')
      .select(['id', 'number', 'model', 'instruction', 'knowledge_base_ids as knowledgeBaseIds'])
      .where('id', '=', id)
      .executeTakeFirst(),

  bases: (type: AgentType, trx = db) =>
    trx
      .selectFrom('agent_knowledge_bases')
      .innerJoin('knowledge_bases', 'knowledge_bases.id', 'knowledge_base_id')
      .select(['id', 'name', 'notes', 'status'])
      .where('agent_type', '=', type)
      .orderBy(sql`lower(name)`)
      .execute(),

  /** False where there is no such knowledge base that could be read. */
  async attach(trx: Database, type: AgentType, baseId: string): Promise<boolean> {
    const { rows } = await sql`
      insert into agent_knowledge_bases (agent_type, knowledge_base_id)
      select ${type}, id from knowledge_bases where id = ${baseId} and status <> 'DELETING'
      on conflict (agent_type, knowledge_base_id) do update set agent_type = excluded.agent_type
      returning agent_type`.execute(trx);
    return rows.length > 0;
  },

  async detach(trx: Database, type: AgentType, baseId: string): Promise<boolean> {
    const { numDeletedRows } = await trx
      .deleteFrom('agent_knowledge_bases')
      .where('agent_type', '=', type)
      .where('knowledge_base_id', '=', baseId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

export type AgentStore = ReturnType<typeof createAgentStore>;
