import type { KnowledgeBase } from '@signet/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachedQuery, offeredQuery } from './agent-queries.ts';
import { BasesDialog } from './bases-dialog.tsx';

const base = (at: number): KnowledgeBase => ({
  _id: `kb${at}`,
  name: `Handbook ${at}`,
  notes: '',
  s3BucketUrl: null,
  isElsewhere: false,
  status: 'ACTIVE',
  syncJob: {
    status: 'NOT_STARTED',
    startedAt: null,
    updatedAt: null,
    statistics: {
      numberOfDocumentsScanned: 0,
      numberOfDocumentsFailed: 0,
      numberOfMetadataDocumentsScanned: 0,
      numberOfMetadataDocumentsModified: 0,
      numberOfNewDocumentsIndexed: 0,
      numberOfModifiedDocumentsIndexed: 0,
      numberOfDocumentsDeleted: 0,
    },
    failures: [],
  },
});
const bases = (count: number) => Array.from({ length: count }, (_, at) => base(at));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 503 }));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = async (attached: number, offered: number): Promise<string> => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(attachedQuery.queryKey, bases(attached));
  client.setQueryData(offeredQuery.queryKey, bases(offered));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <BasesDialog mayChange onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  );
  return document.body.textContent ?? '';
};
const adds = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim() === 'Add');

it('at five knowledge bases the Add button hides, with the sentence of the specification', async () => {
  expect(await show(5, 7)).toContain('Maximum number of knowledge bases have been attached to agent.');
  expect(adds()).toBe(false);
});

it('where none is left to add, it says so', async () => {
  expect(await show(2, 2)).toContain('No additional knowledge bases are available to associate with this agent.');
  expect(adds()).toBe(false);
});

it('below five another one can be added', async () => {
  const text = await show(4, 5);
  expect(text).not.toContain('Maximum number');
  expect(adds()).toBe(true);
});
