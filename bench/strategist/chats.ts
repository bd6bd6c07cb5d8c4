import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMeaning } from '../../apps/server/src/features/knowledge-bases/meaning/meaning.ts';
import { attach, prepareCast, type Player } from '../api/cast.ts';
import { close, makeHome, run, start, type Running } from '../live/home.ts';
import { percentile, row, type Row } from '../report.ts';
import { corpus } from './corpus.ts';
import { anyPassages, fillBase } from './fill-base.ts';

const PASSAGES = 10_000;
const FOUNDERS = 50;
const ALONE = 60;
const EACH = 4;
const QUIET_READS = 300;
/** Milliseconds that Node takes to start. */
const READER_STARTS = 500;

const questions = corpus.flatMap(({ lexical, paraphrased }) =>
  [lexical, paraphrased].filter((one) => one !== undefined),
);

/** Milliseconds until the first text of an answer. */
const firstText = async (url: string, token: string, sessionId: string, prompt: string): Promise<number> => {
  const from = performance.now();
  const answer = await fetch(`${url}/api/agents/general/promptStream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, prompt }),
  });
  if (!answer.ok || !answer.body) throw new Error(`a prompt answered ${answer.status}: ${await answer.text()}`);
  let first: number | undefined;
  let said = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body) {
    said += decoder.decode(piece, { stream: true });
    if (first === undefined && said.includes('"type":"text"')) first = performance.now() - from;
  }
  if (first === undefined) throw new Error(`an answer said nothing: ${said.slice(0, 200)}`);
  return first;
};

const createAsk =
  (url: string, { token }: Player) =>
  async (method: string, path: string, body?: object): Promise<{ [key: string]: unknown }> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { [key: string]: unknown };
  };
type Ask = ReturnType<typeof createAsk>;

/** Publishes an agent that reads one knowledge base, as staff do. */
const publish = async (ask: Ask, baseId: string): Promise<void> => {
  const agent = '/api/agents/general';
  const until = async (wanted: string): Promise<void> => {
    for (;;) {
      const { agent: now } = (await ask('GET', agent)) as { agent: { agentStatus: string; failure: string | null } };
      if (now.agentStatus === wanted) return;
      if (now.agentStatus === 'FAILED') throw new Error(`the agent failed: ${now.failure}`);
      await pause(200);
    }
  };
  const instruction = 'Answer founders about their brand, briefly and in plain words.';
  await ask('POST', agent, { config: { model: 'signet:offline', instruction, questions: [] } });
  await until('NOT_PREPARED');
  await ask('POST', `${agent}/knowledgeBases/${baseId}`, {});
  await ask('POST', `${agent}/prepare`, {});
  await until('PREPARED');
  await ask('POST', `${agent}/publish`, {});
  await until('PREPARED');
};

/** What a reader found, once it has ended (reader.ts). */
const timesOf = async (reader: Running): Promise<number[]> => {
  if ((await reader.ended) !== 0) throw new Error(`the reader failed: ${reader.printed()}`);
  return JSON.parse(reader.printed()) as number[];
};

/** The real server with ten thousand passages: when an answer begins, alone and with fifty founders at once. */
export const benchChats = async (): Promise<Row[]> => {
  const home = await makeHome();
  const server = await start(home);
  const house = await attach(home.dir);
  const meaning = createMeaning();
  try {
    const { people } = await prepareCast(home, FOUNDERS + 2);
    const { db } = house;
    await db.updateTable('users').set({ subscription_key: 'studio', role_key: 'admin' }).execute();
    await db.updateTable('feature_flags').set({ value: 'true' }).where('name', '=', 'chatbot.enabled').execute();
    const vectors = await meaning.passages(corpus.map(({ text }) => text));
    const { id } = await fillBase(house, anyPassages(PASSAGES, vectors));
    const [staff, reader, ...founders] = people;
    if (!staff || !reader) throw new Error('too few people');
    await publish(createAsk(home.url, staff), id);
    const sessions = await Promise.all(
      founders.map(async (founder) => {
        const ask = createAsk(home.url, founder);
        const { sessionId } = await ask('POST', '/api/agents/general/session', { useDraft: false });
        return { token: founder.token, sessionId: String(sessionId) };
      }),
    );
    const question = (at: number): string => questions[at % questions.length] ?? '';
    const prompt = (at: number, by: number): Promise<number> => {
      const session = sessions[by % sessions.length];
      if (!session) throw new Error('nobody asks');
      return firstText(home.url, session.token, session.sessionId, question(at));
    };
    const read = (most?: number): Running => {
      const plan = JSON.stringify({ url: home.url, token: reader.token, most });
      return run(process.execPath, [path.join(import.meta.dirname, 'reader.ts'), plan]);
    };
    for (let at = 0; at < 5; at++) await prompt(at, at);
    const alone: number[] = [];
    for (let at = 0; at < ALONE; at++) alone.push(await prompt(at, at));
    const quiet = await timesOf(read(QUIET_READS));
    const meanwhile = read();
    // it has begun before the crowd does
    await pause(READER_STARTS);
    const crowd = await Promise.all(
      sessions.map(async (_session, by) => {
        const times: number[] = [];
        for (let at = 0; at < EACH; at++) times.push(await prompt(by * EACH + at, by));
        return times;
      }),
    );
    meanwhile.signal('SIGTERM');
    const busy = await timesOf(meanwhile);
    return [
      row({
        name: `strategist: first text of an offline answer among ${PASSAGES} passages, p95`,
        value: percentile(alone, 0.95),
        unit: 'ms',
        baseline: 0,
        target: { of: 'value', is: '<=', than: 300 },
      }),
      row({
        name: `strategist: the same with ${FOUNDERS} chats at once, p95`,
        value: percentile(crowd.flat(), 0.95),
        unit: 'ms',
        baseline: percentile(alone, 0.95),
        target: { of: 'value', is: '<=', than: 1000 },
      }),
      row({
        name: `strategist: reading a quiz meanwhile, p95 of ${busy.length}`,
        value: percentile(busy, 0.95),
        unit: 'ms',
        baseline: percentile(quiet, 0.95),
        target: { of: 'ratio', is: '<=', than: 2 },
      }),
    ];
  } finally {
    await meaning.close();
    await house.close();
    await close(home, server);
  }
};
