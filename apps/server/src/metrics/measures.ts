import { sql } from 'kysely';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';

/** What is told of one answer. `route` is the template: an address of each brand would be a measure of its own. */
export type Answered = { method: string; route: string; status: number; seconds: number };
export type Worked = { name: string; ok: boolean; seconds: number };

export type Measures = {
  began: () => void;
  answered: (one: Answered) => void;
  worked: (one: Worked) => void;
  /** Everything in the text format of Prometheus, and the content type that says so. */
  text: () => Promise<string>;
  contentType: string;
};

const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
/** Scrapes come every few seconds from several places; the queue is counted at most so often. */
const COUNT_EVERY_MS = 5000;

type Depth = { name: string; state: string; count: string; oldest: number | null };

/** What waits in the queue; nothing before the queue has started for the first time. */
const depthsOf = async (db: Database): Promise<Depth[]> => {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<Depth>`
    select name, state, count(*) as count, extract(epoch from now() - min(created_on))::float8 as oldest
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db);
  return rows;
};

const addPool = (registers: Registry[], pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void => {
  void new Gauge({
    name: 'signet_pool_connections',
    help: 'Connections of this node to Postgres, by what they do.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  void new Gauge({
    name: 'signet_pool_waiting',
    help: 'Statements of this node that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
};

const addQueue = (registers: Registry[], db: Database): void => {
  let counted: { at: number; depths: Promise<Depth[]> } | undefined;
  const depths = (): Promise<Depth[]> => {
    const now = performance.now();
    if (!counted || now - counted.at > COUNT_EVERY_MS) counted = { at: now, depths: depthsOf(db) };
    return counted.depths;
  };
  const shared = () => depths().catch(() => undefined);
  void new Gauge({
    name: 'signet_database_up',
    help: '1 when Postgres could be asked for this reading.',
    registers,
    async collect() {
      this.set((await shared()) ? 1 : 0);
    },
  });
  void new Gauge({
    name: 'signet_queue_jobs',
    help: 'Jobs in the queue of all nodes, by kind and state.',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      const found = await shared();
      this.reset();
      for (const { name, state, count } of found ?? []) this.set({ name, state }, Number(count));
    },
  });
  void new Gauge({
    name: 'signet_queue_oldest_seconds',
    help: 'Age of the oldest job that waits, by kind.',
    labelNames: ['name'],
    registers,
    async collect() {
      const found = await shared();
      this.reset();
      for (const { name, state, oldest } of found ?? []) if (state === 'created') this.set({ name }, oldest ?? 0);
    },
  });
};

/** What this node measures of itself, for Prometheus. */
export const createMeasures = ({ db, pool }: { db: Database; pool: pg.Pool }): Measures => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'signet_http_request_seconds',
    help: 'Time from a request to its whole answer, by route and kind of answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const underWay = new Gauge({ name: 'signet_http_under_way', help: 'Requests that wait for an answer.', registers });
  const jobs = new Histogram({
    name: 'signet_job_seconds',
    help: 'Time that background work took on this node, by kind and outcome.',
    labelNames: ['name', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'signet_http_refused_total',
    help: 'Answers that ask to come back later: 429, 503 and 507.',
    labelNames: ['status'],
    registers,
  });
  addPool(registers, pool);
  addQueue(registers, db);
  return {
    began: () => underWay.inc(),
    answered({ method, route, status, seconds }) {
      underWay.dec();
      answers.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (status === 429 || status === 503 || status === 507) refused.inc({ status: String(status) });
    },
    worked: ({ name, ok, seconds }) => jobs.observe({ name, outcome: ok ? 'done' : 'failed' }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
