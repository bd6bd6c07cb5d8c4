import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/*
 * How long anything waits for Postgres. Somebody looks at a screen meanwhile: together the waits of one request stay
 * below five seconds, then they are told (spec 002 §8.1), and a connection is not held by what waits in vain.
 */
const MS = {
  /** for a connection, also while all are in use */ connection: 1500,
  /** for somebody else's lock */ lock: 1500,
  /** for a statement, by Postgres' own clock */ statement: 3000,
  /** for a statement when Postgres says nothing at all */ silence: 3300,
  /** in a transaction, between two statements */ idleInTransaction: 10_000,
  /** for all statements of one request */ request: 3300,
  /** for a late statement of a request that has used up its time */ least: 300,
  /** between two looks at what waits */ look: 100,
};

type Budget = { leftMs: number; waiting: number; since: number };
const budgets = new AsyncLocalStorage<Budget>();

/** Runs the work of one request; its statements share one budget of time. */
export const withinBudget = (work: () => void): void => budgets.run({ leftMs: MS.request, waiting: 0, since: 0 }, work);

/** A statement under way, until when it is waited for, and what its request may still spend. */
type Wait = { client: pg.Client; until: number; budget: Budget | undefined };

/*
 * All statements that wait, looked through a few times a second: a timer for each measured a quarter of what
 * answering a quiz costs (docs/benchmarks.md).
 */
const waits = new Set<Wait>();
let watch: NodeJS.Timeout | undefined;

const endIfSilent = (wait: Wait): void => {
  if (waits.delete(wait)) wait.client.connection.stream.destroy();
};

const look = (): void => {
  const now = performance.now();
  // an answer that lies there already, behind work that kept this process busy, is taken first
  for (const wait of waits) if (now >= wait.until) setImmediate(endIfSilent, wait);
  if (waits.size > 0) return;
  clearInterval(watch);
  watch = undefined;
};

/** Says how long the next statement may take. */
const beginWait = (client: pg.Client): Wait => {
  const now = performance.now();
  const budget = budgets.getStore();
  if (budget && budget.waiting++ === 0) budget.since = now;
  const leftMs = budget ? budget.leftMs - (now - budget.since) : MS.silence;
  const wait = { client, budget, until: now + Math.max(MS.least, Math.min(MS.silence, leftMs)) };
  waits.add(wait);
  watch ??= setInterval(look, MS.look).unref();
  return wait;
};

/** Takes what it took off the budget: once for those at one time. */
const endWait = (wait: Wait): void => {
  waits.delete(wait);
  const { budget } = wait;
  if (budget && --budget.waiting === 0) budget.leftMs -= performance.now() - budget.since;
};

type Done = (error: Error | undefined, result?: unknown) => void;
/** The forms in which the pool and Kysely ask; the pool hands a function on that is called with what comes. */
type Query = (config: unknown, values?: unknown, done?: Done) => unknown;

/** Ends the connection when a statement gets no answer in time: whatever it was about may come too late. */
const guard = (client: pg.Client): void => {
  const query = client.query.bind(client) as Query;
  const guarded: Query = (config, values, done) => {
    const wait = beginWait(client);
    if (!done) return (query(config, values) as Promise<unknown>).finally(() => endWait(wait));
    return query(config, values, (error, result) => {
      endWait(wait);
      done(error, result);
    });
  };
  client.query = guarded as typeof client.query;
};

/** By statement, since a pooler in between may refuse start parameters. */
const prepare = async (client: pg.ClientBase): Promise<void> => {
  // one that breaks between two statements of a transaction has nobody else who hears it, which ends the process;
  // the next statement fails
  client.on('error', () => undefined);
  guard(client as pg.Client);
  await client.query(
    `set lock_timeout = ${MS.lock}; set statement_timeout = ${MS.statement}; set ` +
      `idle_in_transaction_session_timeout = ${MS.idleInTransaction}`,
  );
};

/** Settings of a pool whose waits are bounded. */
export const bounded: pg.PoolConfig = {
  connectionTimeoutMillis: MS.connection,
  // the pool waits for what it returns, which its types do not know
  onConnect: (client) => prepare(client) as unknown as undefined,
};

/** Settings of a pool for what happens once, at a start: a migration may take its time and wait for another node. */
export const patient: pg.PoolConfig = { connectionTimeoutMillis: 10_000 };
