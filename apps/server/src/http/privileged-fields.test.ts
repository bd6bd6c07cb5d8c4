import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnishQuiz } from '../testing/brand.ts';
import { addressOf, allCalls, nobodys, sampleOf, type NamedCall } from '../testing/calls.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';
import type { Sent } from '../testing/samples.ts';

let house: TestHouse;
let founder: Person;
let administrator: Person;
beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin', tier: 'studio' });
  founder = await house.person();
  await furnishQuiz({ db: house.database.db, blobs: house.blobs }, founder);
  await house.startWork();
});
afterAll(() => house.close());

/** What decides about rights: of everybody, and of the house. */
const rights = async (): Promise<unknown> => {
  const { rows } = await sql`
    select (select jsonb_agg(to_jsonb(u) - 'active_quiz_id' - 'version' order by id) from users u) as users,
           (select jsonb_agg(to_jsonb(i) order by subject) from identities i) as identities,
           (select jsonb_agg(to_jsonb(r) order by key) from roles r) as roles,
           (select jsonb_agg(to_jsonb(t) order by key) from tiers t) as tiers,
           (select jsonb_agg(to_jsonb(f) order by name) from feature_flags f) as flags,
           (select jsonb_agg(to_jsonb(i) order by id) from invitations i) as invitations,
           (select count(*) from quizzes where user_id = ${administrator.id}) as theirs`.execute(house.database.db);
  return rows;
};

/** Fields that would give rights, if anybody read them. */
const wishes: Record<string, () => Record<string, unknown>> = {
  'a role': () => ({ role: 'admin', role_key: 'admin', roleKey: 'admin', roles: ['admin'], isAdmin: true }),
  permissions: () => ({
    permissions: { canAccessAdminPage: true },
    features: { 'chat.enabled': true },
    scope: 'admin',
  }),
  'a tier': () => ({
    subscription: { subscriptionKey: 'studio', expiration: null, isManaged: true },
    subscription_key: 'studio',
    subscriptionKey: 'studio',
    subscription_expiration: null,
    status: 'active',
    user: { role: 'admin' },
  }),
  'somebody else': () => ({
    userId: administrator.id,
    user_id: administrator.id,
    ownerId: administrator.id,
    actorId: administrator.id,
    email: administrator.email,
    email_verified: true,
    quizCompleted: true,
    quiz_completed: true,
  }),
  'a prototype': () =>
    JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"isAdmin":true}}}') as Record<
      string,
      unknown
    >,
};

/** Calls that take a body of fields. Ending the account is left out: it is about oneself. */
const taking = allCalls.filter(
  ({ name, call }) => call.body !== undefined && call.upload === undefined && name !== 'myData.erase',
);
const attempts = taking.flatMap((named) => Object.keys(wishes).map((wish) => ({ named, wish })));

const attempt = async ({ call, ...named }: NamedCall, wish: string): Promise<number> => {
  const sent: Sent = sampleOf({ call, ...named }).send({ ...nobodys, quizId: founder.quizId });
  const wished = wishes[wish]?.() ?? {};
  const body = JSON.stringify({ ...(sent.body as object), ...wished }).replace(
    /\}$/,
    wish === 'a prototype' ? ',"__proto__":{"role":"admin"}}' : '}',
  );
  const answer = await house.app.inject({
    method: call.method,
    url: addressOf(call, { ...sent, query: { ...sent.query, ...(wish === 'a role' ? wished : {}) } }),
    headers: {
      authorization: `Bearer ${founder.token}`,
      'x-id-token': founder.idToken,
      'x-user-id': administrator.id,
      'x-role': 'admin',
      'x-original-url': '/api/auth/users',
      'content-type': 'application/json',
    },
    payload: body,
  });
  return answer.statusCode;
};

describe('fields that would give rights (OWASP API3:2023, ASVS 8.2.3)', () => {
  it('are tried in about two hundred ways', () => expect(attempts.length).toBeGreaterThanOrEqual(190));

  it.each(taking.map((named) => [named.name, named] as const))('sent with %s take nothing', async (_name, named) => {
    const before = await rights();
    for (const wish of Object.keys(wishes)) {
      expect(await attempt(named, wish)).toBeLessThan(500);
      expect({ wish, rights: await rights() }).toEqual({ wish, rights: before });
    }
  });

  it('leave the founder where they were', async () => {
    for (const url of ['/api/auth/users', '/api/waitingList', '/api/audit', '/api/mail/outbox'])
      expect((await house.ask('GET', url, { as: founder })).statusCode).toBe(403);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});
