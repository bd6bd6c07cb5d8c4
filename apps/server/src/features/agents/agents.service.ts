import { LRUCache } from 'lru-cache';
import {
  strategistLimits,
  type Agent,
  type AgentConfig,
  type AgentModel,
  type AgentStatus,
  type AgentType,
  type CheckedAnswer,
} from '@signet/contract';
import {
  agentMay,
  modelsByLabel,
  isAgentBusy,
  sampleBrand,
  standardQuestions,
  type AgentAct,
} from '@signet/strategist';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Models } from '../../ports/models.ts';
import type { Answering } from '../answers/answering.ts';
import type { Note } from '../audit/audit-log.ts';
import type { AgentRow, AgentStore, AgentVersion } from './agents.store.ts';

/** Snapshots that are talked to: the published one, a draft, and those of conversations that are older. */
const MOST_VERSIONS = 50;
/** The job that brings an agent to where it was told to go. */
const STEP = 'agents.step';
const CHECK_FAILED = 'The draft did not answer every question of its check. Look at the answers below.';
const CHECK_BROKE_OFF = 'The check of the draft broke off. Prepare it again.';
/** The job that looks after agents whose step was given up by the queue. */
const TEND = 'agents.tend';
/** How long one job asks before it leaves the rest to the next: the queue takes longer ones for dead. */
const JOB_MILLISECONDS = 5 * 60_000;
/** A check tells how far it is with every answer; a step that is silent for so long is begun again. */
const QUIET_MILLISECONDS = 3 * 60_000;
const SILENT_MILLISECONDS = 30 * 60_000;
const EDITED: readonly AgentStatus[] = ['NOT_PREPARED', 'PREPARED', 'FAILED'];

const none = (type: AgentType): Agent => ({
  type,
  agentStatus: 'NOT_CREATED',
  config: { model: '', instruction: '', questions: [] },
  publishedAlias: null,
  lastPublished: null,
  lastUpdated: null,
  failure: null,
  checks: [],
});

const present = (row: AgentRow): Agent => ({
  type: row.type as AgentType,
  agentStatus: row.status,
  config: { model: row.model, instruction: row.instruction, questions: row.questions },
  publishedAlias: row.published_alias,
  lastPublished: row.last_published?.toISOString() ?? null,
  lastUpdated: row.last_updated.toISOString(),
  failure: row.failure,
  checks: row.checks,
});

/** Whether an act waits for nothing but that the draft is prepared. */
const lacksPreparing = (act: AgentAct, row: AgentRow): boolean =>
  !isAgentBusy(present(row)) && (act === 'publish' || act === 'test');

type Parts = {
  db: Database;
  store: AgentStore;
  models: Models;
  answering: Pick<Answering, 'answer' | 'isOffline'>;
  jobs: Pick<Jobs, 'enqueue'>;
};

