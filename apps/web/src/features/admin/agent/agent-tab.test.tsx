import type { Agent } from '@signet/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
