import { api } from '@signet/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { contentDisposition } from '../../ports/content-disposition.ts';

/** What a signed address turned out to be. */
export type SignedPath = {
  verify: (
    key: string,
    query: { expires: string; signature: string; name?: string | undefined },
  ) => 'ok' | 'expired' | 'invalid';
};
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

export const systemRoutes = (
  route: Route,
  {
    checks,
    version,
    blobs,
    signedPath,
  }: { checks: HealthChecks; version: string; blobs: Blobs; signedPath?: SignedPath },
): void => {
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

  route(api.system.blob, async ({ params, query }, { reply }) => {
    const key = params['*'];
    const verdict = signedPath?.verify(key, query) ?? 'invalid';
    if (verdict !== 'ok') throw new Refusal(verdict === 'expired' ? 'linkExpired' : 'linkInvalid');
    const blob = await blobs.get(key);
    if (!blob) throw new Refusal('notFound');
    return reply
      .type(blob.contentType)
      .header('content-disposition', contentDisposition(query.name ?? key.split('/').at(-1) ?? 'file'))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(blob.body));
  });
};
