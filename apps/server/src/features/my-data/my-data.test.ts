import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { createTestIssuer } from '../../testing/issuer.ts';

const NAME = 'Quillfeather Unlimited';
let house: TestHouse;
let ada: Person;
const { answered, generate, complete } = createFounder(() => house);
const erase = (as: Person, email: string) => house.ask('POST', '/api/myData/erase', { as, body: { email } });

const LOG = 'public.audit_log';
const textOf = async (table: string): Promise<string> => {
  const { db } = house.database;
  const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(table)} t`.execute(db);
  return rows.map(({ text }) => text).join('\n');
};

/** Every row of every table as text, but of the log that nothing is taken from. */
const everything = async (): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(house.database.db);
  const texts: string[] = [];
  for (const { name } of tables) if (name !== LOG) texts.push(await textOf(name));
  return texts.join('\n');
};

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  ada = await answered(NAME, 'founder');
  await generate(ada);
  await complete(ada);
});
afterAll(() => house.close());

describe('my data', () => {
  it('is a file of everything that is held, without what opens something', async () => {
    await house.ask('POST', '/api/sharedBooks', { as: ada, body: { password: 'open sesame' } });
    const answer = await house.ask('GET', '/api/myData', { as: ada });
    expect(answer.headers['content-disposition']).toContain('my-data.json');
    const data = answer.json();
    expect(data.users[0].email).toBe(ada.email);
    expect(data.quizzes[0].company_name).toBe(NAME);
    expect(data.brand_versions).toHaveLength(1);
    expect(answer.body).not.toContain('argon2');
  });

  it.each([
    ['more than a quarter of an hour ago', { auth_time: Math.floor(Date.now() / 1000) - 15 * 60 - 31 }],
    ['at a time that the issuer does not say', { auth_time: undefined }],
  ])('is taken away by nobody who signed in %s', async (_when, claims) => {
    const idToken = await house.issuer.idToken(ada.subject, ada.email, claims);
    const refused = await erase({ ...ada, idToken }, ada.email);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 'signInAgain']);
    expect((await house.ask('GET', '/api/myData', { as: ada })).statusCode).toBe(200);
  });

  it('is not taken away without the ID token, nor with that of somebody else who has just signed in', async () => {
    const { token } = ada;
    const headers = { authorization: `Bearer ${token}` };
    const bare = await house.ask('POST', '/api/myData/erase', { headers, body: { email: ada.email } });
    expect([bare.statusCode, bare.json().errorCode]).toEqual([403, 'signInAgain']);
    const { idToken } = await house.person();
    expect((await erase({ ...ada, idToken }, ada.email)).statusCode).toBe(401);
    expect((await house.ask('GET', '/api/myData', { as: ada })).statusCode).toBe(200);
  });

  it('is taken away only with the address of the account', async () => {
    expect((await erase(ada, 'someone@else.example')).json().errorCode).toBe('otherAddress');
    expect((await house.ask('GET', '/api/myData', { as: ada })).statusCode).toBe(200);
  });

  it('of the last administrator stays: somebody has to look after the house', async () => {
    await house.database.db.deleteFrom('users').where('role_key', '=', 'admin').execute();
    const [one, other] = [await house.person({ role: 'admin' }), await house.person({ role: 'admin' })];
    expect((await erase(one, one.email)).statusCode).toBe(200);
    const refused = await erase(other, other.email);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'lastAdministrator']);
    expect((await house.ask('GET', '/api/myData', { as: other })).statusCode).toBe(200);
  });

  it('goes wholly: rows, files, links and jobs; who tries the link is told what one of nothing is told', async () => {
    const share = (await house.ask('POST', '/api/sharedBooks', { as: ada, body: {} })).json();
    const token = String(share.path).replace('/shared/', '');
    const open = (address: string) => house.ask('POST', '/api/sharedBooks/open', { body: { token: address } });
    expect((await open(token)).statusCode).toBe(200);
    const { rows: files } = await sql<{ key: string }>`
      select file ->> 'key' as key from made_files, jsonb_array_elements(files) as file
       where user_id = ${ada.id}`.execute(house.database.db);
    expect(files.length).toBeGreaterThan(0);
    const staff = await house.person({ role: 'admin' });
    const search = encodeURIComponent(ada.email);
    for (const path of [`/api/mail/outbox?limit=10&offset=0&search=${search}`, `/api/auth/users/${ada.id}`])
      expect((await house.ask('GET', path, { as: staff })).statusCode).toBe(200);

    const told = (await erase(ada, ada.email.toUpperCase())).json();
    expect(told.gone).toContainEqual({ what: 'saved brand', count: 1 });
    expect(told.kept.join(' ')).toContain('Invoices');

    const rest = await everything();
    for (const trace of [ada.id, ada.email, NAME]) expect(rest).not.toContain(trace);
    // what staff did stays, in numbers and acts
    const log = await textOf(LOG);
    expect(log).toContain('/api/mail/outbox');
    for (const trace of [ada.email, NAME]) expect(log).not.toContain(trace);
    for (const { key } of files) expect(await house.blobs.get(key)).toBeUndefined();
    const [gone, never] = [await open(token), await open('n'.repeat(32))];
    expect([gone.statusCode, gone.body]).toEqual([never.statusCode, never.body]);
    expect((await house.ask('GET', '/api/quizzes/', { as: ada })).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('my data, where accounts are made here', () => {
  it('says how somebody signs in and where, without what would let anybody in', async () => {
    const mine = await createTestIssuer();
    const here = await openTestHouse({ identity: { ...mine, forgetAccount: async () => undefined } });
    const { db } = here.database;
    const [grace, other] = [await here.person(), await here.person()];
    const tokens = {
      token: await mine.accessToken(grace.subject),
      idToken: await mine.idToken(grace.subject, grace.email),
    };
    for (const [{ subject, email }, device] of [
      [grace, 'Firefox on Linux'],
      [other, 'Somebody else’s phone'],
    ] as const) {
      await db
        .insertInto('accounts')
        .values({ id: subject, email, password_hash: `hash of ${email}` })
        .execute();
      const of = { account_id: subject };
      await db
        .insertInto('passkeys')
        .values({ ...of, credential_id: email, public_key: 'key', counter: '0', name: device })
        .execute();
      await db
        .insertInto('sign_in_sessions')
        .values({ ...of, uid: subject, device })
        .execute();
      await db
        .insertInto('second_factors')
        .values({ ...of, sealed_secret: 'sealed words', last_step: '1' })
        .execute();
      await db
        .insertInto('recovery_codes')
        .values({ ...of, code_hash: 'code in hashes' })
        .execute();
    }
    const answer = await here.ask('GET', '/api/myData', { as: { ...grace, ...tokens } });
    await here.close();
    const data = answer.json();
    expect(data.accounts).toMatchObject([{ email: grace.email }]);
    expect(data.passkeys).toMatchObject([{ name: 'Firefox on Linux' }]);
    expect(data.sign_in_sessions).toMatchObject([{ device: 'Firefox on Linux' }]);
    expect(data.second_factors).toHaveLength(1);
    for (const hidden of ['hash of', 'sealed words', 'code in hashes', 'Somebody else']) {
      expect(answer.body).not.toContain(hidden);
    }
  });
});
