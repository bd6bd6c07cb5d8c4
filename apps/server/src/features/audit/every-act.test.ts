import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { api, WORKBOOK_TYPE, type AgentStatus } from '@signet/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, allCalls, nobodys, sampleOf, type NamedCall } from '../../testing/calls.ts';
import { createDigest } from '../../testing/digest.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import type { Sent } from '../../testing/samples.ts';

const shipped = readFileSync(new URL('../../../../../brain/signet-brain.xlsx', import.meta.url));
const general = { type: 'general' };
const terms = { subscriptionKey: 'founder', group: 'Friends', role: 'user' };

let house: TestHouse;
let administrator: Person;
let founder: Person;
let digest: () => Promise<Record<string, string>>;

beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin' });
  founder = await house.person();
  await house.startWork();
  digest = await createDigest(house.database.db);
  await sql`create function digest.refuse() returns trigger language plpgsql as
    'begin raise exception ''the log is full''; end'`.execute(house.database.db);
}, 120_000);
afterAll(() => house.close());

const ask = ({ call }: NamedCall, sent: Sent) =>
  house.ask(call.method, addressOf(call, sent), {
    as: administrator,
    ...(sent.headers && { headers: sent.headers }),
    ...(sent.body !== undefined && { body: sent.body }),
  });

