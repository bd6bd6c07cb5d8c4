import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chatterOf, type Chatter } from '../../testing/chatter.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createChat } from './chat.service.ts';
import { createChatStore } from './chat.store.ts';
import { linesOf } from './lines.ts';

let house: TestHouse;
let user: Chatter;
let sessionId: string;
/** What is awaited within a turn: a question is written down by then. */
let points: Promise<{ ok: true }>;

beforeAll(async () => {
  house = await openTestHouse();
  user = await chatterOf(house);
}, 120_000);
afterAll(() => house.close());
beforeEach(async () => {
  points = Promise.resolve({ ok: true });
  const store = createChatStore(house.database);
  sessionId = await store.begin(user._id, { agentType: 'general', versionId: randomUUID(), isDraft: false });
});

const openChat = () =>
  createChat({
    store: createChatStore(house.database),
    agents: {
      published: async () => undefined,
      prepared: async () => undefined,
      version: async (id) => ({ id, number: 1, model: 'stub', instruction: '', knowledgeBaseIds: [] }),
    },
    answering: {
      isOffline: () => true,
      async *answer() {
        yield { text: 'Your color is plum.' };
      },
    },
    brandOf: async () => undefined,
    limits: { takeBy: () => points },
    log: { error: (...told: unknown[]) => expect.unreachable(told.map(String).join(' ')) },
  });
const ask = (chat: ReturnType<typeof openChat>, signal: AbortSignal, to = sessionId) =>
  chat.begin(user, 'general', { sessionId: to, prompt: 'What is our color?' }, signal);
const turns = async (): Promise<{ status: string; response: string }[]> => {
  const { rows } = await sql<{ status: string; response: string }>`
    select status, response from chat_turns where session_id = ${sessionId}`.execute(house.database.db);
  return rows;
};
const answers = async (chat: ReturnType<typeof openChat>): Promise<string> =>
  (await chat.prompt(user, 'general', { sessionId, prompt: 'Again?' }, new AbortController().signal)).response;

it('takes back the question of somebody who leaves while it is begun, and answers their next one', async () => {
  const { promise, resolve } = Promise.withResolvers<{ ok: true }>();
  points = promise;
  const chat = openChat();
  const gone = new AbortController();
  const asked = ask(chat, gone.signal);
  await vi.waitUntil(async () => (await turns()).length === 1);
  gone.abort();
  resolve({ ok: true });
  await expect(asked).rejects.toMatchObject({ code: 'chatBusy' });
  expect(await turns()).toEqual([]);
  expect(await answers(chat)).toBe('Your color is plum.');
});

it('writes nothing down for somebody who leaves before it is their turn', async () => {
  const { promise, resolve } = Promise.withResolvers<{ ok: true }>();
  points = promise;
  const chat = openChat();
  const before = ask(chat, new AbortController().signal);
  const gone = new AbortController();
  const asked = ask(chat, gone.signal, randomUUID());
  gone.abort();
  await expect(asked).rejects.toMatchObject({ code: 'chatBusy' });
  resolve({ ok: true });
  await (await before).return(undefined);
});

it('takes back a question whose answer is left before anything of it is read', async () => {
  const chat = openChat();
  const gone = new AbortController();
  const lines = Readable.from(linesOf(await ask(chat, gone.signal)));
  gone.abort();
  lines.destroy();
  await vi.waitUntil(async () => (await turns()).length === 0);
  expect(await answers(chat)).toBe('Your color is plum.');
});

it('keeps what was written until somebody left', async () => {
  const gone = new AbortController();
  const events = await ask(openChat(), gone.signal);
  await events.next();
  gone.abort();
  await events.return(undefined);
  expect(await turns()).toEqual([{ status: 'stopped', response: 'Your color is plum.' }]);
});
