import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeModels } from '../../ports/models.conformance.ts';
import { ModelFailed, type Models, type Question } from '../../ports/models.ts';
import { startOpenAi } from '../../testing/openai-server.ts';
import { createEmbeddedModels } from './embedded.ts';
import { createVendorModels } from './vendor.ts';

let server: Awaited<ReturnType<typeof startOpenAi>>;
let vendor: Models;
const embedded = createEmbeddedModels();
const KEY = 'sk-a-key-of-this-house';

beforeAll(async () => {
  server = await startOpenAi();
  vendor = createVendorModels(
    { openai: { apiKey: KEY, baseURL: server.url }, compatible: { baseURL: server.url } },
    [
      { vendor: 'openai', id: 'stub' },
      { vendor: 'compatible', id: 'stub' },
    ],
    { embedded, patience: { total: 4000, firstText: 700, betweenTexts: 700 } },
  );
});
afterAll(() => server.close());

describeModels('embedded', { models: () => embedded, modelId: 'signet:offline', willAsk: () => undefined });
const willAsk = (name: string, then: string): void => {
  const pieces = then.match(/\S+\s*/gu) ?? [];
  server.state.answering = { kind: 'tool', name, input: { question: 'What are our colors?' }, afterwards: pieces };
};
describeModels('OpenAI', { models: () => vendor, modelId: 'openai:stub', willAsk });
describeModels('an OpenAI-compatible address', { models: () => vendor, modelId: 'compatible:stub', willAsk });

const ask = (signal = new AbortController().signal): Question => ({
  modelId: 'openai:stub',
  system: 'Answer briefly.',
  messages: [{ role: 'user', content: 'Hello?' }],
  tools: [],
  signal,
});
const read = async (question = ask()): Promise<string> => {
  let text = '';
  for await (const piece of vendor.answer(question)) text += piece;
  return text;
};

describe('a model that fails', () => {
  it.each([429, 500, 401])('with status %s is a failure that says the status and none of its words', async (status) => {
    server.state.answering = { kind: 'status', status };
    const error = await read().catch((thrown: unknown) => thrown as Error);
    expect(error).toBeInstanceOf(ModelFailed);
    expect((error as Error).message).not.toContain('secret-key');
    expect((error as Error).message).not.toContain(KEY);
  });
  it('in the middle of an answer is a failure, after what came', async () => {
    server.state.answering = { kind: 'cut', after: 'Half an ' };
    const seen: string[] = [];
    const reading = (async () => {
      for await (const piece of vendor.answer(ask())) seen.push(piece);
    })();
    await expect(reading).rejects.toThrow(ModelFailed);
    expect(seen.join('')).toBe('Half an ');
  });
  it('by saying nothing is given up in time', async () => {
    server.state.answering = { kind: 'silent' };
    await expect(read()).rejects.toThrow(ModelFailed);
  });
});

describe('whoever leaves', () => {
  it('ends the call to the vendor', async () => {
    server.state.answering = { kind: 'silent' };
    const before = server.state.closed;
    const left = new AbortController();
    const reading = read(ask(left.signal)).catch(() => undefined);
    await vi.waitUntil(() => server.state.bodies.at(-1)?.messages.at(-1)?.content === 'Hello?');
    left.abort();
    await reading;
    await vi.waitUntil(() => server.state.closed > before);
  });
});