/** The founder as the act finds them. */
const founderIs = async (is: { role?: string; status?: 'active' | 'disabled' }): Promise<Sent> => {
  const { role = 'user', status = 'active' } = is;
  await house.database.db.updateTable('users').set({ role_key: role, status }).where('id', '=', founder.id).execute();
  return { body: { ids: [founder.id] } };
};
const newInvitation = async (): Promise<Sent> => {
  const body = { ...terms, email: `${randomUUID()}@example.com` };
  const answer = await house.ask('POST', '/api/auth/invitations', { as: administrator, body });
  return { body: { ids: [answer.json().invitation._id] } };
};
const newWaiting = async (): Promise<string> => {
  const { id } = await house.database.db
    .insertInto('waiting_list')
    .values({ email: `${randomUUID()}@example.com`, confirmed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const newBase = async (location: string | null = null): Promise<string> => {
  const { id } = await house.database.db
    .insertInto('knowledge_bases')
    .values({ name: `Base ${randomUUID()}`, notes: '', status: 'ACTIVE', location, sync_failures: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const underWay = ['CREATING', 'UPDATING', 'PREPARING', 'VERSIONING', 'DELETING'] as const satisfies AgentStatus[];
const agentIs = async (status: AgentStatus): Promise<Sent> => {
  const { db } = house.database;
  // what an act before this one began in the background still writes
  const begun = () => db.selectFrom('agents').select('status').where('status', 'in', underWay).execute();
  await expect.poll(begun, { timeout: 20_000 }).toEqual([]);
  await db.deleteFrom('agents').execute();
  const draft = { model: 'none', instruction: 'Answer founders about their brand.', questions: '[]', checks: '[]' };
  await db
    .insertInto('agents')
    .values({ type: 'general', status, ...draft })
    .execute();
  return { params: general };
};
const sentDocument = { body: Buffer.from('# Tone'), headers: { 'content-type': 'application/octet-stream' } };

/** Of each act: makes what it is about, and answers what is sent with it. */
const acts: Record<string, () => Promise<Sent>> = {
  'agents.save': async () => {
    const { models } = (await house.ask('GET', '/api/agents/models', { as: administrator })).json();
    const config = { model: models[0].id, instruction: 'Answer founders about their brand, briefly and plainly.' };
    return { ...(await agentIs('NOT_PREPARED')), body: { config } };
  },
  'agents.remove': () => agentIs('NOT_PREPARED'),
  'agents.prepare': () => agentIs('NOT_PREPARED'),
  'agents.publish': () => agentIs('PREPARED'),
  'agents.addKnowledgeBase': async () => {
    await agentIs('NOT_PREPARED');
    return { params: { ...general, kbId: await newBase() } };
  },
  'agents.removeKnowledgeBase': async () => {
    const sent = { params: { ...general, kbId: await newBase() } };
    await agentIs('NOT_PREPARED');
    await house.database.db
      .insertInto('agent_knowledge_bases')
      .values({ agent_type: 'general', knowledge_base_id: sent.params.kbId })
      .execute();
    return sent;
  },
  'assetLibrary.trashOutdatedDocs': async () => {
    await house.database.db
      .insertInto('documents')
      .values({
        user_id: founder.id,
        quiz_id: founder.quizId,
        template_id: 'letterhead',
        kit_key: 'bold',
        drive: 'Signet Drive',
        basis: randomUUID(),
        name: 'Letterhead',
        file_id: 'a file',
        saved_at: new Date(),
        outdated: true,
      })
      .execute();
    return {};
  },
  'brainVersions.create': async () => {
    const { key, uploadUrl } = (await house.ask('GET', '/api/brain/uploadVersionUrl', { as: administrator })).json();
    await house.ask('PUT', uploadUrl, { body: shipped, headers: { 'content-type': WORKBOOK_TYPE } });
    return { body: { version: 'Spring', notes: '', bucketKey: key } };
  },
  'brainVersions.change': async () => {
    const { id } = await house.database.db.selectFrom('brain_versions').select('id').executeTakeFirstOrThrow();
    return { params: { id }, body: { notes: 'In force since spring.' } };
  },
  'knowledgeBases.create': async () => ({ body: { name: `Base ${randomUUID()}`, notes: '' } }),
  'knowledgeBases.remove': async () => ({ params: { id: await newBase() } }),
  'knowledgeBases.createDataSource': async () => ({ params: { id: await newBase() } }),
  'knowledgeBases.sync': async () => ({ params: { id: await newBase('knowledge/none') } }),
  'knowledgeBases.upload': async () => {
    const id = await newBase();
    // the folder of a base is called after it; any other is one that others fill
    await house.database.db
      .updateTable('knowledge_bases')
      .set({ location: `knowledge/${id}` })
      .where('id', '=', id)
      .execute();
    return { params: { id }, query: { name: 'tone.md' }, ...sentDocument };
  },
  'knowledgeBases.removeDocument': async () => {
    const { params, query } = (await acts['knowledgeBases.upload']?.()) ?? {};
    const path = addressOf(api.knowledgeBases.upload, { params: params ?? {}, query: query ?? {} });
    const { document } = (await house.ask('POST', path, { as: administrator, ...sentDocument })).json();
    return { params: { ...params, documentId: document._id } };
  },
  'research.scrapeCompany': async () => {
    const companyId = randomUUID();
    const company = { identifier: { value: 'Acme', uuid: companyId, image_id: 'none' }, short_description: '' };
    return { body: { companyId, forceFreshScrape: true, company } };
  },
  'settings.setFeatureFlag': async () => ({ body: { name: 'support', value: false } }),
  'sso.save': async () => ({
    params: { key: 'acme' },
    body: { name: 'Acme', logoutRedirectUri: 'https://intranet.acme.example/', emailDomains: ['acme.example'] },
  }),
  'sso.remove': async () => {
    await house.database.db.insertInto('sso_configurations').values({ key: 'old', name: 'Old' }).execute();
    return { params: { key: 'old' } };
  },
  'subscriptions.saveTiers': async () => ({ body: { subscriptionTiers: [{ _id: 'founder', default: true }] } }),
  'till.moveClock': async () => ({ body: { to: new Date(Date.now() + 86_400_000).toISOString() } }),
  'users.save': async () => {
    await founderIs({});
    return { body: { users: [{ _id: founder.id, role: 'staff' }] } };
  },
  'users.enable': () => founderIs({ status: 'disabled' }),
  'users.disable': () => founderIs({}),
  'users.setAdmin': () => founderIs({}),
  'users.removeAdmin': () => founderIs({ role: 'admin' }),
  'users.resetBrandQuiz': () => founderIs({}),
  'users.invite': async () => ({ body: { ...terms, email: `${randomUUID()}@example.com` } }),
  'users.resendInvitations': newInvitation,
  'users.deleteInvitations': newInvitation,
  'waitingList.invite': async () => ({ body: { ...terms, ids: [await newWaiting()] } }),
  'waitingList.remove': async () => ({ body: { ids: [await newWaiting()] } }),
};

/** Calls that only some may make and that are no GET. What is done for an owner is in every-caller.test.ts. */
const demanding = allCalls.filter(
  ({ call: { access, method } }) => method !== 'GET' && access.who === 'user' && access.permissions,
);
const reading = demanding.filter(({ call }) => call.onlyReads);
const writing = demanding.filter(({ call }) => !call.onlyReads);
const named = (calls: NamedCall[]) => calls.map((one) => [one.name, one] as const);

/** The tables that were written in one transaction with these rows of the log, as the digest has noted them. */
const writtenWith = async (ids: string[]): Promise<string[]> => {
  const found = await sql<{ name: string }>`
    select distinct writes.name from digest.writes join audit_log on audit_log.xmin = writes.xmin
     where audit_log.id = any(${ids}::uuid[]) and writes.name <> 'audit_log'`.execute(house.database.db);
  return found.rows.map(({ name }) => name);
};
const rows = () => house.database.db.selectFrom('audit_log').selectAll().orderBy('at').execute();

it('every call that only some may make is tried here, or changes nothing', () => {
  expect(Object.keys(acts).toSorted()).toEqual(writing.map(({ name }) => name).toSorted());
});

/** Acts whose file is sent anew for each try: what was not recorded has left storage. */
const onceOnly = new Set(['brainVersions.create']);

describe.each(named(writing))('%s', (name, one) => {
  it('leaves one row of who did it in the same transaction, and is not done where that cannot be written', async () => {
    const { db } = house.database;
    const sent = (await acts[name]?.()) ?? {};
    const untouched = await digest();
    await sql`create trigger log_is_full before insert on audit_log
      for each row execute function digest.refuse()`.execute(db);
    const refused = await ask(one, sent);
    await sql`drop trigger log_is_full on audit_log`.execute(db);
    expect(refused.statusCode).toBe(500);
    expect(await digest()).toEqual(untouched);

    const sentAgain = onceOnly.has(name) ? ((await acts[name]?.()) ?? {}) : sent;
    const before = await rows();
    const answer = await ask(one, sentAgain);
    expect(answer.statusCode, answer.body).toBe(200);
    const left = (await rows()).filter(({ id }) => !before.some((known) => known.id === id));
    expect(left.map(({ actor_id: actor, act }) => [actor, act])).toEqual([
      [administrator.id, `${one.call.method} ${one.call.path}`],
    ]);
    expect(await writtenWith(left.map(({ id }) => id))).not.toEqual([]);
  });
});

describe.each(named(reading))('%s', (_name, one) => {
  it('changes nothing, and leaves no row', async () => {
    const { id } = await house.database.db.selectFrom('brain_versions').select('id').executeTakeFirstOrThrow();
    const before = await digest();
    expect((await ask(one, sampleOf(one).send({ ...nobodys, brainVersionId: id }))).statusCode).toBe(200);
    expect(await digest()).toEqual(before);
  });
});
