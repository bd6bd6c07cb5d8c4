import { agentStatuses, type Agent } from '@signet/contract';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chat } from '../../../chat/chat-store.ts';
import { agentQuery } from './agent-queries.ts';
import { AgentTab } from './agent-tab.tsx';

const stored = 'Answer founders about their brand, briefly and in plain words.';
const agentAt = (lastUpdated: string): Agent => ({
  type: 'general',
  agentStatus: 'NOT_PREPARED',
  config: { model: 'signet:offline', instruction: stored, questions: [] },
  publishedAlias: null,
  lastPublished: null,
  lastUpdated,
  failure: null,
  checks: [],
});

let root: Root;
let client: QueryClient;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(async () => {
  // what is put into the cache is shown at once
  notifyManager.setScheduler((tell) => tell());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 503 }));
  client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } });
  client.setQueryData(agentQuery.queryKey, agentAt('2026-10-01T00:00:00.000Z'));
  router = createMemoryRouter(
    [
      { path: '/agent', Component: AgentTab },
      { path: '/else', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/agent'] },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const instruction = (): HTMLTextAreaElement => {
  const field = [...document.querySelectorAll('textarea')].find(({ value }) => value.startsWith('Answer'));
  if (!field) expect.fail('there is no instruction');
  return field;
};
const write = (text: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(instruction(), text);
    instruction().dispatchEvent(new Event('input', { bubbles: true }));
  });

it('keeps an instruction that is being written when a knowledge base is attached meanwhile', async () => {
  write('Answer in rhymes.');
  await act(async () => client.setQueryData(agentQuery.queryKey, agentAt('2026-10-02T00:00:00.000Z')));
  expect(instruction().value).toBe('Answer in rhymes.');
});

it('asks before what was written is left', async () => {
  write('Answer in rhymes.');
  await act(async () => router.navigate('/else'));
  expect(document.body.textContent).toContain('What you wrote for the agent is not saved. To go on discards that.');
  expect(router.state.location.pathname).toBe('/agent');
});

it('lets go what is as it is stored', async () => {
  await act(async () => router.navigate('/else'));
  expect(document.body.textContent).toContain('Elsewhere');
});

/** Spec administration §4.8, written out: the buttons that can be pressed in each state, the form being as stored. */
const pressable: Record<Agent['agentStatus'], readonly string[]> = {
  NOT_CREATED: ['Create Agent'],
  CREATING: [],
  UPDATING: [],
  PREPARING: [],
  VERSIONING: [],
  DELETING: [],
  NOT_PREPARED: ['Prepare Agent', 'Delete Agent'],
  FAILED: ['Prepare Agent', 'Delete Agent'],
  PREPARED: ['Test Agent', 'Publish Agent', 'Delete Agent'],
};
const buttons = ['Create Agent', 'Save Configuration', 'Prepare Agent', 'Test Agent', 'Publish Agent', 'Delete Agent'];

const shownPressable = (): string[] =>
  [...document.querySelectorAll('button')]
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent)
    .filter((label) => buttons.includes(label));
const become = (agentStatus: Agent['agentStatus'], more: Partial<Agent> = {}) =>
  act(async () =>
    client.setQueryData(agentQuery.queryKey, { ...agentAt('2026-10-01T00:00:00.000Z'), agentStatus, ...more }),
  );

it.each(agentStatuses)('an agent that is %s has exactly its buttons open, and all others closed', async (status) => {
  await become(status);
  expect(shownPressable()).toEqual(pressable[status]);
});

it.each(agentStatuses)(
  'what was written to an agent that is %s can be saved only where nothing is at work',
  async (status) => {
    await become(status);
    write('Answer founders in rhymes, briefly and in plain words, please.');
    const save = status === 'NOT_CREATED' ? 'Create Agent' : 'Save Configuration';
    expect(shownPressable().includes(save)).toBe(pressable[status].length > 0);
  },
);

it('what founders have already is not published again', async () => {
  const has = { publishedAlias: 'v1', lastPublished: '2026-10-02T00:00:00.000Z' };
  await become('PREPARED', has);
  expect(shownPressable()).toEqual(['Test Agent', 'Delete Agent']);
  await become('PREPARED', { ...has, lastUpdated: '2026-10-03T00:00:00.000Z' });
  expect(shownPressable()).toContain('Publish Agent');
});

it('a draft is not tested while it is being talked to', async () => {
  await become('PREPARED');
  await act(async () => chat.open(true));
  expect(shownPressable()).not.toContain('Test Agent');
  await act(async () => chat.end());
  expect(shownPressable()).toContain('Test Agent');
});
