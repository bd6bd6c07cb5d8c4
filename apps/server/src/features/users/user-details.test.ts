import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
}, 120_000);
afterAll(() => house.close());

it('a session of the house’s own issuer is nobody’s who comes from another under the same subject', async () => {
  const { db } = house.database;
  const admin = await house.person({ role: 'admin' });
  const [own, outside] = [await house.person(), await house.person()];
  await db
    .updateTable('identities')
    .set({ issuer: 'https://elsewhere.test', subject: own.subject })
    .where('user_id', '=', outside.id)
    .execute();
  const until = new Date(Date.now() + 3_600_000);
  await sql`insert into oidc_payloads (model, id, payload, expires_at)
    values ('Session', ${randomUUID()}, ${JSON.stringify({ accountId: own.subject })}, ${until})`.execute(db);
  const sessionsOf = async (id: string) =>
    (await house.ask('GET', `/api/auth/users/${id}`, { as: admin })).json().sessions;
  expect(await sessionsOf(own.id)).toMatchObject([{ issuer: house.issuer.issuer, signedInUntil: until.toISOString() }]);
  expect(await sessionsOf(outside.id)).toMatchObject([{ issuer: 'https://elsewhere.test', signedInUntil: null }]);
});
