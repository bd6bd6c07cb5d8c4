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
