import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Person } from '@signet/brand';
import {
  chatAccess,
  draftAccess,
  FEWEST_PROMPTS_A_DAY,
  promptsADay,
  refusals,
  type AgentType,
  type ChatEvent,
  type ChatSource,
  type ChatTurn,
} from '@signet/contract';
import { sampleBrand } from '@signet/strategist';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { requireAccess } from '../../http/require-access.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { createTurns, TooManyWaiting } from '../../jobs/turns.ts';
import { ModelFailed, type Message } from '../../ports/models.ts';
import type { Agents } from '../agents/agents.service.ts';
import type { Answering } from '../answers/answering.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { BrandOfFounder } from './brand-of-founder.ts';
import type { ChatStore, Said, Session } from './chat.store.ts';

/** Of what was said before, tokens that a model is told again; about four characters each. */
const REMEMBERED_TOKENS = 6000;
const CHARACTERS_A_TOKEN = 4;
/**
 * Answers that begin at once: a crowd of them asks one statement of the database at a time, and who reads or saves
 * waits behind one. Looking things up takes longer than beginning, so that nobody's answer comes later for it.
 */
const BEGIN_AT_ONCE = 1;
/** Three quarters of the time it asks none: fifty who ask at once are answered within half a second all the same. */
const BEGIN_REST = 3;
const MOST_WAITING = 8;
const MOST_WAITING_IN_ALL = 500;
/** Answers that are written down at once, for the same reason. */
const END_AT_ONCE = 1;
const DAY_SECONDS = 24 * 60 * 60;

/** Who talks: what access asks of them, and whose brand it is. */
type Talker = Person & Chooser;

type Parts = {
  store: ChatStore;
  agents: Pick<Agents, 'published' | 'prepared' | 'version'>;
  answering: Answering;
  brandOf: BrandOfFounder;
  limits: Pick<RateLimits, 'takeBy'>;
  log: Pick<Logger, 'error'>;
};

/** For whoever left: it is read by nobody, and nothing failed. */
const unread = (cause: unknown): Refusal => new Refusal('chatBusy', {}, undefined, { cause });

/** What was said, the newest first as far as the tokens reach; the oldest first again. */
const remembered = (turns: readonly Said[]): Message[] => {
  let left = REMEMBERED_TOKENS * CHARACTERS_A_TOKEN;
  const kept: Message[] = [];
  for (const { prompt, response, status } of turns.toReversed()) {
    if (status !== 'answered' && status !== 'stopped') continue;
    left -= prompt.length + response.length;
    if (left < 0) break;
    kept.unshift({ role: 'user', content: prompt }, { role: 'assistant', content: response || 'Stopped.' });
  }
  return kept;
};

