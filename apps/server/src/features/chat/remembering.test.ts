import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ChatTurn } from '@signet/contract';
import { chatterOf, type Chatter } from '../../testing/chatter.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import type { Message } from '../../ports/models.ts';
import { createChat } from './chat.service.ts';
import { createChatStore } from './chat.store.ts';

/** Six thousand tokens, of about four characters each. */
const TOLD_AGAIN = 24_000;

let house: TestHouse;
let user: Chatter;
let sessionId: string;
/** What the model was told, with the question. */
let told: readonly Message[];

beforeAll(async () => {
  house = await openTestHouse();
  user = await chatterOf(house);
}, 120_000);
afterAll(() => house.close());
beforeEach(async () => {
  told = [];
  const store = createChatStore(house.database);
  sessionId = await store.begin(user._id, { agentType: 'general', versionId: randomUUID(), isDraft: false });
});

/** A turn that was before: the first is the oldest. */
const before = (at: number, prompt: string, response: string, status: ChatTurn['status'] = 'answered') =>
  sql`insert into chat_turns (session_id, user_id, prompt, response, sources, status, created_at)
    values (${sessionId}, ${user._id}, ${prompt}, ${response}, '[]', ${status},
      now() - ${100 - at} * interval '1 minute')`.execute(house.database.db);
const ask = (prompt: string) =>
  createChat({
    store: createChatStore(house.database),
    agents: {
      published: async () => undefined,
      prepared: async () => undefined,
      version: async (id) => ({ id, number: 1, model: 'stub', instruction: '', knowledgeBaseIds: [] }),
    },
    answering: {
      isOffline: () => false,
      async *answer({ messages }) {
        told = messages;
        yield { text: 'Plum.' };
      },
    },
    brandOf: async () => undefined,
    limits: { takeBy: async () => ({ ok: true }) as never },
    log: { error: (line: unknown) => expect.unreachable(String(line)) },
  }).prompt(user, 'general', { sessionId, prompt }, new AbortController().signal);
const contents = () => told.map(({ content }) => content);

it('a conversation is told to the model again in its order, each question before its answer', async () => {
  await before(1, 'What are our colors?', 'Plum and sand.');
  await before(2, 'And our fonts?', 'Marcellus.');
  await ask('And our voice?');
  expect(told).toEqual([
    { role: 'user', content: 'What are our colors?' },
    { role: 'assistant', content: 'Plum and sand.' },
    { role: 'user', content: 'And our fonts?' },
    { role: 'assistant', content: 'Marcellus.' },
    { role: 'user', content: 'And our voice?' },
  ]);
});

it('a long conversation is cut by tokens: the newest is told, in whole turns', async () => {
  for (let at = 1; at <= 20; at += 1) await before(at, `Question ${at}`.padEnd(1000, '.'), 'x'.repeat(2000));
  await ask('And now?');
  const said = contents().slice(0, -1);
  // of three thousand characters each, eight come to 24,000
  expect(said.filter((one) => one.startsWith('Question')).map((one) => Number(/\d+/u.exec(one)?.[0]))).toEqual([
    13, 14, 15, 16, 17, 18, 19, 20,
  ]);
  expect(said.join('').length).toBeLessThanOrEqual(TOLD_AGAIN);
  expect(contents().at(-1)).toBe('And now?');
});

it('a turn that is longer than all that is told ends it: what was before is not told either', async () => {
  await before(1, 'Short', 'Also short.');
  await before(2, 'Long', 'x'.repeat(TOLD_AGAIN));
  await before(3, 'Newest', 'Short again.');
  await ask('And now?');
  expect(contents()).toEqual(['Newest', 'Short again.', 'And now?']);
});

it('an answer that was stopped is told as far as it came, or as stopped; one that failed is not', async () => {
  await before(1, 'Stopped early', '', 'stopped');
  await before(2, 'Stopped late', 'Plum and', 'stopped');
  await before(3, 'Broken', 'Pl', 'failed');
  await ask('And now?');
  expect(contents()).toEqual(['Stopped early', 'Stopped.', 'Stopped late', 'Plum and', 'And now?']);
});
