import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { importJWK, SignJWT, type JWTPayload } from 'jose';
import type pg from 'pg';
import { loadSigningKeys } from '../../apps/server/src/adapters/identity/embedded/signing-keys.ts';
import { CLIENT_ID } from '../../apps/server/src/adapters/identity/embedded/issuer.ts';
import { readOrMakeSecret } from '../../apps/server/src/data-dir.ts';
import { connect, type Database } from '../../apps/server/src/db/client.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts';
import { createQuizStore } from '../../apps/server/src/features/quizzes/quizzes.store.ts';
import { createUserStore } from '../../apps/server/src/features/users/users.store.ts';
import type { Home } from '../live/home.ts';

/** Somebody with a finished quiz, their tokens, and the body of their next save but for its version. */
export type Player = { token: string; idToken: string; save: Record<string, unknown> };
/** `file` holds the people as JSON, for the load generator. */
export type Cast = { publicUrl: string; people: Player[]; file: string };

/** Attaches to the Postgres that a running server started, with a request's limits on waiting unless told others. */
export const attach = async (dir: string, waits?: pg.PoolConfig) => {
  const postgres = await startEmbeddedPostgres(path.join(dir, 'postgres'));
  return connect(postgres.connection('signet'), (error) => console.error(error), waits ? { waits } : {});
};

/** What issuer and audience of this home's tokens are; the bare server verifies by the same. */
export const identityOf = (publicUrl: string) => ({
  issuer: new URL('/oidc', publicUrl).href,
  audience: new URL('/api', publicUrl).href,
  clientId: CLIENT_ID,
});

/** Tokens as the house's issuer makes them, with its own key; an hour long, so that no run sees one expire. */
const createSigner = async (db: Database, secret: string, publicUrl: string) => {
  const [jwk] = await loadSigningKeys(db, secret);
  if (!jwk?.kid) throw new Error('The server has no signing key');
  const { kid } = jwk;
  const key = await importJWK(jwk, 'RS256');
  const { issuer, audience, clientId } = identityOf(publicUrl);
  const sign = (typ: string, aud: string, subject: string, claims: JWTPayload): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ, kid })
      .setIssuer(issuer)
      .setAudience(aud)
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
  return async (subject: string, email: string): Promise<Pick<Player, 'token' | 'idToken'>> => ({
    token: await sign('at+jwt', audience, subject, { client_id: clientId, scope: '' }),
    idToken: await sign('JWT', clientId, subject, { email, email_verified: true }),
  });
};

const competitors = ['Stripe', 'Adyen', 'Klarna'].map((value) => ({
  identifier: { value, uuid: randomUUID(), image_id: `si-${value.toLowerCase()}` },
  short_description: `${value.toLowerCase()}.com`,
}));

/** As many people as there are connections, each with a quiz of their own: saves of one never meet those of another. */
export const prepareCast = async (home: Home, size: number): Promise<Cast> => {
  const { db, pool, close } = await attach(home.dir);
  try {
    const sign = await createSigner(db, readOrMakeSecret(home.dir, undefined), home.url);
    const users = createUserStore({ pool, now: () => new Date() });
    const quizzes = createQuizStore({ pool, db });
    const { content: brain } = await db
      .selectFrom('brain_versions')
      .select('content')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    const [dark, light, other] = brain.colorFamilies.map(({ _id, name, hex }) => ({ _id, name, hex }));
    if (!dark || !light || !other) throw new Error('The brain has too few colors');
    const people: Player[] = [];
    for (let n = 0; n < size; n++) {
      const subject = randomUUID();
      const email = `${subject}@example.com`;
      const page = {
        companyName: `Żółć Łąkowa ${n}`,
        websiteUrl: `brand-${n}.example.com`,
        industry: brain.industries[n % brain.industries.length]?._id ?? '',
        businessLifecycle: 'seed' as const,
      };
      await db.transaction().execute(async (trx) => {
        const id = await users.insert(trx, {
          issuer: identityOf(home.url).issuer,
          subject,
          email,
          emailVerified: true,
          group: '',
          roleKey: 'user',
          subscriptionKey: 'free',
          subscriptionExpiration: null,
        });
        if (id) await quizzes.begin(trx, id);
      });
      const user = await users.findCurrent({ issuer: identityOf(home.url).issuer, subject });
      const quiz = user && (await quizzes.find(user.activeQuizId ?? '', user._id));
      if (!quiz) throw new Error('A person without a quiz');
      await quizzes.save(quiz, user._id, {
        ...page,
        competitors,
        colorPreferences: { favoriteColors: [dark], dislikedColors: [light, other] },
        thoughtsAndFeelings: brain.keywords.slice(n % 90, (n % 90) + 3).map((one) => one._id),
      });
      people.push({ ...(await sign(subject, email)), save: page });
    }
    const file = path.join(home.dir, 'cast.json');
    fs.writeFileSync(file, JSON.stringify(people), { mode: 0o600 });
    return { publicUrl: home.url, people, file };
  } finally {
    await close();
  }
};
