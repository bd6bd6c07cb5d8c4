import { sql } from 'kysely';
import type pg from 'pg';
import type { ChatSource, ChatTurn } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';

type Turn = {
  id: string;
  prompt: string;
  response: string;
  sources: ChatSource[];
  status: ChatTurn['status'];
  created_at: Date;
};

const present = ({ id, created_at: at, ...turn }: Turn): ChatTurn => ({ _id: id, at: at.toISOString(), ...turn });

/** An answer that nobody ended: its server is gone. */
const LOST = sql`interval '3 minutes'`;
/** A panel that was opened and not written in; a tab may stay so for a day. */
const UNUSED = sql`interval '2 days'`;
const TITLE = 80;
const SESSIONS = 50;

/** Of a conversation that goes on: more than a model is told again of the longest. */
const REMEMBERED = 60;

/** What was said before, as a model is told it again. */
export type Said = Pick<ChatTurn, 'prompt' | 'response' | 'status'>;
export type Session = { id: string; agentType: string; versionId: string; isDraft: boolean };
/** `turnId`: of the question that was just asked. */
type Entered = Session & { before: Said[]; turnId: string | null };

/*
 * What every question asks of the database, planned once a connection: where many ask at once, it is this that others
 * wait for. It finds a conversation, writes a question down in it and what it is called by; no turn while one is
 * answered. What was said before is as it was before the question.
 *
 * It waits for no disk: until the answer has been written down nothing was promised, and that write waits for both.
 */
const ENTER = `
  with session as (
    select id, user_id, agent_type, version_id, is_draft from chat_sessions
     where id = $1 and agent_type = $2 and user_id = $3),
  asked as (
    insert into chat_turns (session_id, user_id, prompt, sources, status)
    select id, user_id, $4, '[]', 'answering' from session
    on conflict (session_id) where status = 'answering' do nothing
    returning id),
  named as (
    update chat_sessions c set last_at = now(), title = case title when '' then $5 else title end
      from session where c.id = session.id and c.user_id = session.user_id and exists (select from asked))
  select s.id, s.agent_type as "agentType", s.version_id as "versionId", s.is_draft as "isDraft",
         (select id from asked) as "turnId",
         coalesce((select json_agg(json_build_object('prompt', prompt, 'response', response, 'status', status)
                                   order by created_at)
                     from (select prompt, response, status, created_at from chat_turns t
                            where t.session_id = s.id and t.user_id = s.user_id
                            order by created_at desc limit ${REMEMBERED}) last), '[]') as before,
         set_config('synchronous_commit', 'off', true)
    from session s`;
const END = `
  update chat_turns set response = $2, sources = $3, status = $4 where id = $1 and status = 'answering'`;

/** Whether there was one. */
const endLost = async (db: Database, sessionId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update chat_turns set status = 'failed'
     where session_id = ${sessionId} and status = 'answering' and created_at < now() - ${LOST}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Conversations; every statement names whose they are. */
export const createChatStore = ({ db, pool }: { db: Database; pool: pg.Pool }) => {
  const enter = prepared<Entered>(pool, 'chat.enter', ENTER);
  const finish = prepared(pool, 'chat.end', END);
  return {
    async begin(userId: string, { agentType, versionId, isDraft }: Omit<Session, 'id'>): Promise<string> {
      // opening the panel begins one; those in which nothing was said are not kept
      const { rows } = await sql<{ id: string }>`
      with unused as (
        delete from chat_sessions where user_id = ${userId} and title = '' and last_at < now() - ${UNUSED})
      insert into chat_sessions (user_id, agent_type, version_id, is_draft)
      values (${userId}, ${agentType}, ${versionId}, ${isDraft}) returning id`.execute(db);
      const [session] = rows;
      if (!session) throw new Error('a conversation was not begun');
      return session.id;
    },

    async find(id: string, agentType: string, userId: string): Promise<Session | undefined> {
      const row = await db
        .selectFrom('chat_sessions')
        .select(['id', 'agent_type as agentType', 'version_id as versionId', 'is_draft as isDraft'])
        .where('id', '=', id)
        .where('agent_type', '=', agentType)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row;
    },

    /** Those in which something was said. */
    async sessions(agentType: string, userId: string): Promise<{ sessionId: string; title: string; at: string }[]> {
      const rows = await db
        .selectFrom('chat_sessions')
        .select(['id', 'title', 'last_at'])
        .where('agent_type', '=', agentType)
        .where('user_id', '=', userId)
        .where('is_draft', '=', false)
        .where('title', '<>', '')
        .orderBy('last_at', 'desc')
        .limit(SESSIONS)
        .execute();
      return rows.map(({ id, title, last_at }) => ({ sessionId: id, title, at: last_at.toISOString() }));
    },

    async turns(sessionId: string, userId: string): Promise<ChatTurn[]> {
      const rows = await db
        .selectFrom('chat_turns')
        .select(['id', 'prompt', 'response', 'sources', 'status', 'created_at'])
        .where('session_id', '=', sessionId)
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute();
      return rows.map(present);
    },

    /**
     * A conversation that goes on by a question, with what was said last in it, the oldest first: one statement for
     * every question. Undefined where there is none; without a turn while another answer of it is written.
     */
    async ask(id: string, agentType: string, userId: string, prompt: string): Promise<Entered | undefined> {
      const title = prompt.replaceAll(/\s+/gu, ' ').slice(0, TITLE);
      const ask = async () => (await enter([id, agentType, userId, prompt, title]))[0];
      const entered = await ask();
      // nearly always none is under way; only where one is, somebody looks whether it is a lost one
      const isLost = entered?.turnId === null && (await endLost(db, id));
      return isLost ? ask() : entered;
    },

    /** A question that may not be asked is as if it had not been: it gives a new conversation no name. */
    async takeBack(turnId: string): Promise<void> {
      await sql`
        with gone as (delete from chat_turns where id = ${turnId} returning session_id)
        update chat_sessions c set title = '' from gone
         where c.id = gone.session_id
           and not exists (select from chat_turns t where t.session_id = c.id and t.id <> ${turnId})`.execute(db);
    },

    async end(
      turnId: string,
      { response, sources, status }: { response: string; sources: readonly ChatSource[]; status: ChatTurn['status'] },
    ): Promise<void> {
      await finish([turnId, response, JSON.stringify(sources), status]);
    },

    async forget(id: string, agentType: string, userId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('chat_sessions')
        .where('id', '=', id)
        .where('agent_type', '=', agentType)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
};

export type ChatStore = ReturnType<typeof createChatStore>;