/** Conversations of founders with the published agent, and of staff with its draft. */
export const createChat = ({ store, agents, answering, brandOf, limits, log }: Parts) => {
  const turns = createTurns({
    slots: BEGIN_AT_ONCE,
    rest: BEGIN_REST,
    mostWaiting: MOST_WAITING,
    mostInAll: MOST_WAITING_IN_ALL,
  });
  const ends = createTurns({ slots: END_AT_ONCE, each: END_AT_ONCE, mostWaiting: Infinity });
  const inTurn = async <T>(owner: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    try {
      // it is begun by whoever was before, and its statements still count for its own request
      return await turns.run(owner, randomUUID(), AsyncLocalStorage.bind(work), signal);
    } catch (error) {
      if (error === signal.reason) throw unread(error);
      if (error instanceof TooManyWaiting) throw new Refusal('tooManyRequests', {}, undefined, { cause: error });
      throw error;
    }
  };

  const refuseStranger = (user: Talker, isDraft: boolean): void =>
    requireAccess(isDraft ? draftAccess : chatAccess, user);

  const spend = async (user: Talker): Promise<void> => {
    const { subscriptionKey: tier } = user.subscription;
    const points = promptsADay[tier] ?? FEWEST_PROMPTS_A_DAY;
    const taken = await limits.takeBy(`chat a day, ${points}`, { points, seconds: DAY_SECONDS }, user._id);
    if (!taken.ok) throw new Refusal('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  };

  /** Whoever tries a draft without a brand of their own asks about the sample. */
  const brandFor = async (user: Talker, session: Pick<Session, 'isDraft'>) =>
    (await brandOf(user)) ?? (session.isDraft ? sampleBrand : undefined);

  /**
   * Begins an answer; what is wrong with asking is thrown before anything is streamed. Whoever leaves ends it, and what
   * was written until then is kept.
   */
  const begin = async (
    user: Talker,
    type: AgentType,
    { sessionId, prompt }: { sessionId: string; prompt: string },
    signal: AbortSignal,
  ): Promise<AsyncGenerator<ChatEvent>> => {
    const open = async () => {
      const session = orRefuse(await store.ask(sessionId, type, user._id, prompt), 'notFound');
      const turnId = orRefuse(session.turnId ?? undefined, 'chatBusy');
      try {
        refuseStranger(user, session.isDraft);
        const agent = orRefuse(await agents.version(session.versionId), 'agentNotPublished');
        const [brand] = await Promise.all([brandFor(user, session), spend(user)]);
        return { agent, brand, turnId, before: session.before };
      } catch (error) {
        await store.takeBack(turnId);
        throw error;
      }
    };
    const { agent, brand, turnId, before } = await inTurn(user._id, open, signal);
    if (signal.aborted) {
      await store.takeBack(turnId);
      throw unread(signal.reason);
    }
    const messages = [...remembered(before), { role: 'user', content: prompt } as const];
    let isRead = false;
    // a generator that nobody has begun to read ends nothing when it is left
    const leave = (): void => {
      if (isRead) return;
      store.takeBack(turnId).catch((error: unknown) => log.error({ err: error }, 'a question was not taken back'));
    };
    signal.addEventListener('abort', AsyncLocalStorage.bind(leave), { once: true });
    return (async function* write(): AsyncGenerator<ChatEvent> {
      if (signal.aborted) return;
      isRead = true;
      let response = '';
      const sources: ChatSource[] = [];
      let status: ChatTurn['status'] = 'stopped';
      try {
        for await (const piece of answering.answer({ asker: user._id, agent, brand, messages, signal })) {
          if ('source' in piece) sources.push(piece.source);
          else response += piece.text;
          yield 'source' in piece ? { type: 'source', source: piece.source } : { type: 'text', text: piece.text };
        }
        if (response.trim() === '') throw new ModelFailed('the model said nothing');
        status = 'answered';
        yield { type: 'end', turnId };
      } catch (error) {
        if (signal.aborted) return;
        status = 'failed';
        // a vendor's words may hold a key or the prompt
        log.error({ err: error instanceof ModelFailed ? error.message : error }, 'an answer of the strategist failed');
        yield { type: 'error', message: refusals.chatFailed.message };
      } finally {
        const end = () => store.end(turnId, { response, sources, status });
        await ends.run(user._id, turnId, AsyncLocalStorage.bind(end));
      }
    })();
  };

  return {
    async session(user: Talker, type: AgentType, isDraft: boolean): Promise<string> {
      refuseStranger(user, isDraft);
      const known = isDraft ? await agents.prepared(type) : await agents.published(type);
      if (known === undefined) throw new Refusal('agentNotPublished');
      return store.begin(user._id, { agentType: type, versionId: known, isDraft });
    },

    begin,

    /** The whole answer at once. */
    async prompt(...[user, type, body, signal]: Parameters<typeof begin>) {
      let response = '';
      const sources: ChatSource[] = [];
      for await (const event of await begin(user, type, body, signal)) {
        if (event.type === 'text') response += event.text;
        if (event.type === 'source') sources.push(event.source);
        if (event.type === 'error') throw new Refusal('chatFailed');
      }
      return { response, sources };
    },

    sessions: (user: Talker, type: AgentType) => store.sessions(type, user._id),

    async conversation(user: Talker, type: AgentType, sessionId: string) {
      const session = orRefuse(await store.find(sessionId, type, user._id), 'notFound');
      return { sessionId: session.id, turns: await store.turns(session.id, user._id) };
    },

    async forget(user: Talker, type: AgentType, sessionId: string): Promise<number> {
      if (!(await store.forget(sessionId, type, user._id))) throw new Refusal('notFound');
      return 1;
    },
  };
};

export type Chat = ReturnType<typeof createChat>;