/** The life of agents: what staff ask for is noted at once and done by a job (spec administration §4.8). */
export const createAgents = ({ db, store, models, answering, jobs }: Parts) => {
  const versions = new LRUCache<string, AgentVersion>({ max: MOST_VERSIONS });
  const open = async (trx: Database, type: AgentType, act: AgentAct): Promise<AgentRow> => {
    const row = orRefuse(await store.lock(trx, type), 'agentMissing');
    if (!agentMay(act, present(row))) throw new Refusal(lacksPreparing(act, row) ? 'agentNotPrepared' : 'agentBusy');
    return row;
  };
  const begin = (type: AgentType, { act, to }: { act: AgentAct; to: AgentStatus }, note: Note): Promise<Agent> =>
    db.transaction().execute(async (trx) => {
      const row = await open(trx, type, act);
      const fresh = to === 'PREPARING' ? { checks: [], draft_version_id: null } : {};
      const moved = orRefuse(
        await store.move(trx, type, [row.status], { status: to, failure: null, ...fresh }),
        'agentBusy',
      );
      await note(trx);
      await jobs.enqueue(trx, STEP, { type });
      return present(moved);
    });

  const check = async (version: AgentVersion, question: string, signal: AbortSignal): Promise<CheckedAnswer> => {
    const answer: CheckedAnswer = { question, response: '', sources: [], failed: false };
    try {
      const asked = {
        asker: 'the checks of agents',
        agent: version,
        brand: sampleBrand,
        messages: [{ role: 'user', content: question } as const],
        signal,
      };
      for await (const piece of answering.answer(asked)) {
        if ('source' in piece) answer.sources.push(piece.source);
        else answer.response += piece.text;
      }
    } catch {
      signal.throwIfAborted();
      return { ...answer, failed: true };
    }
    return { ...answer, failed: answer.response.trim() === '' };
  };

  /** The snapshot that is checked: the one with which a check that broke off began. */
  const snapshotOf = (row: AgentRow): Promise<AgentVersion> =>
    db.transaction().execute(async (trx) => {
      const begun = row.draft_version_id === null ? undefined : await store.version(row.draft_version_id);
      if (begun) return begun;
      const type = row.type as AgentType;
      const baseIds = (await store.bases(type, trx)).map(({ id }) => id);
      const version = await store.snapshot(trx, row, baseIds);
      await store.move(trx, type, ['PREPARING'], { draft_version_id: version.id });
      return version;
    });

  /** Asks every question and keeps each answer, so that whoever goes on with it asks only the rest. */
  const prepare = async (row: AgentRow, signal: AbortSignal): Promise<void> => {
    const type = row.type as AgentType;
    const until = Date.now() + JOB_MILLISECONDS;
    const version = await snapshotOf(row);
    const checks = [...row.checks];
    for (const question of [...standardQuestions, ...row.questions].slice(checks.length)) {
      if (Date.now() > until) return jobs.enqueue(db, STEP, { type });
      checks.push(await check(version, question, signal));
      if (!(await store.move(db, type, ['PREPARING'], { checks }))) return;
    }
    const failed = checks.some((one) => one.failed);
    await store.move(db, type, ['PREPARING'], {
      status: failed ? 'FAILED' : 'PREPARED',
      failure: failed ? CHECK_FAILED : null,
      draft_version_id: failed ? null : version.id,
    });
  };

  /** Founders have what was prepared from the moment that its status changes. */
  const publish = async (row: AgentRow): Promise<void> => {
    const version = row.draft_version_id === null ? undefined : await store.version(row.draft_version_id);
    const to = version
      ? { published_version_id: version.id, published_alias: `v${version.number}`, last_published: new Date() }
      : {};
    await store.move(db, row.type as AgentType, ['VERSIONING'], { status: 'PREPARED', ...to });
  };

  const steps = {
    CREATING: (row) => store.move(db, row.type as AgentType, ['CREATING'], { status: 'NOT_PREPARED' }),
    UPDATING: (row) =>
      store.move(db, row.type as AgentType, ['UPDATING'], {
        status: 'NOT_PREPARED',
        draft_version_id: null,
        checks: [],
      }),
    PREPARING: prepare,
    VERSIONING: publish,
    DELETING: (row) => store.remove(db, row.type as AgentType),
  } as const satisfies Partial<Record<AgentStatus, (row: AgentRow, signal: AbortSignal) => Promise<unknown>>>;

  /** Asked again after it was killed, it goes on from the status that was left. */
  const work: Work<{ type: AgentType }> = {
    name: STEP,
    async run({ type }, { signal }) {
      const row = await store.find(type);
      if (row && row.status in steps) await steps[row.status as keyof typeof steps](row, signal);
    },
  };

  const tending: Work<object> = {
    name: TEND,
    cron: '* * * * *',
    async run() {
      const now = Date.now();
      for (const { type, status, moved_at: moved } of await store.quietSince(new Date(now - QUIET_MILLISECONDS))) {
        if (status === 'PREPARING' && moved.getTime() < now - SILENT_MILLISECONDS)
          await store.move(db, type as AgentType, ['PREPARING'], {
            status: 'FAILED',
            failure: CHECK_BROKE_OFF,
            draft_version_id: null,
          });
        else await jobs.enqueue(db, STEP, { type }, type);
      }
    },
  };

  const attached = async (type: AgentType) =>
    (await store.bases(type)).map(({ id, ...rest }) => ({ _id: id, ...rest }));
  /** What an agent reads is part of its draft: changing it asks for another preparing. */
  const edited = (trx: Database, type: AgentType) =>
    store.move(trx, type, EDITED, { status: 'NOT_PREPARED', draft_version_id: null, last_updated: new Date() });

  return {
    work,
    tending,

    models: (): AgentModel[] => modelsByLabel(models.models()),

    async status(type: AgentType): Promise<{ isPublished: boolean; isOffline: boolean }> {
      const row = await store.find(type);
      const published = row?.published_version_id ? await store.version(row.published_version_id) : undefined;
      return { isPublished: published !== undefined, isOffline: answering.isOffline(published?.model ?? '') };
    },

    async get(type: AgentType): Promise<Agent> {
      const row = await store.find(type);
      return row ? present(row) : none(type);
    },

    save: (type: AgentType, config: AgentConfig, note: Note): Promise<Agent> =>
      db.transaction().execute(async (trx) => {
        const row = await store.lock(trx, type);
        if (row && !agentMay('save', present(row))) throw new Refusal('agentBusy');
        if (!models.models().some(({ id }) => id === config.model)) throw new Refusal('unknownModel');
        const saved = await store.save(trx, type, config);
        await note(trx);
        await jobs.enqueue(trx, STEP, { type });
        return present(saved);
      }),
    remove: (type: AgentType, note: Note) => begin(type, { act: 'delete', to: 'DELETING' }, note),
    prepare: (type: AgentType, note: Note) => begin(type, { act: 'prepare', to: 'PREPARING' }, note),
    publish: (type: AgentType, note: Note) => begin(type, { act: 'publish', to: 'VERSIONING' }, note),

    knowledgeBases: attached,
    async attach(type: AgentType, baseId: string, note: Note) {
      await db.transaction().execute(async (trx) => {
        await open(trx, type, 'associate');
        const known = await store.bases(type, trx);
        if (known.some(({ id }) => id === baseId)) return;
        if (known.length >= strategistLimits.knowledgeBasesPerAgent) throw new Refusal('tooManyKnowledgeBases');
        if (!(await store.attach(trx, type, baseId))) throw new Refusal('notFound');
        await edited(trx, type);
        await note(trx);
      });
      return attached(type);
    },
    async detach(type: AgentType, baseId: string, note: Note) {
      await db.transaction().execute(async (trx) => {
        await open(trx, type, 'associate');
        if (!(await store.detach(trx, type, baseId))) throw new Refusal('notFound');
        await edited(trx, type);
        await note(trx);
      });
      return attached(type);
    },

    /** The snapshot that founders talk to. */
    published: async (type: AgentType): Promise<string | undefined> =>
      (await store.find(type))?.published_version_id ?? undefined,
    /** The snapshot of the draft, while it is prepared. */
    prepared: async (type: AgentType): Promise<string | undefined> => {
      const row = await store.find(type);
      return row && agentMay('test', present(row)) ? (row.draft_version_id ?? undefined) : undefined;
    },
    /** A snapshot never changes, so it is read once. */
    version: async (id: string): Promise<AgentVersion | undefined> => {
      const known = versions.get(id) ?? (await store.version(id));
      if (known) versions.set(id, known);
      return known;
    },
  };
};

export type Agents = ReturnType<typeof createAgents>;
