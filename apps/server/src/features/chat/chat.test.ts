import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { frames } from '@signet/strategist';
import type { ChatEvent } from '@signet/contract';
import { furnishQuiz } from '../../testing/brand.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

const INSTRUCTION = 'Answer founders about their brand, briefly and in plain words.';
const config = { model: 'signet:offline', instruction: INSTRUCTION };

let house: TestHouse;
let admin: Person;
let ada: Person;
let bob: Person;

const post = (as: Person, path: string, body: object = {}) =>
  house.ask('POST', `/api/agents/general${path}`, { as, body });
const statusIs = (status: string) =>
  vi.waitUntil(
    async () => (await house.ask('GET', '/api/agents/general', { as: admin })).json().agent.agentStatus === status,
    { timeout: 30_000, interval: 100 },
  );
const newSession = async (as: Person, useDraft = false): Promise<string> =>
  (await post(as, '/session', { useDraft })).json().sessionId;
const ask = async (as: Person, prompt: string) => {
  const answer = await post(as, '/prompt', { sessionId: await newSession(as), prompt });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { response: string; sources: { number: number; title: string; text: string }[] };
};
const founder = async (): Promise<Person> => {
  const person = await house.person({ tier: 'studio' });
  await furnishQuiz({ db: house.database.db, blobs: house.blobs }, person);
  return person;
};

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  await house.database.db
    .updateTable('feature_flags')
    .set({ value: 'true' })
    .where('name', '=', 'chatbot.enabled')
    .execute();
  admin = await house.person({ role: 'admin' });
  [ada, bob] = [await founder(), await founder()];
}, 120_000);
afterAll(() => house.close());

describe('the life of the agent', () => {
  it('is closed to founders until it is published, and every act waits for its state', async () => {
    expect((await house.ask('GET', '/api/agents/general', { as: admin })).json().agent.agentStatus).toBe('NOT_CREATED');
    expect((await post(admin, '/publish')).json().errorCode).toBe('agentMissing');
    expect((await post(ada, '/session')).json().errorCode).toBe('agentNotPublished');

    expect((await post(admin, '', { config })).json().agent.agentStatus).toBe('CREATING');
    await statusIs('NOT_PREPARED');
    expect((await post(admin, '/publish')).json().errorCode).toBe('agentNotPrepared');
    expect((await post(admin, '/session', { useDraft: true })).json().errorCode).toBe('agentNotPublished');

    expect((await post(admin, '/prepare')).json().agent.agentStatus).toBe('PREPARING');
    await statusIs('PREPARED');
    const { agent } = (await house.ask('GET', '/api/agents/general', { as: admin })).json();
    expect(agent.checks.length).toBeGreaterThan(5);
    expect(agent.checks[0].response).toContain(':1');
    expect((await post(ada, '/session')).json().errorCode).toBe('agentNotPublished');
    expect((await post(admin, '/session', { useDraft: true })).statusCode).toBe(200);

    expect((await post(admin, '/publish')).json().agent.agentStatus).toBe('VERSIONING');
    await statusIs('PREPARED');
    expect((await house.ask('GET', '/api/agents/status', { as: ada })).json()).toEqual({
      general: { isPublished: true, isOffline: true },
    });
    expect((await post(admin, '/publish')).json().errorCode).toBe('agentNotPrepared');
  }, 60_000);
});

