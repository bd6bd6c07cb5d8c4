import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';

/** Each dependency by name; a check that throws means that it does not answer. */
export type HealthChecks = Record<string, () => Promise<unknown>>;

const CHECK_MILLISECONDS = 2000;

const answers = async (check: () => Promise<unknown>): Promise<boolean> => {
  const timeout = AbortSignal.timeout(CHECK_MILLISECONDS);
  const late = new Promise<never>((_resolve, reject) =>
    timeout.addEventListener('abort', () => reject(new Error('timeout')), { once: true }),
  );
  return Promise.race([check(), late]).then(
    () => true,
    () => false,
  );
};

type Run = { at: number; answer: Promise<unknown> };

/**
 * A check that many may ask for: one run serves whoever asks within `milliseconds`, and for as long again its answer
 * serves while the next run is on its way. So asking is neither a load nor, on a busy server, a wait.
 */
export const sharedFor = (milliseconds: number, check: () => Promise<unknown>): (() => Promise<unknown>) => {
  let last: Run | undefined;
  let next: Run | undefined;
  const run = (at: number): Run => {
    const one: Run = { at, answer: check() };
    const ended = () => {
      if (!last || last.at < at) last = one;
      if (next === one) next = undefined;
    };
    one.answer.then(ended, ended);
    return one;
  };
  return () => {
    const now = performance.now();
    const age = last ? now - last.at : Infinity;
    if (last && age < milliseconds) return last.answer;
    // one that hangs is not waited for by those who come later
    if (!next || now - next.at >= milliseconds) next = run(now);
    return last && age < 2 * milliseconds ? last.answer : next.answer;
  };
};

export const systemRoutes = (route: Route, { checks, version }: { checks: HealthChecks; version: string }): void => {
  route(api.system.health, async (_received, { reply }) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const),
    );
    const dependencies = Object.fromEntries(results);
    const ready = results.every(([, ok]) => ok);
    if (!ready) reply.code(503);
    return { live: true as const, ready, dependencies };
  });

  route(api.system.version, async () => ({ version }));
};
