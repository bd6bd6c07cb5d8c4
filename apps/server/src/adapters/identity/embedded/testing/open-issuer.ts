import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import {
  createRateLimits,
  rateLimitRules,
  type RateLimitName,
  type RateLimitRule,
} from '../../../../http/rate-limits.ts';
import type { Letter } from '../../../../ports/mail.ts';
import { createTestDatabase } from '../../../../testing/databases.ts';
import { createEmbeddedIdentity } from '../identity.ts';
import { Browser, type TokenAnswer } from './browser.ts';

export const SECRET = 'a secret that only the tests know, long enough';
export const PASSWORD = 'correct horse battery';

export type TestIssuer = Awaited<ReturnType<typeof openIssuer>>;
type Options = {
  publicUrl?: URL;
  rules?: Partial<Record<RateLimitName, RateLimitRule>>;
  mailDelivers?: boolean;
  needsSecondFactor?: (accountId: string) => Promise<boolean>;
  placesAfterSignOut?: () => Promise<string[]>;
  port?: number;
};

const unlimited = Object.fromEntries(
  Object.keys(rateLimitRules).map((name) => [name, { points: 10_000, seconds: 60 }]),
) as Record<RateLimitName, RateLimitRule>;

/** The embedded issuer on a socket over its own database. Limits are out of the way unless `rules` brings them back. */
export const openIssuer = async ({
  publicUrl = new URL('http://localhost:3000'),
  rules = {},
  mailDelivers = false,
  needsSecondFactor = async () => false,
  placesAfterSignOut = async () => [],
  port: wanted = 0,
}: Options = {}) => {
  const database = await createTestDatabase();
  const letters: Letter[] = [];
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const identity = await createEmbeddedIdentity({
    db: database.db,
    publicUrl,
    secret: SECRET,
    limits: createRateLimits(database.pool, SECRET, { ...unlimited, ...rules }),
    log,
    mailDelivers,
    needsSecondFactor,
    placesAfterSignOut,
    sendLetter: async (_trx, letter) => void letters.push(letter),
  });
  const app = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // a test says by x-forwarded-for where somebody is
    trustProxy: true,
  });
  if (identity.routes) await app.register(identity.routes);
  await app.listen({ host: '127.0.0.1', port: wanted });
  const { port } = app.server.address() as AddressInfo;
  const browser = () => new Browser(port, publicUrl);

  return {
    database,
    identity,
    letters,
    logged,
    browser,
    port,
    /** Signs somebody up in a browser of their own, to the end. */
    async newcomer(
      email = `${randomUUID()}@example.com`,
    ): Promise<{ email: string; browser: Browser; tokens: TokenAnswer }> {
      const theirs = browser();
      const { uid, verifier } = await theirs.begin();
      const { json } = await theirs.redeem(
        await theirs.submit(uid, 'sign-up', { email, password: PASSWORD }),
        verifier,
      );
      return { email, browser: theirs, tokens: json };
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
};
