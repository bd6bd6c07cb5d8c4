import { timing } from '@signet/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GridPage } from './grid-page.tsx';
import type { GridSource } from './grid-source.ts';
import { useGrid } from './use-grid.ts';

type Row = { _id: string };
const rows: GridSource<Row> = {
  key: 'rows',
  sorts: ['name'],
  list: async () => ({ records: [{ _id: 'one' }], count: 1 }),
};
const saving = { count: 1, isEdited: () => true, save: async () => undefined, discard: () => undefined };
const Page = () => (
  <GridPage
    grid={useGrid(rows)}
    label="Rows"
    searchLabel="Search"
    columns={[{ id: 'id', header: 'Id', cell: ({ _id }) => _id }]}
    nameOf={({ _id }) => _id}
    emptyText="None."
    fetchFailed="Failed."
    saving={saving}
  />
);

let root: Root;
const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/?search=plum'] });
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[type=search]');
  return found ?? expect.fail('there is no search');
};
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const pause = () => act(() => vi.advanceTimersByTimeAsync(timing.gridSearchDebounce));

it('whoever keeps their edits sees the search that is in force, and may type the same again', async () => {
  for (const again of [1, 2]) {
    await type('fig');
    await pause();
    expect(document.body.textContent, String(again)).toContain('Discard Changes');
    await act(async () => buttonOf('Cancel')?.click());
    expect(field().value).toBe('plum');
    await pause();
    expect(router.state.location.search).toBe('?search=plum');
    expect(buttonOf('Cancel')).toBeUndefined();
  }
});
