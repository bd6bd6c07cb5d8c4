import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Logger } from 'pino';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import { currentRequestId, underRequest } from '../current-request.ts';
import { connect, type Connection, type Database } from '../db/client.ts';
import { patient } from '../db/patience.ts';
import type { Measures } from '../metrics/measures.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** One kind of background work. Delivery is at least once, so running it twice must change nothing the second time. */
export type Work<Data extends object> = {
  name: string;
  /**
   * A job that is tried again, because it failed or its worker was killed, keeps its id. Its signal says that the
   * server stops, or that another worker has taken it over.
   */
  run: (data: Data, job: { id: string; signal: AbortSignal }) => Promise<void>;
  /** How many run at once on this node; one where nothing is said. */ workers?: number;
  /** A cron line (UTC) for work that repeats by itself. */ cron?: string;
  /** Runs once when a server starts as well. */ atStart?: true;
};

export type Jobs = {
  /**
   * Puts work into the queue within the caller's transaction: it exists exactly when the data it is about does. While
   * work with the same `key` waits or runs, nothing is added; without a key it always is. What has more `priority`
   * comes first; 0 where nothing is said.
   */
  enqueue(db: Database, name: string, data: object, key?: string, priority?: number): Promise<void>;
  start: (works: readonly Work<never>[]) => Promise<void>;
  stop: () => Promise<void>;
};

/** A job that ended is looked at by nobody; one that failed for good, by whoever reads the log. */
const KEPT = { deleteAfterSeconds: 60 * 60, retentionSeconds: 7 * 24 * 60 * 60 };
const RETRY = { retryLimit: 5, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
/** A killed worker's job is taken over within some 15 s instead of 15 minutes. */
const TAKE_OVER = { heartbeatSeconds: 10 };
const SUPERVISION = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 };
const START_ATTEMPTS = 10;
/** Work that takes longer is given back to the queue when the server stops. */
const STOP_MS = 1000;
/**
 * Postgres says when work has come, so that idle workers seldom look: a look twice a second by each was a tenth of all
 * that the server did. Where it is not asked to (several hosts, statements that are not prepared because of a pooler)
 * they look every half second, pg-boss' least: somebody waits for a logo. Otherwise they still look every two, for what
 * was said while the connection that hears it was being renewed, or behind a pooler that lets nobody hear it.
 */
const POLLING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 };

/** What goes along with a job: which request began it. */
type Origin = { requestId?: string; trace?: string };
type Sent = { origin?: Origin };

type JobsParts = {
  connection: Connection;
  log: Logger;
  /** Whether workers listen to Postgres for work; behind a pooler that shares sessions they would hear nothing. */
  listens?: boolean;
  measures?: Pick<Measures, 'worked'> | undefined;
  tracing?: Tracing | undefined;
};

const connectPatiently = (connection: Connection, log: Logger) => {
  const tell = (error: Error) => log.error({ err: error }, 'a connection of the queue was lost');
  const { pool, close } = connect(connection, tell, { max: 4, waits: patient });
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values);
  return { executeSql, close };
};

/** Background work on pg-boss: any node may run any job. */
export const createJobs = ({ connection, log, listens = true, measures, tracing }: JobsParts): Jobs => {
  // the queue's own pool knows one host; where there are several, ours follows the one that takes writes
  const following = 'primary' in connection && connection.primary ? connectPatiently(connection, log) : undefined;
  const options: ConstructorOptions = {
    ...(following ? { db: { executeSql: following.executeSql } } : { ...connection, max: 4 }),
    ...SUPERVISION,
    useListenNotify: listens && !following,
    application_name: 'signet-jobs',
  };
  const boss = new PgBoss(options);
  // unheard, an error event would end the process
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`));

  const startBoss = async (): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      try {
        await boss.start();
        return;
      } catch (error) {
        if (attempt === START_ATTEMPTS) throw error;
        log.warn({ err: error, attempt }, 'jobs could not start yet');
        await pause(500 * attempt);
      }
    }
  };

  /** Runs one job under the id of the request that began it, and tells how it went. */
  const work = async (one: Work<never>, job: { id: string; data: object | null; signal: AbortSignal }) => {
    const { origin, ...data } = (job.data ?? {}) as Sent;
    const begun = performance.now();
    const end = (ok: boolean): void => {
      const seconds = (performance.now() - begun) / 1000;
      measures?.worked({ name: one.name, ok, seconds });
      const line = { job: one.name, jobId: job.id, requestId: origin?.requestId, ms: Math.round(seconds * 1000) };
      if (ok) log.info(line, 'job');
      else log.warn(line, 'a job failed');
    };
    const run = () => one.run(data as never, { id: job.id, signal: job.signal });
    const traced = () => (tracing ? tracing.job({ name: one.name, id: job.id, from: origin?.trace }, run) : run());
    try {
      await underRequest(origin?.requestId ?? job.id, traced);
      end(true);
    } catch (error) {
      end(false);
      throw error;
    }
  };

  /** One worker: as long as there is work it goes from one job to the next. */
  const startWorker = async (one: Work<never>): Promise<void> => {
    const id: string = await boss.work<object>(one.name, POLLING, async ([job]) => {
      if (!job) return;
      try {
        await work(one, job);
      } finally {
        boss.notifyWorker(id);
      }
    });
  };

  return {
    async enqueue(db, name, data, key, priority = 0) {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: (await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))).rows,
      });
      const origin: Origin = { requestId: currentRequestId(), trace: tracing?.current() } as Origin;
      await boss.send(name, origin.requestId || origin.trace ? { ...data, origin } : data, {
        db: { executeSql },
        singletonKey: key ?? randomUUID(),
        priority,
      });
    },
    async start(works) {
      await startBoss();
      for (const one of works) {
        await boss.createQueue(one.name, { ...RETRY, ...TAKE_OVER, ...KEPT, policy: 'exclusive' });
        // a queue that is there already keeps what it was made with
        await boss.updateQueue(one.name, { notify: true });
        for (let n = 0; n < (one.workers ?? 1); n++) await startWorker(one);
        if (one.cron) await boss.schedule(one.name, one.cron);
        if (one.atStart) await boss.send(one.name, {}, { singletonKey: 'start' });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_MS });
      await following?.close();
    },
  };
};
