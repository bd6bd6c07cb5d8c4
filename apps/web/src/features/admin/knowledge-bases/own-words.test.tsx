import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { AgentTab } from '../agent/agent-tab.tsx';
import { NewBase } from './new-base.tsx';

const NO_WORDS = 'An unexpected error occurred while communicating with the server.';
const agent = {
  type: 'general',
  agentStatus: 'NOT_PREPARED',
  config: { model: 'signet:offline', instruction: 'Answer founders about their brand.', questions: [] },
  publishedAlias: null,
  lastPublished: null,
  lastUpdated: '2026-10-01T00:00:00.000Z',
  failure: null,
  checks: [],
};

let answer: () => Promise<Response>;
const screen = useScreen();
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'POST') return answer();
    if (url.endsWith('/knowledgeBases')) return Response.json({ knowledgeBases: [] });
    return Response.json(url.endsWith('/models') ? { models: [] } : { agent });
  });
});

describe.each([
  ['the server’s message', async () => Response.json({ message: 'It is at work.' }, { status: 409 }), 'It is at work.'],
  ['a body without a message', async () => Response.json({}, { status: 500 }), NO_WORDS],
  ['a body that cannot be read', async () => new Response('<html>', { status: 502 }), NO_WORDS],
  ['no answer', async () => Promise.reject(new Error('offline')), NO_WORDS],
])('a call about agents and knowledge bases that fails with %s (spec administration §8.1)', (_what, given, told) => {
  beforeEach(() => void (answer = given));

  it('is told so of an agent', async () => {
    await screen.show(<AgentTab />);
    await screen.until(() => screen.has('Prepare Agent'));
    await screen.press('Prepare Agent');
    await screen.until(() => screen.said().length > 0);
    expect(screen.said()).toEqual([told]);
  });

  it('is told so of a knowledge base', async () => {
    await screen.show(<NewBase onClose={() => undefined} onCreated={() => undefined} />);
    await screen.type(screen.input(), 'Handbook');
    await screen.press('Create');
    await screen.until(() => screen.text().includes(told));
  });
});
