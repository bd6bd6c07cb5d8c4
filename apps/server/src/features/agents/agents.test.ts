import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Agent, AgentStatus } from '@signet/contract';
import { standardQuestions } from '@signet/strategist';
import type { Models } from '../../ports/models.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

const config = { model: 'stub:moody', instruction: 'Answer founders about their brand, briefly and in plain words.' };
const busy: readonly AgentStatus[] = ['CREATING', 'UPDATING', 'PREPARING', 'VERSIONING', 'DELETING'];

let house: TestHouse;
let admin: Person;
/** The questions that the model does not answer, by a part of their words. */
let failing: RegExp | undefined;
let asked: string[] = [];

const moody: Models = {
  description: 'moody',
  models: () => [{ id: 'stub:moody', name: 'moody', variant: '0', providerName: 'Stub', isOffline: false }],
  async *answer({ messages }) {
    const question = messages.at(-1)?.content ?? '';
    asked.push(question);
    if (failing?.test(question)) throw new Error('not today');
    yield `So it is: ${question}`;
  },
};

const call = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
  house.ask(method, `/api/agents/general${path}`, { as: admin, ...(body && { body }) });
const agent = async (): Promise<Agent> => (await call('GET')).json().agent;
const is = (status: AgentStatus) =>
  vi.waitUntil(async () => (await agent()).agentStatus === status, { timeout: 30_000, interval: 50 });
const setTo = (status: AgentStatus, movedAgo = '0 seconds') =>
  sql`update agents set status = ${status}, moved_at = now() - ${movedAgo}::interval`.execute(house.database.db);
