import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { ID_TOKEN_HEADER } from '@signet/contract';
import { createTill } from '../adapters/billing/till/till.ts';
import { createFileBlobs } from '../adapters/blobs/files.ts';
import { createSignedPaths, signPath } from '../adapters/blobs/signed-path.ts';
import { createEmbeddedCompanyData } from '../adapters/company-data/embedded.ts';
import { createIssuers } from '../adapters/identity/vendor.ts';
import { createEmbeddedModels } from '../adapters/models/embedded.ts';
import { createEmbeddedDrive } from '../adapters/drive/embedded.ts';
import { createApp } from '../app.ts';
import type { AppParts } from '../app-parts.ts';
import { createMailService } from '../features/mail/mail.service.ts';
import { createMailStore } from '../features/mail/mail.store.ts';
import { createQuizStore } from '../features/quizzes/quizzes.store.ts';
import { createUserStore } from '../features/users/users.store.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import type { GuardedClient } from '../net/guarded-client.ts';
import { NotFetched } from '../net/not-fetched.ts';
import type { Blobs } from '../ports/blobs.ts';
import type { MailTransport } from '../ports/mail.ts';
import { createTestDatabase } from './databases.ts';
import { createTestIssuer, type TestIssuer } from './issuer.ts';

/** Somebody whom the issuer vouches for. */
export type Newcomer = { subject: string; email: string; token: string; idToken: string };
/** Somebody who is registered as well. */
export type Person = Newcomer & { id: string; quizId: string };

export type TestHouse = {
  app: FastifyInstance;
  issuer: TestIssuer;
  database: Awaited<ReturnType<typeof createTestDatabase>>;
  blobs: Blobs;
  /** The address of a file as it was signed to end at `expires` (seconds since 1970). */
  signedAddress(key: string, expires: number): string;
  /** Somebody with tokens who has not registered. */
  newcomer(options?: { email?: string; emailVerified?: boolean }): Promise<Newcomer>;
  /** Registers somebody with a role and a tier, as a finished registration leaves them. */
  person(options?: {
    role?: string;
    tier?: string;
    expiration?: Date | null;
    email?: string;
    status?: 'active' | 'disabled';
  }): Promise<Person>;
  /** A call as somebody; without `as` nobody is signed in. */
  ask(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { as?: Newcomer; body?: unknown; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  /** Starts the background work; without it, what calls enqueue is refused by the queue. */
  startWork(): Promise<void>;
  /** Does a piece of background work now, in place of the queue; a job that is tried again keeps its id. */
  work(name: string, data?: object, jobId?: string): Promise<void>;
  /** Lines that the server logged. */
  logged: string[];
  close(): Promise<void>;
};

/** What the test house derives its keys from. */
export const houseSecret = 'a secret that only the tests know, long enough';

/** Tests reach no website but those that they make. */
const noWeb: Pick<GuardedClient, 'visit'> = {
  visit: () => ({
    get: () => Promise.reject(new NotFetched('network', 'there is no web here')),
    close: () => Promise.resolve(),
  }),
};

/** The whole server over its own database, driven by `inject`: everything but the socket. */
export const openTestHouse = async (
  overrides: Partial<AppParts> = {},
  given?: Awaited<ReturnType<typeof createTestDatabase>>,
): Promise<TestHouse> => {
  const database = given ?? (await createTestDatabase());
  const issuer = await createTestIssuer();
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-house-'));
  const logged: string[] = [];
  const blobKey = Buffer.alloc(32, 7);
  const blobs = createFileBlobs({ dir: path.join(dir, 'blobs'), publicPath: '/api/blobs', key: blobKey });
  const jobs = createJobs({ connection: database.connection, log: createLog('silent') });
  const transport: MailTransport = { description: 'kept', delivers: false, send: async () => undefined };
  const mail = createMailService({ store: createMailStore({ db: database.db }), transport, jobs });
  const { app, works } = await createApp({
    db: database.db,
    pool: database.pool,
    log: createLog('trace', { write: (line: string) => void logged.push(line) }),
    secret: houseSecret,
    dataDir: dir,
    publicUrl: new URL('http://localhost:3000'),
    identity: issuer,
    issuers: createIssuers(),
    companies: createEmbeddedCompanyData(),
    blobs,
    drive: createEmbeddedDrive({ db: database.db, blobs, key: Buffer.alloc(32, 9) }),
    models: createEmbeddedModels(),
    signedPaths: createSignedPaths(blobKey),
    billing: createTill({ db: database.db, secret: houseSecret, publicUrl: new URL('http://localhost:3000') }),
    transport,
    sendLetter: (trx, letter) => mail.send(trx, letter),
    limits: createRateLimits(database.pool, houseSecret),
    jobs,
    outbound: noWeb,
    dist: path.join(dir, 'dist'),
    ...overrides,
  });
  await app.ready();
  const users = createUserStore({ pool: database.pool, now: () => new Date() });
  const quizzes = createQuizStore({ pool: database.pool, db: database.db });
  let working = false;

  const newcomer = async ({ email = `${randomUUID()}@example.com`, emailVerified = true } = {}): Promise<Newcomer> => {
    const subject = randomUUID();
    return {
      subject,
      email,
      token: await issuer.accessToken(subject),
      idToken: await issuer.idToken(subject, email, { email_verified: emailVerified }),
    };
  };

  return {
    app,
    issuer,
    database,
    logged,
    blobs,
    newcomer,
    signedAddress: (key, expires) => `/api/blobs/${key}?${signPath({ secret: blobKey, key, expires })}`,
    async person({ role = 'user', tier = 'free', expiration = null, status = 'active', ...options } = {}) {
      const tokens = await newcomer(options);
      const { subject, email } = tokens;
      const made = await database.db.transaction().execute(async (trx) => {
        const id = await users.insert(trx, {
          issuer: issuer.issuer,
          subject,
          email,
          emailVerified: true,
          group: '',
          roleKey: role,
          subscriptionKey: tier,
          subscriptionExpiration: expiration,
        });
        if (!id) throw new Error('this person is registered already');
        await trx.updateTable('users').set({ status }).where('id', '=', id).execute();
        return { id, quizId: await quizzes.begin(trx, id) };
      });
      return { ...tokens, ...made };
    },
    async ask(method, url, { as, body, headers = {} } = {}) {
      const request: InjectOptions = {
        method,
        url,
        headers: { ...(as ? { authorization: `Bearer ${as.token}`, [ID_TOKEN_HEADER]: as.idToken } : {}), ...headers },
      };
      return app.inject(body === undefined ? request : { ...request, payload: body as object });
    },
    async startWork() {
      working = true;
      await jobs.start(works);
    },
    async work(name, data = {}, jobId = randomUUID()) {
      const found = works.find((one) => one.name === name);
      if (!found) throw new Error(`There is no work ${name}`);
      await found.run(data as never, { id: jobId, signal: new AbortController().signal });
    },
    async close() {
      if (working) await jobs.stop();
      await app.close();
      await database.drop();
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
};