describe('the chat', () => {
  it('is open to whoever has the feature while the switch is on; a draft, to staff alone', async () => {
    const free = await house.person({ tier: 'free' });
    expect((await post(free, '/session')).json().errorCode).toBe('featureMissing');
    expect((await post(ada, '/session', { useDraft: true })).json().errorCode).toBe('forbidden');
    const flag = house.database.db.updateTable('feature_flags').where('name', '=', 'chatbot.enabled');
    const sessionId = await newSession(ada);
    await flag.set({ value: 'false' }).execute();
    expect((await post(ada, '/prompt', { sessionId, prompt: 'Hello?' })).json().errorCode).toBe('switchedOff');
    await flag.set({ value: 'true' }).execute();
  });

  it('computes about the brand of whoever asks, and names what that rests on', async () => {
    const { response, sources } = await ask(ada, 'May I put white on our primary color?');
    expect(response).toContain('Primary (#7a1f3d)');
    expect(response).toMatch(/\d+\.\d\d:1/);
    expect(sources.map(({ title }) => title)).toEqual(['Your colors', 'Contrast of text and signs']);
    for (const { number } of sources) expect(response).toContain(`[${number}]`);
  });

  it('quotes for everything else and says that it does', async () => {
    const { response } = await ask(ada, 'Write a letter to our landlord');
    expect(response.startsWith(frames.write) || response.startsWith(frames.nothing)).toBe(true);
    const taglines = await ask(ada, 'Write three taglines in our voice');
    expect(taglines.response.startsWith(frames.lines)).toBe(true);
    expect(taglines.sources[0]?.title).toBe('Lines for your pieces');
  });

  it('streams an answer, keeps the conversation, and shows it to nobody else', async () => {
    const sessionId = await newSession(ada);
    const answer = await post(ada, '/promptStream', { sessionId, prompt: 'What are our colors?' });
    const events = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ChatEvent);
    expect(events.at(-1)?.type).toBe('end');
    const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
    expect(text).toContain('#7a1f3d');

    const kept = await house.ask('GET', `/api/agents/general/sessions/${sessionId}`, { as: ada });
    expect(kept.json().turns).toMatchObject([{ prompt: 'What are our colors?', response: text, status: 'answered' }]);
    const mine = (await house.ask('GET', '/api/agents/general/sessions', { as: ada })).json().sessions;
    expect(mine.map((one: { sessionId: string }) => one.sessionId)).toContain(sessionId);

    for (const method of ['GET', 'DELETE'] as const)
      expect((await house.ask(method, `/api/agents/general/sessions/${sessionId}`, { as: bob })).statusCode).toBe(404);
    expect((await post(bob, '/prompt', { sessionId, prompt: 'Hi' })).statusCode).toBe(404);
  });

  it('refuses an empty prompt and one that is too long, in the words of the specification', async () => {
    const sessionId = await newSession(ada);
    expect((await post(ada, '/prompt', { sessionId, prompt: '  ' })).json().message).toBe('Prompt is required');
    expect((await post(ada, '/prompt', { sessionId, prompt: 'x'.repeat(4001) })).statusCode).toBe(400);
  });

  it.each([
    ['founder', 100],
    ['studio', 300],
  ] as const)(
    'of the tier %s answers %d prompts a day; one more is as if it had not been asked',
    async (tier, most) => {
      const person = await house.person({ tier });
      const sessionId = await newSession(person);
      expect((await post(person, '/prompt', { sessionId, prompt: 'What are our colors?' })).statusCode).toBe(200);
      // as if all but one of the day were spent
      const { numUpdatedRows } = await house.database.db
        .updateTable('rate_limits')
        .set({ points: most - 1 })
        .where('key', 'like', `chat a day, ${most}:%`)
        .where('points', '=', 1)
        .executeTakeFirst();
      expect(numUpdatedRows).toBe(1n);
      const again = { sessionId, prompt: 'And our fonts?' };
      expect((await post(person, '/prompt', again)).statusCode).toBe(200);
      expect((await post(person, '/prompt', again)).json().errorCode).toBe('tooManyRequests');
      const { turns } = (await house.ask('GET', `/api/agents/general/sessions/${sessionId}`, { as: person })).json();
      expect(turns).toHaveLength(2);
      // a new conversation whose first question was refused has no name, and is not among the others
      const refused = await newSession(person);
      await post(person, '/prompt', { sessionId: refused, prompt: 'Is this kept?' });
      const { rows } = await sql<{ title: string }>`
        select title from chat_sessions where id = ${refused}`.execute(house.database.db);
      expect(rows).toEqual([{ title: '' }]);
    },
  );

  it('writes one answer of a conversation at a time', async () => {
    const sessionId = await newSession(ada);
    await sql`insert into chat_turns (session_id, user_id, prompt, status)
      values (${sessionId}, ${ada.id}, 'before', 'answering')`.execute(house.database.db);
    expect((await post(ada, '/prompt', { sessionId, prompt: 'Hello?' })).json().errorCode).toBe('chatBusy');
  });

  it('ends an answer whose server is gone, and goes on under the name it began with', async () => {
    const sessionId = await newSession(ada);
    await post(ada, '/prompt', { sessionId, prompt: 'What are our  fonts?' });
    await sql`insert into chat_turns (session_id, user_id, prompt, status, created_at)
      values (${sessionId}, ${ada.id}, 'lost', 'answering', now() - interval '4 minutes')`.execute(house.database.db);
    expect((await post(ada, '/prompt', { sessionId, prompt: 'What are our colors?' })).statusCode).toBe(200);
    const kept = await house.ask('GET', `/api/agents/general/sessions/${sessionId}`, { as: ada });
    expect(
      kept
        .json()
        .turns.map((turn: { status: string }) => turn.status)
        .toSorted(),
    ).toEqual(['answered', 'answered', 'failed']);
    const { sessions } = (await house.ask('GET', '/api/agents/general/sessions', { as: ada })).json();
    expect(sessions[0]).toMatchObject({ sessionId, title: 'What are our fonts?' });
  });

  it('keeps no conversation in which nothing was said', async () => {
    const cleo = await founder();
    const [unused, used] = [await newSession(cleo), await newSession(cleo)];
    await post(cleo, '/prompt', { sessionId: used, prompt: 'What are our colors?' });
    await sql`update chat_sessions set last_at = now() - interval '3 days' where user_id = ${cleo.id}`.execute(
      house.database.db,
    );
    await newSession(cleo);
    const { rows } = await sql<{ id: string }>`
      select id from chat_sessions where user_id = ${cleo.id}`.execute(house.database.db);
    const left = rows.map(({ id }) => id);
    expect(left).toHaveLength(2);
    expect(left).toContain(used);
    expect(left).not.toContain(unused);
  });

  it('is part of what a person takes along, and goes with the account', async () => {
    await ask(bob, 'What are our fonts, secret-of-bob?');
    const data = (await house.ask('GET', '/api/myData', { as: bob })).json();
    expect(data.chat_turns[0].prompt).toContain('secret-of-bob');
    await house.ask('POST', '/api/myData/erase', { as: bob, body: { email: bob.email } });
    const { rows } = await sql`select from chat_turns where user_id = ${bob.id}`.execute(house.database.db);
    expect(rows).toHaveLength(0);
  });
});
