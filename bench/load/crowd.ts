import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from '../api/cast.ts';

/** One answer: how long it took in milliseconds, and its status (0 where the connection broke). */
export type Answered = { what: string; ms: number; status: number };

type Asking = { method?: 'GET' | 'PUT' | 'POST'; body?: unknown };

/** A founder who makes calls one after the other and keeps the version of their quiz. */
export const createFounder = (url: string, { token, save }: Player, record: (answered: Answered) => void) => {
  let version: number | undefined;
  let turn = 0;

  const ask = async (what: string, path: string, { method = 'GET', body }: Asking = {}): Promise<unknown> => {
    const from = performance.now();
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      record({ what, ms: performance.now() - from, status: answer.status });
      return answer.ok && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
    } catch {
      record({ what, ms: performance.now() - from, status: 0 });
      return undefined;
    }
  };

  const put = async (what: string, changes: Record<string, unknown>): Promise<void> => {
    version ??= ((await ask('read', '/api/quizzes/')) as { version: number } | undefined)?.version ?? 0;
    const saved = (await ask(what, '/api/quizzes/', { method: 'PUT', body: { version, ...save, ...changes } })) as
      | { version: number }
      | undefined;
    version = saved?.version;
  };

  return {
    ask,
    read: (path: string) => ask('read', path),
    save: () => put('save', {}),
    /** Another name, and with it another brand: the answer of the save and of what it leads to. */
    async brand(): Promise<void> {
      turn += 1;
      const from = performance.now();
      await put('save', { companyName: `Northwind ${turn} of ${token.slice(-6)}` });
      await ask('rank', '/api/recommendations/', { method: 'POST', body: {} });
      record({ what: 'brand', ms: performance.now() - from, status: 200 });
    },
  };
};
export type Founder = ReturnType<typeof createFounder>;

/** Calls `act` so often a second, whatever became of the ones before, until `end`. */
export const atRate = async (perSecond: number, end: number, act: () => void): Promise<void> => {
  const begun = performance.now();
  for (let n = 0; Date.now() < end; n++) {
    act();
    await pause(Math.max(0, begun + ((n + 1) * 1000) / perSecond - performance.now()));
  }
};

/** Does `act` without pause until `end`. */
export const withoutPause = async (end: number, act: () => Promise<unknown>): Promise<void> => {
  while (Date.now() < end) await act();
};
