import * as z from 'zod/mini';
import { activeUser, anyUser } from './access.ts';
import { defineCall } from './call.ts';
import { agentTypes, chatSource, chatTurn, draftAccess, strategistLimits } from './chat-shapes.ts';

const { instructionLeast, instructionMost, promptLength, ownQuestions, ownQuestionLength } = strategistLimits;

/** What the agent is doing or is ready for (spec administration §4.8). */
export const agentStatuses = [
  'NOT_CREATED',
  'CREATING',
  'UPDATING',
  'PREPARING',
  'VERSIONING',
  'DELETING',
  'NOT_PREPARED',
  'PREPARED',
  'FAILED',
] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** Spec administration §5, each rule with its sentence. */
export const agentConfig = z.object({
  model: z.string().check(z.minLength(1, 'model is required'), z.maxLength(200)),
  instruction: z
    .string()
    .check(
      z.trim(),
      z.minLength(instructionLeast, `instruction must be at least ${instructionLeast} characters`),
      z.maxLength(instructionMost, `instruction must not exceed ${instructionMost} characters`),
    ),
  /** What staff want the draft to be checked with, beside the questions that every draft is. */
  questions: z._default(
    z
      .array(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1),
            z.maxLength(ownQuestionLength, `please keep a question to ${ownQuestionLength} characters`),
          ),
      )
      .check(z.maxLength(ownQuestions, `please keep to ${ownQuestions} questions`)),
    [],
  ),
});
export type AgentConfig = z.output<typeof agentConfig>;

/** Spec administration §3. */
export const agentModel = z.object({
  id: z.string(),
  name: z.string(),
  variant: z.string(),
  providerName: z.string(),
  /** Whether it answers without any service outside. */
  isOffline: z.boolean(),
});
export type AgentModel = z.output<typeof agentModel>;

/** How the draft answered one question of its check. */
const checkedAnswer = z.object({
  question: z.string(),
  response: z.string(),
  sources: z.array(chatSource),
  failed: z.boolean(),
});
export type CheckedAnswer = z.output<typeof checkedAnswer>;

export const agent = z.object({
  type: z.enum(agentTypes),
  agentStatus: z.enum(agentStatuses),
  config: z.object({ model: z.string(), instruction: z.string(), questions: z.array(z.string()) }),
  publishedAlias: z.nullable(z.string()),
  lastPublished: z.nullable(z.string()),
  lastUpdated: z.nullable(z.string()),
  /** Why the last thing asked of it did not work. */
  failure: z.nullable(z.string()),
  /** How the prepared draft answered. */
  checks: z.array(checkedAnswer),
});
export type Agent = z.output<typeof agent>;

const attachedBase = z.object({ _id: z.string(), name: z.string(), notes: z.string(), status: z.string() });
const ofType = z.object({ type: z.enum(agentTypes) });
const ofBase = z.object({ type: z.enum(agentTypes), kbId: z.uuid() });
const ofSession = z.object({ type: z.enum(agentTypes), sessionId: z.uuid() });
const answered = z.object({ agent });
const bases = z.object({ knowledgeBases: z.array(attachedBase) });
const prompt = z.object({
  sessionId: z.uuid(),
  prompt: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Prompt is required'),
      z.maxLength(promptLength, `Please keep it to ${promptLength} characters.`),
    ),
});
const chatRefusals = ['agentNotPublished', 'chatBusy', 'chatFailed'] as const;
/** Whoever asks more than this in a minute reads nothing of it. */
const PROMPTS = { perPerson: 20, seconds: 60 };

/**
 * Spec administration §7.8. Who may talk depends on which agent it is, the published one or the draft, so these calls
 * let any active user in and the chat itself asks `chatAccess` or `draftAccess`.
 */
export const agentCalls = {
  models: defineCall({
    method: 'GET',
    path: '/api/agents/models',
    access: draftAccess,
    response: z.object({ models: z.array(agentModel) }),
  }),
  /** For the sidebar: which agents are published, and whether they answer offline. */
  status: defineCall({
    method: 'GET',
    path: '/api/agents/status',
    access: anyUser,
    response: z.record(z.enum(agentTypes), z.object({ isPublished: z.boolean(), isOffline: z.boolean() })),
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/agents/:type',
    access: draftAccess,
    params: ofType,
    response: answered,
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/agents/:type',
    access: draftAccess,
    params: ofType,
    body: z.object({ config: agentConfig }),
    response: answered,
    refusals: ['agentBusy', 'unknownModel'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/agents/:type',
    access: draftAccess,
    params: ofType,
    response: answered,
    refusals: ['agentBusy', 'agentMissing'],
  }),
  prepare: defineCall({
    method: 'POST',
    path: '/api/agents/:type/prepare',
    access: draftAccess,
    params: ofType,
    response: answered,
    refusals: ['agentBusy', 'agentMissing'],
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/agents/:type/publish',
    access: draftAccess,
    params: ofType,
    response: answered,
    refusals: ['agentBusy', 'agentMissing', 'agentNotPrepared'],
  }),
  knowledgeBases: defineCall({
    method: 'GET',
    path: '/api/agents/:type/knowledgeBases',
    access: draftAccess,
    params: ofType,
    response: bases,
  }),
  addKnowledgeBase: defineCall({
    method: 'POST',
    path: '/api/agents/:type/knowledgeBases/:kbId',
    access: draftAccess,
    params: ofBase,
    response: bases,
    refusals: ['agentBusy', 'agentMissing', 'tooManyKnowledgeBases'],
  }),
  removeKnowledgeBase: defineCall({
    method: 'DELETE',
    path: '/api/agents/:type/knowledgeBases/:kbId',
    access: draftAccess,
    params: ofBase,
    response: bases,
    refusals: ['agentBusy', 'agentMissing'],
  }),
  session: defineCall({
    method: 'POST',
    path: '/api/agents/:type/session',
    access: activeUser,
    params: ofType,
    body: z.object({ useDraft: z._default(z.boolean(), false) }),
    response: z.object({ sessionId: z.string() }),
    refusals: chatRefusals,
    limit: { perPerson: 60, seconds: 3600 },
  }),
  /** Answers whole. */
  prompt: defineCall({
    method: 'POST',
    path: '/api/agents/:type/prompt',
    access: activeUser,
    params: ofType,
    body: prompt,
    response: z.object({ response: z.string(), sources: z.array(chatSource) }),
    refusals: chatRefusals,
    limit: PROMPTS,
  }),
  /** The same as it is written, a line of JSON for each piece (`chatEvent`). To leave is to stop it. */
  promptStream: defineCall({
    method: 'POST',
    path: '/api/agents/:type/promptStream',
    access: activeUser,
    params: ofType,
    body: prompt,
    raw: 'application/x-ndjson',
    refusals: chatRefusals,
    limit: PROMPTS,
  }),
  /** The caller's own conversations, newest first. */
  sessions: defineCall({
    method: 'GET',
    path: '/api/agents/:type/sessions',
    access: anyUser,
    params: ofType,
    response: z.object({ sessions: z.array(z.object({ sessionId: z.string(), title: z.string(), at: z.string() })) }),
  }),
  conversation: defineCall({
    method: 'GET',
    path: '/api/agents/:type/sessions/:sessionId',
    access: anyUser,
    params: ofSession,
    response: z.object({ sessionId: z.string(), turns: z.array(chatTurn) }),
  }),
  forget: defineCall({
    method: 'DELETE',
    path: '/api/agents/:type/sessions/:sessionId',
    access: anyUser,
    params: ofSession,
    response: z.object({ deletedCount: z.number() }),
  }),
};
