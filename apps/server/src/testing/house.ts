import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { randomUUID } from 'node:crypto';
import { createFileBlobs } from '../adapters/blobs/files.ts';
import { createEmbeddedCompanyData } from '../adapters/company-data/embedded.ts';
import { createApp, type AppParts } from '../app.ts';
import { createQuizStore } from '../features/quizzes/quizzes.store.ts';
import { createUserStore } from '../features/users/users.store.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { createTestDatabase } from './databases.ts';
import { createTestIssuer, type TestIssuer } from './issuer.ts';

/** Somebody who can make calls. */
export type Person = { id: string; subject: string; email: string; quizId: string; token: string };

export type TestHouse = {
  app: FastifyInstance;
  issuer: TestIssuer;
  database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** Registers somebody with a role and a tier, as a finished registration leaves them. */
  person(options?: { role?: string; tier?: string; expiration?: Date | null; email?: string }): Promise<Person>;
  /** A call as somebody; without `as` nobody is signed in. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: { as?: Person; body?: unknown; headers?: Record<string, string> }): Promise<LightMyRequestResponse>;
  /** Lines that the server logged. */
  logged: string[];
  close(): Promise<void>;
};

/** The whole server over its own database, driven by `inject`: everything but the socket. */
export const openTestHouse = async (overrides: Partial<AppParts> = {}): Promise<TestHouse> => {
  const database = await createTestDatabase();
  const issuer = await createTestIssuer();
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-house-'));
  const logged: string[] = [];
  const secret = 'a secret that only the tests know, long enough';
  const app = await createApp({
    db: database.db, pool: database.pool, log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }), secret,
    publicUrl: new URL('http://localhost:3000'), identity: issuer, companies: createEmbeddedCompanyData(),
    blobs: createFileBlobs({ dir, publicPath: '/api/blobs', key: Buffer.alloc(32) }),
    transport: { description: 'kept', delivers: false, send: async () => undefined },
    limits: createRateLimits(database.pool, secret), dist: dir, ...overrides,
  });
  await app.ready();
  const users = createUserStore({ pool: database.pool, now: () => new Date() });
  const quizzes = createQuizStore({ pool: database.pool });

  return {
    app, issuer, database, logged,
    async person({ role = 'user', tier = 'free', expiration = null, email = `${randomUUID()}@example.com` } = {}) {
      const subject = randomUUID();
      const { id, quizId } = await database.db.transaction().execute(async (trx) => {
        const id = await users.insert(trx, { issuer: issuer.issuer, subject, email, group: '', roleKey: role, subscriptionKey: tier, subscriptionExpiration: expiration });
        if (!id) throw new Error('this person is registered already');
        return { id, quizId: await quizzes.begin(trx, id) };
      });
      return { id, subject, email, quizId, token: await issuer.accessToken(subject) };
    },
    async ask(method, url, { as, body, headers = {} } = {}) {
      const request: InjectOptions = { method, url, headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers } };
      return app.inject(body === undefined ? request : { ...request, payload: body as object });
    },
    async close() {
      await app.close();
      await database.drop();
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
};
