import type { KnowledgeDocument } from '@signet/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../ui/toast-queue.ts';
import type { GridState } from '../grid/use-grid.ts';
import { DeleteDocuments } from './delete-documents.tsx';

const ids = ['a', 'b', 'c'].map((one) => `0000000${one}-0000-4000-8000-000000000000`);

let root: Root;
let left: ReadonlyMap<string, unknown> | undefined;
let asked: string[];
let said: string[];
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [left, asked, said] = [undefined, [], []];
  vi.spyOn(toasts, 'success').mockImplementation((message) => said.push(message));
  vi.spyOn(toasts, 'error').mockImplementation((message) => said.push(message));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const grid = {
    selected: new Map(ids.map((_id) => [_id, { _id }])),
    select: (to: ReadonlyMap<string, unknown>) => (left = to),
    refresh: async () => undefined,
  };
  await act(async () =>
    root.render(
      <DeleteDocuments
        baseId={ids[0] ?? ''}
        grid={grid as unknown as GridState<KnowledgeDocument>}
        onClose={() => undefined}
      />,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
};
const serve = (answer: (url: string) => Response): void =>
  void vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });

it('deletes nothing before it has asked', () => {
  serve(() => Response.json({}));
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Delete 3 documents?');
  expect(asked).toEqual([]);
});

it('says how many went where one did not, and leaves the rest selected', async () => {
  serve((url) =>
    url.endsWith(`/documents/${ids[1]}`)
      ? Response.json({ message: 'It is being synced.' }, { status: 409 })
      : Response.json({ deletedCount: 1 }),
  );
  await press('Delete');
  expect(said).toEqual(['It is being synced. 1 of 3 are deleted; the rest is selected.']);
  expect([...(left?.keys() ?? [])]).toEqual(ids.slice(1));
});