const newBase = async (name: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into knowledge_bases (name, notes, status) values (${name}, '', 'ACTIVE') returning id`.execute(
    house.database.db,
  );
  return rows[0]?.id ?? '';
};
const tend = () => house.work('agents.tend');

beforeAll(async () => {
  house = await openTestHouse({ models: moody });
  await house.startWork();
  admin = await house.person({ role: 'admin' });
}, 120_000);
afterAll(() => house.close());
beforeEach(async () => {
  [failing, asked] = [undefined, []];
  await sql`delete from agents`.execute(house.database.db);
  await call('POST', '', { config });
  await is('NOT_PREPARED');
});

const prepare = async (): Promise<void> => {
  await call('POST', '/prepare');
  await is('PREPARED');
};
const publish = async (): Promise<void> => {
  await call('POST', '/publish');
  await is('PREPARED');
};

describe('an agent that is at work', () => {
  it.each(busy)('%s: can be asked for nothing, and stays what it was', async (status) => {
    const base = await newBase(`Read while ${status}`);
    await setTo(status);
    for (const [method, path, body] of [
      ['POST', '', { config }],
      ['POST', '/prepare', undefined],
      ['POST', '/publish', undefined],
      ['DELETE', '', undefined],
      ['POST', `/knowledgeBases/${base}`, undefined],
      ['DELETE', `/knowledgeBases/${base}`, undefined],
    ] as const)
      expect([method, path, (await call(method, path, body)).json().errorCode]).toEqual([method, path, 'agentBusy']);
    expect((await agent()).agentStatus).toBe(status);
    // nothing of these tests is at work on it
    await setTo('NOT_PREPARED');
  });
});

describe('a draft that does not answer every question of its check', () => {
  it('has failed and shows each answer; founders keep what was published, and it can be prepared again', async () => {
    await prepare();
    await publish();
    failing = /taglines/u;
    await call('POST', '', { config: { ...config, questions: ['What do we never say?'] } });
    await is('NOT_PREPARED');
    await call('POST', '/prepare');
    await is('FAILED');
    const { failure, checks, publishedAlias } = await agent();
    expect(failure).toContain('did not answer every question');
    expect(checks.map(({ question }) => question)).toEqual([...standardQuestions, 'What do we never say?']);
    expect(checks.filter(({ failed }) => failed).map(({ question }) => question)).toEqual([
      'Write three taglines in our voice.',
    ]);
    expect(publishedAlias).toBe('v1');
    expect((await call('POST', '/publish')).json().errorCode).toBe('agentNotPrepared');
    expect((await call('POST', '/session', { useDraft: true })).json().errorCode).toBe('agentNotPublished');
    expect((await house.ask('GET', '/api/agents/status', { as: admin })).json().general.isPublished).toBe(true);

    failing = undefined;
    await prepare();
    expect((await agent()).failure).toBeNull();
    await publish();
    expect((await agent()).publishedAlias).toBe('v3');
  }, 60_000);
});

describe('an agent whose step was given up by the queue', () => {
  it.each([
    ['CREATING', 'NOT_PREPARED'],
    ['UPDATING', 'NOT_PREPARED'],
    ['DELETING', 'NOT_CREATED'],
  ] as const)('%s: is brought on to %s once it has been quiet for three minutes', async (from, to) => {
    await setTo(from, '2 minutes');
    await tend();
    expect((await agent()).agentStatus).toBe(from);
    await setTo(from, '4 minutes');
    await tend();
    await is(to);
  });

  it('goes on with a check where it broke off, and asks no question twice', async () => {
    const [first] = standardQuestions;
    const checks = [{ question: first, response: 'As it was.', sources: [], failed: false }];
    await sql`update agents set status = 'PREPARING', checks = ${JSON.stringify(checks)},
      moved_at = now() - interval '4 minutes'`.execute(house.database.db);
    await tend();
    await is('PREPARED');
    expect(asked).toEqual(standardQuestions.slice(1));
    expect((await agent()).checks[0]?.response).toBe('As it was.');
  });

  it('has failed once its check has been silent for half an hour, and says what to do', async () => {
    await setTo('PREPARING', '31 minutes');
    await tend();
    expect(await agent()).toMatchObject({
      agentStatus: 'FAILED',
      failure: 'The check of the draft broke off. Prepare it again.',
    });
    await prepare();
  });
});

describe('what an agent reads', () => {
  it('is five knowledge bases at most: the sixth is refused, and one that is there already is no sixth', async () => {
    await prepare();
    const bases = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map(newBase));
    const attach = (id = '') => call('POST', `/knowledgeBases/${id}`);
    for (const [at, id] of bases.slice(0, 5).entries())
      expect((await attach(id)).json().knowledgeBases).toHaveLength(at + 1);
    const refused = await attach(bases[5]);
    expect(refused.json().errorCode).toBe('tooManyKnowledgeBases');
    expect((await attach(bases[0])).json().knowledgeBases).toHaveLength(5);
    expect((await agent()).agentStatus).toBe('NOT_PREPARED');
    await call('DELETE', `/knowledgeBases/${bases[0]}`);
    expect((await attach(bases[5])).json().knowledgeBases.map(({ name }: { name: string }) => name)).toEqual([
      'five',
      'four',
      'six',
      'three',
      'two',
    ]);
  }, 60_000);

  it('is none that goes, nor one that there is not', async () => {
    const going = await newBase('going');
    await sql`update knowledge_bases set status = 'DELETING' where id = ${going}`.execute(house.database.db);
    for (const id of [going, '00000000-0000-4000-8000-000000000000'])
      expect((await call('POST', `/knowledgeBases/${id}`)).json().errorCode).toBe('notFound');
  });
});

it('an agent that is deleted is there for nobody, and one made after it begins anew', async () => {
  await prepare();
  await publish();
  await call('DELETE');
  await is('NOT_CREATED');
  expect((await house.ask('GET', '/api/agents/status', { as: admin })).json().general.isPublished).toBe(false);
  expect((await call('DELETE')).json().errorCode).toBe('agentMissing');
  await call('POST', '', { config });
  await is('NOT_PREPARED');
  expect(await agent()).toMatchObject({ publishedAlias: null, checks: [] });
});
