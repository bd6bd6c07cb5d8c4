import { pino } from 'pino';
import * as z from 'zod/mini';
import { anyone, defineCall } from '@signet/contract';
import { expect, it } from 'vitest';
import { addApiHeaders } from './api-headers.ts';
import { createRoute } from './route.ts';
import { createServer } from './server.ts';

/** The path as spec administration §7.2 has it, with the repeated segment. */
const call = defineCall({
  method: 'POST',
  path: '/auth/auth/invitations/delete',
  access: anyone,
  body: z.object({ ids: z.array(z.uuid()).check(z.maxLength(3)) }),
  response: z.object({ deletedCount: z.number() }),
});

const openServer = async () => {
  const app = createServer({ log: pino({ level: 'silent' }), trustProxy: undefined });
  await app.register(async (scope) => {
    addApiHeaders(scope);
    const guard = async () => ({ who: 'public' as const });
    const limits = { takeBy: async () => ({ ok: true as const }) };
    createRoute(scope, { guard, limits, actingOf: () => undefined })(call, async ({ body }) => ({
      deletedCount: body.ids.length,
    }));
  });
  return app;
};
const apiHeaders = { 'cache-control': 'no-store', 'content-security-policy': expect.stringContaining("'none'") };

it('a call outside /api is answered like any other: parsed, shaped, with the headers of the API', async () => {
  const app = await openServer();
  const answer = await app.inject({ method: 'POST', url: call.path, payload: { ids: [crypto.randomUUID()] } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { deletedCount: 1 }]);
  expect(answer.headers).toMatchObject(apiHeaders);
  const refused = await app.inject({ method: 'POST', url: call.path, payload: { ids: 'all' } });
  expect(refused.statusCode).toBe(400);
  expect(refused.headers).toMatchObject(apiHeaders);
});
